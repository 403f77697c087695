"""What decided a match: the look after which somebody led for good, and other looks."""

from collections.abc import Sequence

from gloaming.core.actors import AUTOMATIC
from gloaming.core.game import Moment, Ply
from gloaming.core.layout import Records
from gloaming.core.turning_points import TurningPoint
from gloaming.games.spokenchaos import GAME
from gloaming.games.spokenchaos.options import SpokenchaosOptions
from gloaming.games.spokenchaos.sight.look_in_match import enough
from gloaming.games.spokenchaos.state import CATCHING, LOOKING, PLANNING, State
from tests.games.spokenchaos.tables import Table

GRID = 16
INSIDE = ("blue-s1 0.5 0.5", "blue-s2 1.5 0.5", "orange-m1 2.5 0.5")
EVEN = ("blue-l1 out", "orange-l1 out")
BLUE_S1, BLUE_S2, ORANGE_M1 = 0, 1, 11


def table(*lines: str, phase: int = PLANNING, seen: Sequence[int] = ()) -> Records[State]:
    """Return the state of a match with ghosts as described, of which some were just seen."""
    states = Table(*lines, players="2", grid=str(GRID)).states
    states[0].phase = phase
    for ghost in seen:
        states[0].figures[ghost].samples = enough(GRID)
    return states


def look(*lines: str, seen: Sequence[int] = ()) -> tuple[Records[State], Records[State]]:
    """Return the states before a look at ghosts as described and after it."""
    return table(*lines, phase=LOOKING), table(*lines, phase=CATCHING, seen=seen)


def told(*states: Records[State]) -> list[TurningPoint]:
    """Return the turning points of a match that went through some states."""
    moments = [Moment(before, Ply(AUTOMATIC, 0)) for before in states[:-1]]
    return GAME.turning_points(SpokenchaosOptions(), moments, states[-1])


def test_a_look_is_told_with_whom_it_caught() -> None:
    seen = look(*INSIDE, *EVEN, seen=(BLUE_S1, BLUE_S2))
    assert told(*seen, table(*EVEN)) == [TurningPoint(1, "caught", 0, 2)]


def test_of_those_who_are_caught_the_dearest_is_told() -> None:
    seen = look(*INSIDE, *EVEN, seen=(BLUE_S1, BLUE_S2, ORANGE_M1))
    assert told(*seen, table(*EVEN)) == [TurningPoint(1, "caught", 1, 3)]


def test_a_look_that_saw_nobody_is_told_with_who_slipped_out_next() -> None:
    gone = table("blue-s1 out", "orange-m1 2.5 0.5", "orange-s1 1.5 1.5", *EVEN)
    even = table("blue-s1 out", "orange-s1 out", *EVEN)
    states = (*look(*INSIDE, *EVEN), gone, *look("orange-m1 2.5 0.5", *EVEN, seen=(ORANGE_M1,)))
    points = told(*states, even)
    assert TurningPoint(4, "caught", 1, 1) in points
    assert points[0].at == 1
    slipped = told(*look(*INSIDE, *EVEN), even)
    assert slipped == [TurningPoint(1, "slipped", 0, 1)]


def test_a_look_from_which_all_stay_hidden_is_told_too() -> None:
    assert told(*look(*INSIDE, *EVEN), table(*EVEN)) == [TurningPoint(1, "hidden", 1, 1)]


def test_an_empty_lobby_is_nothing_to_tell() -> None:
    assert told(*look(*EVEN), table(*EVEN)) == []


def test_only_looks_are_told() -> None:
    ahead = ("orange-l1 out",)
    assert told(table(*INSIDE, *ahead), table("orange-m1 2.5 0.5", *ahead)) == []


def test_three_are_told_at_most_and_the_costliest_before_others() -> None:
    small, medium = look(*INSIDE, *EVEN, seen=(BLUE_S1,)), look(*INSIDE, *EVEN, seen=(ORANGE_M1,))
    hidden = look(*INSIDE, *EVEN)
    points = told(*hidden, *small, *hidden, *medium, table(*EVEN))
    assert [point.at for point in points] == [1, 3, 7]
    assert [point.kind for point in points] == ["hidden", "caught", "caught"]


def test_the_lead_is_told_with_the_look_after_which_it_was_kept() -> None:
    even = table(*EVEN)
    ahead = (*EVEN, "blue-s1 out")
    points = told(even, *look(*EVEN), even, table(*ahead), *look(*ahead), table(*ahead))
    assert points == [TurningPoint(6, "ahead", 0, 6)]


def test_a_lead_that_a_look_itself_gives_is_told_with_it() -> None:
    seen = look("orange-s1 2.5 0.5", *EVEN, "blue-s1 2.5 1.5", seen=(7,))
    after = table(*EVEN, "blue-s1 2.5 1.5")
    assert told(*seen, after) == [TurningPoint(1, "ahead", 0, 6)]


def test_a_lead_without_a_look_after_it_is_told_with_the_last_look() -> None:
    assert told(*look(*EVEN), table(*EVEN, "blue-s1 out")) == [TurningPoint(1, "ahead", 0, 6)]
    assert told(table(*EVEN), table(*EVEN, "blue-s1 out")) == []


def test_nobody_leads_at_the_end() -> None:
    assert told(*look("blue-s1 out"), table("blue-s1 out", "orange-s1 out")) == []


def test_who_led_from_the_beginning_is_told_at_the_first_look() -> None:
    ahead = ("blue-l1 out",)
    assert told(*look(*ahead), table(*ahead)) == [TurningPoint(1, "ahead", 0, 5)]
