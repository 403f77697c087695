"""What decided a match: who took the lead for good, and looks that caught many."""

from gloaming.core.actors import AUTOMATIC
from gloaming.core.game import Moment, Ply
from gloaming.core.layout import Records
from gloaming.core.turning_points import TurningPoint
from gloaming.games.spokenchaos import GAME
from gloaming.games.spokenchaos.options import SpokenchaosOptions
from gloaming.games.spokenchaos.state import CATCHING, PLANNING, State

from .tables import Table

INSIDE = ("blue-s1 0.5 0.5", "blue-s2 1.5 0.5", "orange-m1 2.5 0.5")


def table(*lines: str, phase: int = PLANNING) -> Records[State]:
    """Return the state of a match with ghosts as described."""
    states = Table(*lines, players="2").states
    states[0].phase = phase
    return states


def told(*states: Records[State]) -> list[TurningPoint]:
    """Return the turning points of a match that went through some states."""
    moments = [Moment(before, Ply(AUTOMATIC, 0)) for before in states[:-1]]
    return GAME.turning_points(SpokenchaosOptions(), moments, states[-1])


def test_a_look_is_told_with_whom_it_caught() -> None:
    before = table(*INSIDE, "orange-l1 out", phase=CATCHING)
    after = table("orange-m1 2.5 0.5", "orange-l1 out")
    assert told(before, after) == [TurningPoint(1, "caught", 0, 2)]


def test_only_looks_catch() -> None:
    ahead = ("orange-l1 out",)
    assert told(table(*INSIDE, *ahead), table("orange-m1 2.5 0.5", *ahead)) == []


def test_the_lead_is_told_where_it_was_taken_for_good() -> None:
    even = table("blue-s1 out", "orange-s1 out")
    behind = table("blue-s1 out", "orange-l1 out")
    ahead = table("blue-s1 out", "blue-l1 out", "orange-l1 out")
    assert told(even, behind, ahead, ahead) == [TurningPoint(2, "ahead", 0, 6)]


def test_nobody_leads_at_the_end() -> None:
    assert told(table("blue-s1 out"), table("blue-s1 out", "orange-s1 out")) == []
