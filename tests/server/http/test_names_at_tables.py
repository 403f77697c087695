"""Who is called otherwise is called so everywhere: at tables that run, in lists, in the archive."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import httpx
import pytest

from tests.core.toy.rules import SPOT
from tests.server.identity.authenticator import Authenticator
from tests.server.identity.houses import SITE
from tests.server.live.serving import Talker, start_match

from .housing import Housed, at_the_table, become_guest, sign_in, sign_up, until_kept
from .test_passkeys import register

Way = Callable[[Housed, httpx.Client], httpx.Response]


def by_signing_in(house: Housed, web: httpx.Client) -> httpx.Response:
    """Become an account that there is already."""
    with house.browser() as elsewhere:
        sign_up(elsewhere, "Heron")
    return sign_in(web, "Heron")


WAYS: dict[str, Way] = {
    "registers": lambda _, web: web.post(
        "/api/account", json={"name": "Heron", "password": "a long enough password"}
    ),
    "passkey": lambda _, web: register(web, Authenticator(SITE), "Heron"),
    "signs in": by_signing_in,
}


def players(seats: Any) -> list[tuple[str, bool]]:
    """Return who sits where, and who of them is a guest."""
    return [(seat["player"], seat.get("is_guest", False)) for seat in seats]


async def change(do: Callable[[], httpx.Response]) -> None:
    """Ask for something over HTTP while sockets are open."""
    answer = await asyncio.to_thread(do)
    assert answer.is_success, answer.text


@pytest.mark.parametrize("way", WAYS)
def test_a_guest_who_becomes_an_account_in_mid_match_has_one_name(
    house: Housed, web: httpx.Client, way: str
) -> None:
    with house.browser() as other:
        guest, token = become_guest(web), sign_up(other, "Elm")
        called = web.get("/api/me").json()["name"]
        table = asyncio.run(match(house, guest, token, lambda: WAYS[way](house, web)))
        for phase in ("open", "running", "over"):
            assert called not in other.get("/api/tables", params={"phase": phase}).text
        [listed] = other.get("/api/tables", params={"phase": "over"}).json()
        assert players(listed["seats"]) == [("Heron", False), ("Elm", False)]
        [found] = other.get("/api/archive", params={"player": "heron"}).json()["matches"]
        assert [(p["name"], p["is_guest"]) for p in found["players"]] == [
            ("Heron", False),
            ("Elm", False),
        ]
        assert other.get("/api/archive", params={"player": called}).json()["matches"] == []
        assert other.get(f"/api/archive/{table}/replay").json()["players"] == ["Heron", "Elm"]
        replay = other.get(f"/api/tables/{table}/replay").json()
        assert (replay["players"], replay["guests"]) == (["Heron", "Elm"], [])


async def match(
    house: Housed, guest: str, token: str, register: Callable[[], httpx.Response]
) -> str:
    """Let a guest become somebody in a match; who plays against them sees that, to the end."""
    async with at_the_table(house, token) as two:
        async with at_the_table(house, guest) as one:
            table = await start_match(one, two, is_public=True)
            await one.ask(table, "say", seat=0, text="good luck")
            await one.ask(table, "act", seat=0, actions=[SPOT, 0])
            await change(register)
        now = await two.until_now(table, lambda now: now["seats"][0]["player"] == "Heron")
        assert players(now["seats"]) == [("Heron", False), ("Elm", False)]
        assert [(said["name"], said.get("is_guest", False)) for said in now["sayings"]] == [
            ("Heron", False)
        ]
        await two.ask(table, "resign", seat=1)
    await until_kept(house, table)
    return table


def test_a_finished_match_follows_a_name_that_changes_later(
    house: Housed, web: httpx.Client
) -> None:
    async def play(one: Talker, two: Talker) -> str:
        table = await start_match(one, two, is_public=True)
        await one.ask(table, "resign", seat=0)
        await until_kept(house, table)
        return table

    with house.browser() as other:
        tokens = sign_up(web, "Heron"), sign_up(other, "Elm")
        asyncio.run(at_two(house, tokens, play))
        assert web.post("/api/account/name", json={"name": "Basalt"}).status_code == 200
        [listed] = other.get("/api/tables", params={"phase": "over"}).json()
        assert players(listed["seats"]) == [("Basalt", False), ("Elm", False)]
        assert len(other.get("/api/archive", params={"player": "basalt"}).json()["matches"]) == 1
        assert other.get("/api/archive", params={"player": "Heron"}).json()["matches"] == []


def test_an_open_socket_sits_down_under_the_new_name(house: Housed, web: httpx.Client) -> None:
    def rename() -> httpx.Response:
        return web.post("/api/account/name", json={"name": "Basalt"})

    async def play(one: Talker, two: Talker) -> str:
        await one.hello()
        await two.hello()
        await change(rename)
        table = await one.open(is_public=True)
        await one.ask(table, "sit", seat=0)
        seen = await two.watch(table)
        assert seen["table"]["about"]["opened_by"] == "Basalt"
        assert players(seen["table"]["now"]["seats"][:1]) == [("Basalt", False)]
        return table

    with house.browser() as other:
        tokens = sign_up(web, "Heron"), sign_up(other, "Elm")
        asyncio.run(at_two(house, tokens, play))


async def at_two(
    house: Housed, tokens: tuple[str, str], play: Callable[[Talker, Talker], Awaitable[str]]
) -> str:
    """Let two people do something at their sockets."""
    async with at_the_table(house, tokens[0]) as one, at_the_table(house, tokens[1]) as two:
        return await play(one, two)


def test_a_spectator_who_is_behind_learns_the_name_and_nothing_else(
    house: Housed, web: httpx.Client
) -> None:
    async def watch(guest: str, elm: str, stranger: str) -> None:
        async with (
            at_the_table(house, guest) as one,
            at_the_table(house, elm) as two,
            at_the_table(house, stranger) as three,
        ):
            table = await start_match(one, two, is_public=True, watching_delay=600)
            await three.hello()
            await three.watch(table)
            await one.ask(table, "say", seat=0, text="nobody knows this yet")
            await one.ask(table, "act", seat=0, actions=[SPOT, 0])
            await change(lambda: WAYS["registers"](house, web))
            await three.until_now(table, lambda now: now["seats"][0]["player"] == "Heron")
            again = await three.watch(table)
            assert "nobody knows this yet" not in "".join(three.bytes)
            assert again["table"]["now"]["phase"] == "open"

    with house.browser() as other, house.browser() as third:
        asyncio.run(watch(become_guest(web), sign_up(other, "Elm"), become_guest(third)))
