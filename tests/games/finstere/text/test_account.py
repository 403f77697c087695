"""What an action does and why, as values."""

from typing import Any

import msgspec

from gloaming.core.match import Match
from gloaming.games.finstere.game import GAME
from gloaming.games.finstere.options import FinstereOptions
from tests.games.finstere.positions import NAMES, idle, match_at, play, window, windows


def told(match: Match, first: int = 0) -> list[Any]:
    """Return the account of what was done in a match, as JSON has them."""
    return [as_json(match, index) for index in range(first, len(match.moments))]


def as_json(match: Match, index: int) -> Any:
    """Return the account of one moment, as JSON has them."""
    account = match.game.account(match.options, match.moments[index])
    return msgspec.json.decode(msgspec.json.encode(account))


def first_step(drawing: str, card: str = "5") -> Any:
    """Return the account of the monster's first step on a drawing."""
    match = match_at(drawing)
    idle(match)
    first = len(match.moments)
    play(match, f"monster {card}")
    return as_json(match, first + 1)


def number(name: str) -> int:
    """Return a token's number."""
    return NAMES.index(name)


def test_who_begins_is_told() -> None:
    match = Match(GAME, FinstereOptions(players=3, starter="chance"), "1")
    play(match, "blue begins")

    assert told(match) == [{"kind": "begin", "seat": 2}]


def test_a_token_is_picked_steps_pushes_and_stops() -> None:
    match = match_at(window(0, 0, ". # G3\n. . ."))
    play(match, "G3 SNW")
    stone = {"thing": "stone", "token": None, "start": [1, 0], "rest": None}
    facts = told(match)

    assert facts[0] == {"kind": "pick", "seat": 0, "token": number("G3"), "steps": 3}
    assert facts[1] == {
        "kind": "step", "token": number("G3"), "letter": "S", "where": "board", "cell": [2, 1],
        "shoves": [],
    }  # fmt: skip
    assert facts[3]["shoves"] == [stone]
    assert facts[4] == {"kind": "stop", "token": number("G3"), "where": "board", "cell": [1, 0]}


def test_a_pushed_tile_is_told_with_where_it_comes_to_rest() -> None:
    match = match_at(window(4, 4, "G4 o ~ ~ ~ ~ ."))
    play(match, "G4 E..")

    assert told(match)[1]["shoves"] == [
        {"thing": "crystal", "token": None, "start": [5, 4], "rest": [10, 4]}
    ]


def test_entering_waiting_and_leaving() -> None:
    match = match_at(window(0, 0, "G1\nwaiting: R3 B1"))
    play(match, "G1 N  R3 I  B1 -")
    facts = told(match)

    assert (facts[1]["where"], facts[1]["cell"]) == ("out", None)
    assert (facts[4]["letter"], facts[4]["cell"]) == ("I", [15, 10])
    assert (facts[7]["where"], facts[7]["cell"]) == ("waiting", None)


def test_laid_tiles_and_turned_cards() -> None:
    match = Match(GAME, FinstereOptions(players=2, advanced=True), "1")
    play(match, "lay stone (3,4)", "lay yellow teleporter (9,4) E")
    assert told(match) == [
        {"kind": "lay", "seat": 0, "tile": "stone", "cell": [3, 4], "arrow": None},
        {"kind": "lay", "seat": 1, "tile": "yellow teleporter", "cell": [9, 4], "arrow": "E"},
    ]
    match = match_at(window(4, 4, "M>\nwaiting: G1"))
    idle(match)
    first = len(match.moments)
    play(match, "monster 2-hits")
    assert as_json(match, first) == {"kind": "card", "card": "2-hits", "hits": 2}


def test_a_tile_that_chance_lays_is_laid_by_nobody() -> None:
    match = Match(GAME, FinstereOptions(players=2, advanced=True, layout="random"), "1")
    match.settle()

    assert {fact["seat"] for fact in told(match)} == {None}


def test_three_lines_of_sight_with_what_ends_each() -> None:
    step = first_step(windows({(4, 2): "#\n.\nM> . o G3", (4, 6): "R1"}))

    assert step["lines"] == [
        {"direction": "E", "length": 3, "stop": "token", "token": number("G3")},
        {"direction": "N", "length": 1, "stop": "tile", "token": None},
        {"direction": "S", "length": 2, "stop": "token", "token": number("R1")},
    ]
    assert (step["faced"], step["turned"]) == ("E", "S")


def test_walls_end_sight_and_so_may_blood() -> None:
    step = first_step(window(12, 4, "M> ~ ~\n. ~ ~\nwaiting: G1\nrulings: en"))

    assert [(line["length"], line["stop"]) for line in step["lines"]] == [
        (1, "blood"), (3, "wall"), (6, "wall"),
    ]  # fmt: skip


def test_his_way_goes_through_walls() -> None:
    step = first_step(window(15, 8, "M>\nwaiting: G1"))

    assert step["wall"] == "Y"
    assert step["way"] == [{"cell": [0, 2], "facing": "E", "by": "wall"}]


def test_his_way_goes_over_blood_cell_by_cell() -> None:
    step = first_step(window(4, 4, "M> ~ ~ ~ ~ G3"))

    assert step["wall"] == ""
    assert [leg["cell"] for leg in step["way"]] == [[5, 4], [6, 4], [7, 4], [8, 4], [9, 4]]
    assert {leg["by"] for leg in step["way"]} == {"step"}
    assert step["eaten"] == [number("G3")]


def test_his_way_goes_through_teleporters() -> None:
    """Also out of one, through the wall beside it, and into the other pair."""
    drawing = windows({(4, 4): "M> y>", (15, 5): "y>", (0, 5): "b>", (8, 8): "b^", (2, 2): "G1"})
    match = match_at(drawing)
    idle(match)
    first = len(match.moments)
    play(match, "monster 5")

    assert as_json(match, first + 1)["way"] == [
        {"cell": [5, 4], "facing": "E", "by": "step"},
        {"cell": [15, 5], "facing": "E", "by": "teleporter"},
    ]
    assert as_json(match, first + 2)["way"] == [
        {"cell": [0, 5], "facing": "E", "by": "wall"},
        {"cell": [8, 8], "facing": "N", "by": "teleporter"},
    ]


def test_he_turns_before_turn_stones_and_may_stay() -> None:
    step = first_step(windows({(4, 3): ". u .\nu M> u\n. u .", (14, 9): "G1"}))

    assert step["turns"] == 4
    assert step["way"] == []
    assert step["wall"] == ""


def test_what_he_pushes_off_the_board() -> None:
    step = first_step(window(13, 5, "M> # G3"))

    assert step["shoves"] == [
        {"thing": "token", "token": number("G3"), "start": [15, 5], "rest": None},
        {"thing": "stone", "token": None, "start": [14, 5], "rest": [15, 5]},
    ]
    assert step["eaten"] == [number("G3")]


def test_the_last_look_turns_him() -> None:
    match = match_at(windows({(4, 4): "M>", (9, 8): "G1"}))
    idle(match)
    play(match, "monster 5")
    look = as_json(match, len(match.moments) - 1)

    assert (look["kind"], look["start"], look["faced"], look["turned"]) == (
        "last-look", [9, 4], "E", "S",
    )  # fmt: skip
