"""Bodies that are no text and fields of a wrong type: 400, with the place."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from .housing import Housed, housed, refusal, sign_up

BODIES = ("/api/tables", "/api/puzzles", "/api/progress", "/api/account/sign-in", "/api/account")


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Housed]:
    """Serve for all tests of this module."""
    with housed(tmp_path_factory.mktemp("bodies")) as served:
        yield served


@pytest.fixture(scope="module")
def ada(house: Housed) -> Iterator[httpx.Client]:
    """Return the browser of somebody with an account."""
    with house.browser() as web:
        sign_up(web, "Ada")
        yield web


@pytest.mark.parametrize("path", BODIES)
@pytest.mark.parametrize("body", [b"\xff\xfe", b'{"a": "\xff"}', b'{"id": "\xed\xa0\x80"}'])
def test_bytes_that_are_no_text(ada: httpx.Client, path: str, body: bytes) -> None:
    answer = ada.post(path, content=body, headers={"content-type": "application/json"})
    assert refusal(answer) == (400, "malformed")
    assert answer.json()["place"] or "byte" in answer.json()["text"]


@pytest.mark.parametrize("wrong", [[1], 3, "x", {"ff-0001": 3}])
def test_a_field_that_is_called_like_a_part_of_ours(ada: httpx.Client, wrong: Any) -> None:
    answer = ada.post("/api/progress", json={"puzzles": wrong})
    assert refusal(answer) == (400, "malformed")
    assert answer.json()["place"].startswith("puzzles")
