"""Whoever is signed out is signed out on their sockets as well."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from gloaming.server.access.visits import SIGNED_OUT
from tests.server.identity.houses import PASSWORD

from .housing import Housed, at_the_table, become_guest, housed, sign_in, sign_up

CHANGE = {"old": PASSWORD, "new": "another long password"}


def revoke_first(web: httpx.Client) -> httpx.Response:
    """Sign the browser out that was signed in first."""
    first = web.get("/api/account/tokens").json()[0]
    return web.delete(f"/api/account/tokens/{first['id']}")


WAYS: dict[str, Callable[[httpx.Client], httpx.Response]] = {
    "everywhere": lambda web: web.post("/api/account/sign-out-everywhere"),
    "password": lambda web: web.post("/api/account/password", json=CHANGE),
    "revoked": revoke_first,
    "deleted": lambda web: web.post(
        "/api/account/delete", json={"name": "Heron", "password": PASSWORD}
    ),
}


async def end_and_wait(house: Housed, token: str, end: Callable[[], Any]) -> int:
    """Open a socket with a token, end it over HTTP, and return with which code it closes."""
    async with at_the_table(house, token) as talker:
        await talker.hello()
        assert (await asyncio.to_thread(end)).is_success
        with pytest.raises(ConnectionClosed) as closed:
            await talker.hear()
        assert closed.value.rcvd
        return closed.value.rcvd.code


@pytest.mark.parametrize("way", WAYS)
def test_a_socket_ends_with_its_token(tmp_path: Path, way: str) -> None:
    with housed(tmp_path) as house, house.browser() as one, house.browser() as two:
        token = sign_up(one, "Heron")
        sign_in(two, "Heron")
        code = asyncio.run(end_and_wait(house, token, lambda: WAYS[way](two)))
        assert code == SIGNED_OUT


def test_a_guest_who_signs_in_comes_again_as_the_account(tmp_path: Path) -> None:
    with housed(tmp_path) as house, house.browser() as one, house.browser() as two:
        sign_up(one, "Heron")
        token = become_guest(two)
        code = asyncio.run(end_and_wait(house, token, lambda: sign_in(two, "Heron")))
        assert code == SIGNED_OUT


def test_who_signs_out_here_stays_elsewhere(tmp_path: Path) -> None:
    async def stay(house: Housed, token: str, web: httpx.Client) -> None:
        async with at_the_table(house, token) as talker:
            await talker.hello()
            assert (await asyncio.to_thread(web.post, "/api/account/sign-out")).is_success
            await talker.send(type="ping")
            assert (await talker.hear())["type"] == "pong"

    with housed(tmp_path) as house, house.browser() as one, house.browser() as two:
        token = sign_up(one, "Heron")
        sign_in(two, "Heron")
        asyncio.run(stay(house, token, two))
