"""What decided a match: who took the lead for good, and what the monster cost."""

from gloaming.core.actors import AUTOMATIC, GO_ON
from gloaming.core.game import Moment, Ply
from gloaming.core.layout import clone
from gloaming.core.match import Match
from gloaming.core.turning_points import TurningPoint
from gloaming.games.finstere.state import WAITING
from tests.games.finstere.positions import idle, match_at, play, window


def told(match: Match) -> list[TurningPoint]:
    """Return the turning points of a match."""
    return match.game.turning_points(match.options, match.moments, match.states)


def test_nothing_has_been_decided_yet() -> None:
    match = match_at(window(4, 4, "G1  .  R1"))
    play(match, "G1 -  R1 -")
    assert told(match) == []


def test_the_lead_is_told_where_it_changed_for_the_last_time() -> None:
    match = match_at(window(0, 0, """
        G5  R5  R4  .
        .   .   .   .
        .   .   .   G1
    """))  # fmt: skip
    play(match, "G5 N  R5 WN  G1 -  R4 WWN")
    [point] = told(match)
    assert (point.kind, point.seat, point.count) == ("lead", 1, 2)
    assert match.moments[point.at - 1].before[0].exits == 2
    assert match.states[0].exits == 3


def test_a_token_that_starts_again_is_told_with_its_owner() -> None:
    match = match_at(window(4, 4, "M> R1 . . G1"))
    idle(match, "1-hit")
    [point] = told(match)
    assert (point.kind, point.seat, point.count) == ("eaten", 1, 1)


def test_in_the_second_half_it_is_gone() -> None:
    match = match_at(window(4, 4, "M> G1"))
    match.state.second_half = True
    match.state.cards_left = 7
    idle(match, "1-hit")
    assert [point.kind for point in told(match)] == ["gone"]


def test_dear_bites_are_told_before_cheap_ones() -> None:
    match = match_at(window(4, 4, "M> R1 G1 B1 Y1"))
    idle(match, "5")
    points = told(match)
    assert [(point.kind, point.seat) for point in points] == [
        ("eaten", 1),
        ("eaten", 0),
        ("eaten", 2),
    ]
    assert [point.at for point in points] == sorted(point.at for point in points)


def test_of_tokens_that_go_together_the_dearest_is_told() -> None:
    match = match_at(window(4, 4, "M> . G1 R1"))
    after = clone(match.states)
    after[0].floor.cell_of[[0, 4]] = WAITING  # the first of both seats
    moment = Moment(match.states, Ply(AUTOMATIC, GO_ON))
    [point] = match.game.turning_points(match.options, [moment], after)
    assert (point.kind, point.seat, point.count) == ("eaten", 0, 2)


def test_tokens_pushed_over_the_edge_are_told_together() -> None:
    match = match_at(window(13, 4, "M> # G1"))
    play(match, "G1 -", "monster 5")
    assert told(match)[0].seat == 0
