"""Bad input over HTTP: whatever the OpenAPI document allows or forbids, never a 500."""

import asyncio
from collections.abc import Iterator
from itertools import count
from typing import Any, cast

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

from gloaming.server.access.doorman import COOKIE
from gloaming.server.app import make_app
from gloaming.server.bus.local_bus import LocalBus
from gloaming.server.hosting.repertoire import Repertoire
from gloaming.server.identity.sql_identity import SqlIdentity
from gloaming.server.settings import Settings
from gloaming.server.storage.database import Database
from tests.patience import PATIENCE
from tests.server.identity.houses import PASSWORD
from tests.server.live.hosting import find_any
from tests.server.live.memory import MemoryStorage

from .housing import OURS, Housed, housed

EXAMPLES = 25
NUMBERS = count()
TABLES = 100_000  # may be opened by the one who probes
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


# Only described here, never asked: so there is no database behind it.
DESCRIBED = SqlIdentity(cast("Database", None), Settings())
PATHS = sorted(make_app(MemoryStorage(), DESCRIBED, LocalBus()).openapi_schema.paths or {})


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Housed]:
    """Serve for all tests of this module."""
    offered = Repertoire(("toy",), find_any, {})
    with housed(tmp_path_factory.mktemp("openapi"), offered, tables_per_person=TABLES) as running:
        yield running


class Prober:
    """Somebody with an account, or a guest where a request has ended that."""

    def __init__(self, house: Housed, number: int) -> None:
        """Sign up."""
        self.identity = house.identity
        name = f"Prober {number}"
        _, self.token = asyncio.run(self.identity.passwords.sign_up(name, PASSWORD))

    def headers(self) -> dict[str, str]:
        """Return what says who asks."""
        if asyncio.run(self.identity.who(self.token, "bearer")) is None:
            _, self.token = asyncio.run(self.identity.new_guest())
        return {**OURS, "Cookie": f"{COOKIE}={self.token}"}


def probe(operation: Any, prober: Prober, mode: GenerationMode) -> None:
    """Send many requests, as described or not, and look at the answers."""

    @settings(max_examples=EXAMPLES, deadline=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(generation_mode=mode))
    def send(case: Any) -> None:
        case.call_and_validate(headers=prober.headers(), checks=CHECKS)

    send()


@pytest.mark.parametrize("path", PATHS)
def test_no_request_breaks_anything(house: Housed, path: str) -> None:
    document = schemathesis.openapi.from_url(f"{house.address}/api/schema/openapi.json")
    for operation in document[path].values():
        prober = Prober(house, next(NUMBERS))
        probe(operation, prober, GenerationMode.POSITIVE)
        if operation.body or operation.query or operation.path_parameters:
            probe(operation, prober, GenerationMode.NEGATIVE)
    assert httpx.get(f"{house.address}/ready", timeout=PATIENCE).status_code == 200
