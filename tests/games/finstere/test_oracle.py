"""The slow reading of the rules agrees with the worked examples and with hand-worked positions."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.games.finstere.oracle.floor import (
    HEIGHT,
    WIDTH,
    Cell,
    Position,
    Tile,
    canonical,
    exists,
    tile_set,
)
from tests.games.finstere.oracle.monster import walk
from tests.games.finstere.oracle.tokens import IllegalStep, follow, moves


def at(kind: str, x: int, y: int) -> Tile:
    """Return a tile of one cell."""
    return {"kind": kind, "cell": [x, y]}


def teleporter(x: int, y: int, arrow: str) -> Tile:
    """Return a yellow teleporter."""
    return {"kind": "teleporter", "pair": "yellow", "cell": [x, y], "arrow": arrow}


def blood(*cells: Cell) -> Tile:
    """Return a pool."""
    return {"kind": "blood", "cells": [list(cell) for cell in cells]}


def strip(x: int, y: int) -> Tile:
    """Return a 4x1 pool from its western cell."""
    return blood(*((x + i, y) for i in range(4)))


def place(
    monster: tuple[int, int, str],
    tokens: dict[str, Cell] | None = None,
    *tiles: Tile,
    waiting: tuple[str, ...] = (),
    **rulings: object,
) -> Position:
    """Return a position in the interchange form."""
    x, y, facing = monster
    return {
        "game": "finstere",
        "monster": {"cell": [x, y], "facing": facing},
        "tokens": [{"name": name, "cell": list(cell)} for name, cell in (tokens or {}).items()],
        "tiles": list(tiles),
        "waiting": list(waiting),
        "rulings": rulings,
    }


AWAY = (0, 6, "N")  # a monster that has nothing to do with a token's move


def tokens_of(position: Position) -> dict[str, Cell]:
    """Return every token's cell by its name."""
    return {token["name"]: tuple(token["cell"]) for token in position["tokens"]}


def tiles_of(position: Position) -> set[tuple[str, Cell]]:
    """Return the kind and cell of every tile but blood."""
    return {(kind, cell) for kind, cell in tile_set(position) if kind != "blood"}


def stands(story: dict[str, Any]) -> list[tuple[int, int, str]]:
    """Return where each step ends and how he faces."""
    return [(*step["cell"], step["facing"]) for step in story["steps"]]


def seen(saw: list[dict[str, Any]]) -> list[tuple[str, str, int]]:
    """Return sights as tuples."""
    return [(sight["direction"], sight["name"], sight["distance"]) for sight in saw]


# The board (rules 1)


def test_board_has_156_cells_and_is_point_symmetric() -> None:
    cells = [cell for cell in product(range(WIDTH), range(HEIGHT)) if exists(cell)]

    assert len(cells) == 156
    assert all(exists((15 - x, 10 - y)) for x, y in cells)


# The monster's worked examples (rules 7 and the Dutch rules)

BASIC_TOKENS: dict[str, Cell] = {
    "A": (9, 1),
    "B": (8, 7),
    "C": (12, 5),
    "D": (12, 2),
    "E": (12, 8),
    "F": (14, 5),
    "G": (15, 6),
    "H": (10, 4),
}
BASIC_TILES = (at("stone", 13, 5), blood((10, 5), (11, 5), (10, 6), (11, 6)))


def test_basic_example() -> None:
    story = walk(place((9, 7, "E"), BASIC_TOKENS, *BASIC_TILES), "8")

    assert [seen(step["saw"]) for step in story["steps"]] == [
        [("N", "A", 6)],
        [("N", "A", 5), ("E", "G", 6)],
        [("N", "A", 4), ("E", "C", 3)],
        [("N", "D", 3), ("S", "E", 3)],
        [],
        [],
        [("S", "G", 1)],
        [],
    ]
    assert stands(story) == [
        (9, 6, "N"),
        (9, 5, "N"),
        (12, 5, "E"),
        (13, 5, "E"),
        (14, 5, "E"),
        (15, 5, "E"),
        (15, 6, "S"),
        (15, 7, "S"),
    ]
    assert [step["eaten"] for step in story["steps"]] == [[], [], ["C"], [], ["F"], [], ["G"], []]
    assert [step["removed"] for step in story["steps"]][5] == [at("stone", 15, 5)]
    assert seen(story["saw"]) == [("W", "B", 7)]
    assert (story["facing"], story["eaten"]) == ("W", ["C", "F", "G"])
    left = {name: BASIC_TOKENS[name] for name in "ABDEH"}
    expected = place((15, 7, "W"), left, BASIC_TILES[1])
    assert canonical(story["position"]) == canonical(expected)


def test_basic_example_without_g_goes_through_wall_v() -> None:
    tokens = {name: cell for name, cell in BASIC_TOKENS.items() if name != "G"}

    story = walk(place((9, 7, "E"), tokens, *BASIC_TILES), "8")

    assert stands(story)[5:] == [(15, 5, "E"), (0, 5, "E"), (1, 5, "E")]


def test_advanced_example() -> None:
    position = place(
        (9, 7, "E"),
        {"A": (9, 2), "B": (8, 4), "C": (11, 4), "D": (13, 6), "E": (12, 5)},
        at("turn-right", 10, 7),
        at("turn-back", 12, 6),
        at("crystal", 10, 4),
        teleporter(9, 4, "E"),
        teleporter(14, 6, "S"),
    )

    story = walk(position, "8")

    assert stands(story) == [
        (9, 6, "N"),
        (9, 5, "N"),
        (14, 6, "S"),
        (13, 6, "W"),
        (9, 4, "E"),
        (10, 4, "E"),
        (11, 4, "E"),
        (12, 4, "E"),
    ]
    assert seen(story["steps"][2]["saw"]) == [("N", "A", 3), ("E", "E", 3)]
    assert seen(story["steps"][5]["saw"]) == [("E", "C", 2), ("N", "A", 2)]
    assert (story["eaten"], story["facing"]) == (["D"], "S")
    assert seen(story["saw"]) == [("E", "C", 2), ("S", "E", 1)]
    assert tokens_of(story["position"])["C"] == (14, 4)


# Hand-worked monster positions: one step each, unless a card says more


def one(position: Position) -> tuple[tuple[int, int, str], dict[str, Any], Position]:
    """Return where one step ends, the step and the position after it."""
    story = walk(position, "1")
    return stands(story)[0], story["steps"][0], story["position"]


def test_he_walks_out_and_comes_in_point_symmetrically() -> None:
    assert one(place((15, 8, "E")))[0] == (0, 2, "E")


def test_behind_a_wall_the_row_begins_where_he_comes_in() -> None:
    end, _, after = one(place((15, 8, "E"), {"A": (1, 2)}, at("stone", 0, 2)))

    assert end == (0, 2, "E")
    assert (tokens_of(after), tiles_of(after)) == ({"A": (2, 2)}, {("stone", (1, 2))})


def test_a_token_pushed_into_a_teleporter_is_eaten() -> None:
    tiles = (at("stone", 6, 5), teleporter(8, 5, "E"), teleporter(2, 2, "N"))

    end, step, after = one(place((5, 5, "E"), {"A": (7, 5)}, *tiles))

    assert (end, step["eaten"], step["removed"]) == ((6, 5, "E"), ["A"], [])
    assert ("stone", (7, 5)) in tiles_of(after)


@pytest.mark.parametrize("preset", ["official", "nl"])
def test_a_row_pushed_towards_the_corner(preset: str) -> None:
    tiles = (at("stone", 2, 0), at("crystal", 1, 0))

    _, step, after = one(place((3, 0, "W"), {}, *tiles, preset=preset))

    lies = {("stone", (1, 0)), ("crystal", (0, 0))}
    gone = preset == "official"
    assert tiles_of(after) == (lies - {("crystal", (0, 0))} if gone else lies)
    assert step["removed"] == ([at("crystal", 1, 0)] if gone else [])


def test_a_token_is_crushed_in_the_corner_and_the_stone_removed_on_it() -> None:
    _, step, after = one(place((2, 0, "W"), {"A": (0, 0)}, at("stone", 1, 0)))

    assert (step["eaten"], step["removed"]) == (["A"], [at("stone", 1, 0)])
    assert tiles_of(after) == set()


def test_a_token_pushed_onto_a_corner_stands_there() -> None:
    _, step, after = one(place((3, 0, "W"), {"A": (1, 0)}, at("stone", 2, 0)))

    assert (step["eaten"], tokens_of(after)) == ([], {"A": (0, 0)})


@pytest.mark.parametrize(
    ("other", "end"),
    [
        pytest.param((12, 5), (10, 5), id="past the pool"),
        pytest.param((10, 5), (9, 5), id="held up behind the pool"),
        pytest.param((8, 5), (7, 5), id="held up on the pool"),
    ],
)
def test_a_pushed_token_slides_into_free_cells_only(other: Cell, end: Cell) -> None:
    tokens: dict[str, Cell] = {"A": (5, 5), "B": other}

    _, _, after = one(place((3, 5, "E"), tokens, at("stone", 4, 5), strip(6, 5)))

    assert tokens_of(after) == {"A": end, "B": other}


def test_a_row_on_blood_slides_front_first_and_is_met_again() -> None:
    end, step, after = one(place((3, 5, "E"), {"A": (5, 5)}, at("crystal", 4, 5), strip(4, 5)))

    assert (end, step["eaten"]) == ((8, 5, "E"), [])
    assert tokens_of(after) == {"A": (10, 5)}
    assert tiles_of(after) == {("crystal", (9, 5))}


def test_a_slide_goes_on_through_the_wall() -> None:
    assert one(place((11, 5, "E"), {}, strip(12, 5)))[0] == (0, 5, "E")


def test_a_slide_into_a_teleporter_ends_on_its_twin() -> None:
    tiles = (strip(4, 5), teleporter(8, 5, "E"), teleporter(2, 2, "N"))

    assert one(place((3, 5, "E"), {}, *tiles))[0] == (2, 2, "N")


def test_a_turn_stone_behind_a_wall_turns_him_before_it() -> None:
    assert one(place((15, 5, "E"), {}, at("turn-back", 0, 5)))[0] == (14, 5, "W")


def test_a_turn_stone_at_the_end_of_a_slide_turns_him_on_the_blood() -> None:
    tiles = (strip(4, 5), at("turn-right", 8, 5))

    assert one(place((3, 5, "E"), {}, *tiles))[0] == (7, 6, "S")


def test_a_turn_stone_in_a_pushed_row_moves_like_a_stone() -> None:
    end, _, after = one(place((3, 5, "E"), {}, at("stone", 4, 5), at("turn-back", 5, 5)))

    assert end == (4, 5, "E")
    assert tiles_of(after) == {("stone", (5, 5)), ("turn-back", (6, 5))}


@pytest.mark.parametrize(
    ("kinds", "end"),
    [
        pytest.param({"E": "right", "S": "right", "W": "right"}, (5, 4, "N"), id="third way"),
        pytest.param(
            {"E": "right", "S": "right", "W": "right", "N": "right"}, (5, 5, "E"), id="all round"
        ),
        pytest.param({"E": "back", "W": "back"}, (5, 5, "E"), id="to and fro"),
        pytest.param(
            {"E": "right", "S": "back", "N": "back"}, (5, 5, "E"), id="fifth would be needed"
        ),
    ],
)
def test_four_turns_at_most(kinds: dict[str, str], end: tuple[int, int, str]) -> None:
    cells = {"E": (6, 5), "S": (5, 6), "W": (4, 5), "N": (5, 4)}
    tiles = [at(f"turn-{kind}", *cells[way]) for way, kind in kinds.items()]

    assert one(place((5, 5, "E"), {}, *tiles))[0] == end


RING = [at("turn-right", *cell) for cell in ((7, 4), (6, 6), (4, 5), (5, 3))]
POOL = blood((5, 4), (6, 4), (5, 5), (6, 5))


def test_turns_are_counted_over_the_whole_step() -> None:
    # About on (4, 4), then right on three cells of the pool; on (5, 4) the fifth stone stops him.
    about = at("turn-back", 3, 4)

    assert one(place((4, 4, "W"), {}, POOL, about, *RING))[0] == (5, 4, "W")


def test_an_endless_slide_ends_where_he_comes_by_again() -> None:
    row = [strip(x, 5) for x in (0, 4, 8, 12)]

    assert one(place((5, 4, "S"), {}, *row, at("turn-right", 5, 6)))[0] == (4, 5, "W")


def test_a_push_makes_an_endless_slide_go_round_once_more() -> None:
    row = [strip(x, 5) for x in (0, 4, 8, 12)]
    tiles = (*row, at("turn-right", 5, 6), at("stone", 10, 5))

    end, step, _ = one(place((5, 4, "S"), {}, *tiles))

    # The stone is met at (10, 5), pushed to (0, 5), met at (0, 5) from (1, 5) and pushed out;
    # from there the first cell that comes again is (0, 5).
    assert step["removed"] == [at("stone", 0, 5)]
    assert end == (0, 5, "W")


def test_a_turn_into_a_known_facing_is_not_yet_an_arrival() -> None:
    # The fourth turn, on (5, 4), faces him E as he came; he ends on the next cell.
    assert one(place((4, 4, "E"), {}, POOL, *RING))[0] == (6, 4, "E")


@pytest.mark.parametrize(
    ("tile", "sees"),
    [
        pytest.param(at("stone", 6, 5), False, id="stone"),
        pytest.param(at("turn-right", 6, 5), False, id="turn-right"),
        pytest.param(at("turn-back", 6, 5), False, id="turn-back"),
        pytest.param(at("crystal", 6, 5), True, id="crystal"),
        pytest.param(teleporter(6, 5, "N"), True, id="teleporter"),
        pytest.param(strip(6, 5), True, id="blood"),
    ],
)
def test_what_ends_a_line_of_sight(tile: Tile, sees: bool) -> None:  # noqa: FBT001
    position = place((5, 5, "N"), {"A": (12, 5)}, tile, teleporter(2, 2, "N"))

    saw = seen(walk(position, "1")["steps"][0]["saw"])

    assert saw == ([("E", "A", 7)] if sees else [])


@pytest.mark.parametrize(("x", "sees"), [(7, True), (8, False), (12, False)])
def test_english_sight_ends_on_the_first_blood_cell(x: int, sees: bool) -> None:  # noqa: FBT001
    position = place((5, 5, "E"), {"A": (x, 5)}, strip(7, 5), preset="en")

    assert bool(walk(position, "1")["steps"][0]["saw"]) == sees
    position["rulings"]["sight_across_blood"] = True
    assert walk(position, "1")["steps"][0]["saw"]


def test_a_hit_card_is_judged_after_the_whole_step() -> None:
    story = walk(place((3, 5, "E"), {"A": (5, 5), "B": (6, 5)}, strip(4, 5)), "1-hit")

    assert (len(story["steps"]), story["eaten"]) == (1, ["A", "B"])


def test_a_hit_card_ends_after_twenty_steps_with_nobody_left() -> None:
    story = walk(place((3, 5, "E"), {"A": (4, 5)}), "2-hits")

    assert (len(story["steps"]), story["eaten"]) == (20, ["A"])
    assert stands(story)[-1] == (7, 5, "E")


# The token's worked examples (rules 7)


def test_first_token_example() -> None:
    position = place(AWAY, {"P": (5, 1), "Q": (0, 1)}, at("stone", 2, 1))

    after = follow(position, "P", "WWWN")

    assert (tokens_of(after)["P"], tiles_of(after)) == ((2, 0), {("stone", (1, 1))})
    with pytest.raises(IllegalStep, match=r"tile on \(1, 1\) cannot be pushed W"):
        follow(position, "P", "WWWW")


def test_second_token_example() -> None:
    position = place(AWAY, {"P": (3, 3), "Q": (2, 2), "R": (1, 1)}, at("stone", 2, 1))

    after = follow(position, "P", "WNNWS")

    assert (tokens_of(after)["P"], tiles_of(after)) == ((1, 2), {("stone", (2, 0))})
    for path in ("WN", "WNNW"):
        with pytest.raises(IllegalStep, match="ends on"):
            follow(position, "P", path)


# Hand-worked token moves


def plays(position: Position, path: str) -> tuple[Cell, set[tuple[str, Cell]]]:
    """Return P's cell and the tiles after the path."""
    after = follow(position, "P", path)
    return tokens_of(after)["P"], tiles_of(after)


def test_a_stone_pushed_onto_blood_stops_before_a_token() -> None:
    position = place(AWAY, {"P": (2, 5), "Q": (6, 5)}, at("stone", 3, 5), strip(4, 5))

    assert plays(position, "E") == ((3, 5), {("stone", (5, 5))})
    assert plays(position, "EE") == ((4, 5), {("stone", (5, 5))})
    assert plays(position, "EEN") == ((4, 4), {("stone", (5, 5))})


def test_a_slider_pushes_the_same_stone_as_often_as_it_meets_it() -> None:
    position = place(AWAY, {"P": (3, 5)}, at("stone", 4, 5), strip(4, 5))

    assert plays(position, "E") == ((8, 5), {("stone", (9, 5))})


def test_a_slide_that_ends_on_a_token_needs_a_step_to_move_on() -> None:
    position = place(AWAY, {"P": (3, 5), "Q": (8, 5)}, strip(4, 5))

    with pytest.raises(IllegalStep, match="ends on"):
        follow(position, "P", "E")
    assert plays(position, "EE") == ((9, 5), set())
    assert (8, 5) not in {result.place for result in moves(position, "P", 2)}


def test_a_slide_ends_on_the_pool_before_a_wall_and_starts_again() -> None:
    position = place(AWAY, {"P": (11, 5)}, strip(12, 5))

    assert plays(position, "E") == ((15, 5), set())
    assert plays(position, "EW") == ((11, 5), set())


def test_a_slide_stopped_by_the_monster_or_a_teleporter() -> None:
    tokens: dict[str, Cell] = {"P": (3, 5)}

    assert plays(place((8, 5, "N"), tokens, strip(4, 5)), "E")[0] == (7, 5)
    tiles = (strip(4, 5), teleporter(8, 5, "E"), teleporter(2, 2, "N"))
    assert plays(place(AWAY, tokens, *tiles), "E")[0] == (7, 5)


def test_a_tile_pushed_onto_a_corner() -> None:
    tokens: dict[str, Cell] = {"P": (2, 0)}

    assert plays(place(AWAY, tokens, at("stone", 1, 0)), "W") == ((1, 0), set())
    lying = place(AWAY, tokens, at("stone", 1, 0), preset="nl")
    assert plays(lying, "W") == ((1, 0), {("stone", (0, 0))})
    assert plays(lying, "WW") == ((0, 0), set())
    taken = place(AWAY, {**tokens, "Q": (0, 0)}, at("stone", 1, 0))
    with pytest.raises(IllegalStep, match="cannot be pushed"):
        follow(taken, "P", "W")


def test_a_teleporter_is_a_wall_to_tokens_and_their_tiles() -> None:
    tiles = (at("stone", 4, 5), teleporter(5, 5, "E"), teleporter(2, 2, "N"))
    position = place(AWAY, {"P": (3, 5)}, *tiles)

    with pytest.raises(IllegalStep, match="cannot be pushed"):
        follow(position, "P", "E")
    position["rulings"] = {"push_into_teleporter": "destroys"}
    assert plays(position, "E")[0] == (4, 5)
    with pytest.raises(IllegalStep, match="teleporter"):
        follow(position, "P", "EE")


def test_the_cell_that_the_token_has_left_is_free() -> None:
    position = place(AWAY, {"P": (5, 5)}, at("crystal", 5, 6))

    assert plays(position, "ESSWN") == ((5, 6), {("crystal", (5, 5))})


def places(position: Position, steps: int) -> dict[object, int]:
    """Return the places P can end on with the fewest steps to each."""
    return {result.place: result.steps for result in moves(position, "P", steps)}


def test_leaving_costs_a_step_over_either_wall_of_the_exit() -> None:
    position = place(AWAY, {"P": (1, 0), "Q": (0, 0)})

    assert "out" not in places(position, 1)
    assert places(position, 2)["out"] == 2
    assert tokens_of(follow(position, "P", "WN")) == {"Q": (0, 0)}
    with pytest.raises(IllegalStep, match="out"):
        follow(position, "P", "WWE")


def test_entering() -> None:
    free = place(AWAY, waiting=("P",))
    taken = place(AWAY, {"Q": (15, 10)}, waiting=("P",))
    guarded = place((15, 10, "N"), waiting=("P",))
    lain = place(AWAY, {}, at("stone", 15, 10), waiting=("P",), preset="de")

    assert places(free, 1) == {"waiting": 0, (15, 10): 1}
    assert places(taken, 1) == {"waiting": 0}
    assert places(taken, 2) == {"waiting": 0, (14, 10): 2, (15, 9): 2}
    assert places(guarded, 3) == places(lain, 3) == {"waiting": 0}


@pytest.mark.parametrize(("steps", "count"), [(0, 1), (1, 5), (2, 13), (3, 25)])
def test_open_floor(steps: int, count: int) -> None:
    assert len(moves(place(AWAY, {"P": (7, 5)}), "P", steps)) == count


def test_moves_are_what_all_paths_lead_to() -> None:
    position = place(
        (6, 7, "N"),
        {"P": (5, 5), "Q": (5, 4), "R": (8, 6)},
        at("stone", 6, 5),
        at("crystal", 5, 7),
        at("stone", 4, 4),
        blood((6, 6), (7, 6), (6, 5), (7, 5)),
    )
    shortest: dict[tuple[object, object], int] = {}
    for steps in range(5):
        for path in product("NESW", repeat=steps):
            try:
                after = follow(position, "P", "".join(path))
            except IllegalStep:
                continue
            shortest.setdefault((tokens_of(after)["P"], tile_set(after)), steps)

    assert {(place, tiles): steps for place, tiles, steps in moves(position, "P", 4)} == shortest
