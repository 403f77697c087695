"""The client for programs, with a real server."""

import asyncio
from contextlib import suppress

import msgspec
import pytest

from gloaming.client import (
    LostError,
    Moment,
    Now,
    RefusedError,
    Table,
    TooLateError,
    addresses,
    connect,
    connect_blocking,
    errors,
    told,
)
from gloaming.client import server as client_server
from gloaming.client.table import Growing
from gloaming.server.access.doorman import COOKIE
from gloaming.server.access.visits import SIGNED_OUT
from gloaming.server.messages.from_server import VERSION
from gloaming.server.messages.schema import schema

from .hosting import run
from .serving import Served, serving

TOY = {"players": "2", "rounds": "3"}


async def play_first(table: Table) -> list[Moment]:
    """Take the first choice until the match is over; return the moments that were told as new."""
    known: dict[int, Moment] = {}
    async for now in table:
        (sight,) = now.sights
        assert sight.position is not None
        known |= dict(enumerate(sight.moments, sight.moments_before))
        with suppress(TooLateError):
            for acting in now.acting:
                await table.act(acting.actions[0].text)
    return [known[number] for number in sorted(known)]


async def play_together(served: Served, *names: str) -> None:
    """Let two programs open a table and play a match; they are told the same."""
    tokens = [served.identity.known(name) for name in names]
    async with (
        connect(served.address, tokens[0]) as one,
        connect(served.address, tokens[1]) as two,
    ):
        first = await one.open("toy", TOY)
        second = await two.watch(first.id)
        for seat, table in enumerate((first, second)):
            await table.sit(seat)
            await table.ready()
        stories = await asyncio.gather(play_first(first), play_first(second))
    assert first.now.verdict == second.now.verdict
    assert list(map(len, stories)) == [len(first.story()), len(second.story())]


def test_programs_play_in_words_with_a_real_server() -> None:
    with serving(messages_per_second=1e9) as served:
        run(play_together(served, "one", "two"))


def test_refusals_say_why() -> None:
    async def test(served: Served) -> None:
        token = served.identity.known("one")
        async with connect(served.address, token) as server:
            with pytest.raises(RefusedError) as no_game:
                await server.open("chess")
            assert no_game.value.code == "no-such-game"
            with pytest.raises(RefusedError) as no_table:
                await server.watch("nowhere")
            assert no_table.value.code == "no-such-table"
            table = await server.open("toy", TOY)
            with pytest.raises(ValueError, match="which seat"):
                await table.act(0)
            with pytest.raises(RefusedError) as no_seat:
                await table.sit(9)
            assert no_seat.value.code == "no-such-seat"
            await table.sit(0)
            with pytest.raises(TooLateError) as taken:
                await table.put_bot(0, "random")
            assert taken.value.code == "seat-taken"

    with serving() as served:
        run(test(served))


def test_a_choice_that_is_past_is_refused() -> None:
    async def test(served: Served) -> None:
        async with connect(served.address, served.identity.known("one")) as server:
            table = await server.open("toy", TOY)
            for seat in range(2):
                await table.sit(seat)
            await table.ready()
            while not table.now.acting:
                await table.next()
            sight = table.now.acting[0]
            await table.act(sight.actions[0], seat=sight.seat)
            with pytest.raises(TooLateError) as late:
                await table.act(sight.actions[0], seat=sight.seat)
            assert late.value.code == "stale"
            await table.next()
            await table.undo(seat=sight.seat)
            await table.say("hello", seat=sight.seat)
            while not table.now.sayings:
                await table.next()
            assert table.now.sayings[0].text == "hello"
            await table.resign(sight.seat)
            assert [now.is_over async for now in table][-1]
            await server.leave(table)

    with serving(messages_per_second=1e9) as served:
        run(test(served))


def test_a_token_that_nobody_has_is_told_at_once() -> None:
    async def test(served: Served) -> None:
        async with connect(served.address, "nobody's"):
            pass

    with serving() as served, pytest.raises(LostError, match="token"):
        run(test(served))


def test_who_has_no_token_is_a_guest_and_may_come_back() -> None:
    async def test(served: Served) -> None:
        async with connect(served.address) as server:
            assert server.is_guest
            name, token = server.name, server.token
        async with connect(served.address, token) as server:
            assert server.name == name

    with serving() as served:
        run(test(served))


def test_programs_that_wait_play_too() -> None:
    with (
        serving(messages_per_second=1e9) as served,
        connect_blocking(served.address, served.identity.known("one")) as server,
    ):
        table = server.open("toy", TOY)
        for seat in range(2):
            table.ask("sit", seat=seat)
        table.ask("ready")
        again = server.watch(table.table.id)
        for now in again:
            for sight in now.acting[:1]:
                again.act(sight.actions[0], seat=sight.seat)
        assert again.now.verdict


def test_what_is_known_by_both_sides_is_the_same() -> None:
    assert VERSION == told.VERSION
    assert COOKIE == addresses.COOKIE
    assert SIGNED_OUT == client_server.SIGNED_OUT
    codes = schema()["$defs"]["Refused"]["properties"]["code"]["enum"]
    assert set(codes) >= errors.LATE | client_server.PASSING


SHOWN = {
    "Choice": "ShownChoice",
    "Moment": "ShownMoment",
    "Offer": "ShownOffer",
    "Saying": "ShownSaying",
    "Seat": "ShownSeat",
    "Sight": "ShownSight",
    "Verdict": "ShownVerdict",
    "About": "TableAbout",
    "Now": "TableNow",
    "Whole": "WholeTable",
    **{name: name for name in ("Score", "Welcome", "TableMessage", "Changed")},
    **{name: name for name in ("Acknowledged", "Refused")},
}


@pytest.mark.parametrize("name", SHOWN)
def test_every_field_is_one_that_the_server_tells(name: str) -> None:
    kind = getattr(told, name)
    shown = schema()["$defs"][SHOWN[name]]
    required = {field.encode_name for field in msgspec.structs.fields(kind) if field.required}
    assert set(kind.__struct_fields__) <= set(shown["properties"])
    assert required <= set(shown["required"])


def test_things_are_new_once_and_what_was_taken_back_is_gone() -> None:
    growing = Growing[str]()
    growing.hear(0, ("a", "b"))
    assert growing.news() == (0, ("a", "b"))
    growing.hear(2, ("c",))
    growing.hear(3, ("d",))
    assert growing.news() == (2, ("c", "d"))
    growing.hear(2, ("e",))
    assert growing.news() == (2, ("e",))
    growing.hear(1, ("b", "e", "f"))
    assert growing.news() == (3, ("f",))
    growing.hear(9, ("x",))
    assert growing.news() == (9, ("x",))
    assert growing.items == ["x"]


def test_one_knows_ones_seats() -> None:
    seats = ({"name": "red", "kind": "person", "is_yours": True}, {"name": "b", "kind": "empty"})
    now = msgspec.convert({"phase": "open", "seats": seats, "sights": []}, Now)
    assert (now.own, now.empty, now.is_ready, now.is_over) == ((0,), (1,), False, False)
