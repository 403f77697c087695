"""Bad input over HTTP: whatever the OpenAPI document allows or forbids, never a 500."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from gloaming.server.app import make_app
from gloaming.server.bus.local_bus import LocalBus
from gloaming.server.live.repertoire import Repertoire
from tests.server.live.hosting import find_any
from tests.server.live.memory import MemoryIdentity, MemoryStorage
from tests.server.live.serving import Served, serving

EXAMPLES = 25
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.fixture(scope="module")
def served() -> Iterator[Served]:
    """Serve for all tests of this module."""
    offered = Repertoire(("toy",), find_any, {})
    with serving(repertoire=offered) as running:
        yield running


PATHS = sorted(make_app(MemoryStorage(), MemoryIdentity(), LocalBus()).openapi_schema.paths or {})


@pytest.mark.parametrize("path", PATHS)
def test_no_request_breaks_anything(served: Served, path: str) -> None:
    document = schemathesis.openapi.from_url(f"{served.address}/api/schema/openapi.json")
    headers = {"X-Gloaming": "1", "Authorization": f"Bearer {served.identity.known('prober')}"}
    for operation in document[path].values():

        @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy(generation_mode=GenerationMode.POSITIVE))
        def probe_well(case: Any) -> None:
            case.call_and_validate(headers=headers, checks=CHECKS)

        @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy(generation_mode=GenerationMode.NEGATIVE))
        def probe_badly(case: Any) -> None:
            case.call_and_validate(headers=headers, checks=CHECKS)

        probe_well()
        if operation.body or operation.query or operation.path_parameters:
            probe_badly()
    assert httpx.get(f"{served.address}/ready").status_code == 200
