"""Spokenchaos at a table of the server: a whole match, and no byte of a sealed plan leaks."""

import msgspec
import pytest

from gloaming.bots.random_bot import RandomBot
from gloaming.core.streams import stream_from
from gloaming.games import find
from gloaming.games.spokenchaos import GAME
from gloaming.games.spokenchaos.options import SpokenchaosOptions
from gloaming.games.spokenchaos.state import PLANNING
from gloaming.games.spokenchaos.text.notation import read_action
from gloaming.server.bus.local_bus import LocalBus
from gloaming.server.hosting.host import Host
from gloaming.server.hosting.repertoire import Repertoire
from gloaming.server.tables.commands import MOST_IN_TURN, Act, Ready, Sit, Undo
from gloaming.server.tables.refusal import Refusal
from gloaming.server.tables.settings import TableSettings
from gloaming.server.tables.views import in_plies, in_words
from gloaming.server.tables.views.sights import ViewCache
from gloaming.server.tables.views.view import person_view
from tests.server.tables.driving import Driven, seat_all

from .hosting import ONE, PEOPLE, TWO, Time, run
from .memory import MemoryStorage

OPTIONS = {"players": "2", "grid": "16"}
PARSED = SpokenchaosOptions(players=2, grid=16)
SETTINGS = TableSettings(game="spokenchaos", options=OPTIONS)
MOST_COMMANDS = 2000


def actions(*texts: str) -> tuple[int, ...]:
    """Return actions that are given as text."""
    return tuple(read_action(PARSED, text) for text in texts)


def planning_table() -> Driven:
    """Return a table of two people who are to plan."""
    driven = Driven(SETTINGS, GAME, seed="the same in both")
    seat_all(driven, 2)
    while driven.table.match.state.phase != PLANNING:
        seat = driven.table.to_act[0]
        listed = driven.table.match.legal_actions(seat)
        texts = [GAME.write_action(PARSED, driven.table.match.states, one) for one in listed]
        choice = next((text for text in ("keep", "pass") if text in texts), texts[0])
        driven.act(seat, *actions(choice))
    return driven


def told(driven: Driven, person: object) -> bytes:
    """Return all that a person, or a spectator, is told of a table."""
    seen = person_view(driven.table, person, ViewCache())  # type: ignore[arg-type]
    return msgspec.json.encode((in_words.whole(seen), in_plies.whole(seen)))


def test_a_sealed_plan_changes_not_one_byte_for_the_others() -> None:
    plans = (
        ("ghost s1", "enter 1", "spot 0.5,0.5", "done"),
        ("ghost l1", "enter 6", "stay", "ghost m2", "enter 2", "N", "spot 0.5,0.5", "done"),
        ("done",),
    )
    tables = [planning_table() for _ in plans]
    for driven, plan in zip(tables, plans, strict=True):
        driven.act(0, *actions(*plan))
    for person in (TWO, None):
        assert len({told(driven, person) for driven in tables}) == 1
    assert len({told(driven, ONE) for driven in tables}) == len(plans)


def test_half_a_plan_is_as_secret_as_none() -> None:
    begun, fresh = planning_table(), planning_table()
    for text in ("ghost s1", "enter 1", "N", "stay", "ghost s2"):
        begun.act(0, *actions(text))
        assert told(begun, TWO) == told(fresh, TWO)
    # With six ghosts out only one can be picked, which must not give it away either.
    for driven in (begun, fresh):
        driven.act(1, *actions("done"))


def test_all_is_told_once_the_plans_are_revealed() -> None:
    driven = planning_table()
    driven.act(0, *actions("ghost s1", "enter 1", "spot 0.5,0.5", "done"))
    assert b"spot 0.5,0.5" not in told(driven, TWO)
    driven.act(1, *actions("done"))
    assert b"spot 0.5,0.5" in told(driven, TWO)


def test_a_plan_is_not_changed_without_end() -> None:
    driven = planning_table()
    change = actions("ghost s1", "enter 1", "stay")
    for _ in range(MOST_IN_TURN // len(change)):
        driven.act(0, *change)
    with pytest.raises(Refusal) as refused:
        driven.act(0, *change)
    assert refused.value.code == "too-many"
    driven.act(1, *actions("ghost s1", "enter 1", "stay"))  # which is a turn of its own
    driven.ask(Undo(0, len(change)), ONE)
    driven.act(0, *actions("done"))


def test_a_whole_match_is_played_at_a_table() -> None:
    async def test() -> None:
        repertoire = Repertoire(("spokenchaos",), find, {})
        host = Host(MemoryStorage(), LocalBus(), repertoire, now=Time())
        table = await host.open_table(ONE, SETTINGS, "open")
        for seat in range(2):
            await host.do(table, Sit(seat), PEOPLE[seat], f"sit {seat}")
        for seat in range(2):
            await host.do(table, Ready(), PEOPLE[seat], f"ready {seat}")
        for number in range(MOST_COMMANDS):
            match = (await host.hosted(table)).table.match
            if match.outcome is not None:
                break
            seat = match.seats_to_act()[-1]
            imagined = GAME.imagine(match.states, seat, stream_from(number))
            chosen = RandomBot().plan(GAME, imagined, seat, stream_from(number, seat))
            await host.do(table, Act(seat, tuple(chosen)), PEOPLE[seat], f"act {number}")
        assert (await host.hosted(table)).table.match.outcome is not None

    run(test())
