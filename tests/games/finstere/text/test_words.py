"""What an action does and why, as sentences."""

from gloaming.core.match import Match
from gloaming.games.finstere.game import GAME
from gloaming.games.finstere.options import FinstereOptions
from tests.games.finstere.positions import match_at, play, window


def sentences(match: Match, first: int = 0) -> list[list[str]]:
    """Return the explanations of what was done in a match."""
    return [match.game.explain(match.options, moment) for moment in match.moments[first:]]


def test_a_token_is_picked_steps_pushes_and_stops() -> None:
    match = match_at(window(0, 0, ". # G3\n. . ."))
    play(match, "G3 SNW")

    assert sentences(match) == [
        ["green moves G3, up to 3 steps"],
        ["G3 goes S: on (2,1)"],
        ["G3 goes N: on (2,0)"],
        ["G3 goes W: on (1,0)", "the stone on (1,0) is pushed out of the game"],
        ["G3 stops on (1,0)"],
    ]


def test_a_pushed_tile_is_told_with_where_it_comes_to_rest() -> None:
    match = match_at(window(4, 4, "G4 o ~ ~ ~ ~ ."))
    play(match, "G4 E..")

    assert sentences(match)[1] == [
        "G4 goes E: on (5,4)",
        "the crystal on (5,4) is pushed to (10,4)",
    ]


def test_entering_waiting_and_leaving() -> None:
    match = match_at(window(0, 0, "G1\nwaiting: R3 B1"))
    play(match, "G1 N  R3 I  B1 -")

    assert [line for lines in sentences(match) for line in lines] == [
        "green moves G1, up to 1 step",
        "G1 goes N: outside, in freedom",
        "G1 stops outside, in freedom",
        "red moves R3, up to 3 steps",
        "R3 goes I: on (15,10)",
        "R3 stops on (15,10)",
        "blue moves B1, up to 1 step",
        "B1 stops before the entrance",
    ]


def test_the_card_the_monsters_steps_and_his_last_look() -> None:
    match = match_at(window(4, 4, "M> #\nwaiting: R1"))
    match.state.to_move = 1
    play(match, "R1 -")
    first = len(match.moments)
    play(match, "monster 5")

    told = sentences(match, first)
    assert len(told) == 7
    assert told[0] == ["monster 5"]
    assert told[1] == [
        "sees nobody and goes straight on, E",
        "pushes the stone from (5,4) to (6,4)",
        "comes to (5,4)",
    ]
    assert told[-1] == ["last look: sees nobody: still faces E"]


def test_the_last_look_may_turn_him() -> None:
    match = match_at(window(4, 4, "M> . . . . .\n. . . . . .\n. . . . . G3"))
    play(match, "G3 -", "monster 5")

    assert sentences(match)[-1] == ["last look: sees G3 2 S: turns S"]


def test_a_tie_in_the_last_look_leaves_him_as_he_is() -> None:
    match = match_at(window(4, 4, ". . . . . G4\nM> . . . . .\n. . . . . R3"))
    play(match, "G4 -", "R3 -", "monster 5")

    assert sentences(match)[-1] == ["last look: sees G4 1 N, R3 1 S, a tie: still faces E"]


def test_a_tile_is_laid() -> None:
    match = Match(GAME, FinstereOptions(players=2, advanced=True), "1")
    play(match, "lay stone (5,5)", "lay blue teleporter (9,4) W")

    assert sentences(match) == [
        ["green: lay stone (5,5)"],
        ["red: lay blue teleporter (9,4) W"],
    ]


def test_who_begins_is_told() -> None:
    match = Match(GAME, FinstereOptions(players=3, starter="chance"), "1")
    play(match, "blue begins")

    assert sentences(match) == [["blue begins"]]
