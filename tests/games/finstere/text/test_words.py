"""What an action does and why, as sentences."""

from gloaming.core.match import Match
from gloaming.games.finstere.game import GAME
from gloaming.games.finstere.options import FinstereOptions
from tests.games.finstere.positions import match_at, play, window


def sentences(match: Match, first: int = 0) -> list[str]:
    """Return the explanations of what was done in a match."""
    return [" ".join(match.game.explain(match.options, one)) for one in match.moments[first:]]


def test_a_token_is_picked_steps_pushes_and_stops() -> None:
    match = match_at(window(0, 0, ". # G3\n. . ."))
    play(match, "G3 SNW")

    assert sentences(match) == [
        "G3 moves, up to 3 steps.",
        "G3 goes south to (2,1).",
        "G3 goes north to (2,0).",
        "G3 goes west to (1,0). Pushed out of the game: stone.",
        "G3 stops on (1,0).",
    ]


def test_a_pushed_tile_is_told_with_where_it_comes_to_rest() -> None:
    match = match_at(window(4, 4, "G4 o ~ ~ ~ ~ ."))
    play(match, "G4 E..")

    assert sentences(match)[1] == "G4 goes east to (5,4). Pushed: crystal to (10,4)."


def test_entering_waiting_and_leaving() -> None:
    match = match_at(window(0, 0, "G1\nwaiting: R3 B1"))
    play(match, "G1 N  R3 I  B1 -")

    assert sentences(match) == [
        "G1 moves, 1 step at most.",
        "G1 steps into the light.",
        "G1 has escaped!",
        "R3 moves, up to 3 steps.",
        "R3 comes in by the entrance.",
        "R3 stops on (15,10).",
        "B1 moves, 1 step at most.",
        "B1 stays outside.",
    ]


def test_the_card_the_monsters_steps_and_his_last_look() -> None:
    match = match_at(window(4, 4, "M> #\nwaiting: R1"))
    match.state.to_move = 1
    play(match, "R1 -")
    first = len(match.moments)
    play(match, "monster 5")

    told = sentences(match, first)
    assert len(told) == 7
    assert told[0] == "The card says 5 steps."
    assert told[1] == (
        "He sees nobody and goes straight on, east. Pushed: stone to (6,4). He comes to (5,4)."
    )
    assert told[-1] == "Last look: he sees nobody and still faces east."


def test_the_last_look_may_turn_him() -> None:
    match = match_at(window(4, 4, "M> . . . . .\n. . . . . .\n. . . . . G3"))
    play(match, "G3 -", "monster 5")

    assert sentences(match)[-1] == "Last look: he sees G3 (2 cells south) and turns south."


def test_a_tie_in_the_last_look_leaves_him_as_he_is() -> None:
    match = match_at(window(4, 4, ". . . . . G4\nM> . . . . .\n. . . . . R3"))
    play(match, "G4 -", "R3 -", "monster 5")

    assert sentences(match)[-1] == (
        "Last look: he sees G4 (1 cell north) and R3 (1 cell south) and still faces east."
    )


def test_a_tile_is_laid() -> None:
    match = Match(GAME, FinstereOptions(players=2, advanced=True), "1")
    play(match, "lay stone (5,5)", "lay blue teleporter (9,4) W")

    assert sentences(match) == [
        "Green lays a stone on (5,5).",
        "Red lays a blue teleporter on (9,4), pointing west.",
    ]


def test_who_begins_is_told() -> None:
    match = Match(GAME, FinstereOptions(players=3, starter="chance"), "1")
    play(match, "blue begins")

    assert sentences(match) == ["Blue begins."]
