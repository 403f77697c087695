"""The slow reading of the monster's rules agrees with positions worked out by hand."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.games.finstere.oracle.floor import HEIGHT, WIDTH, Cell, Position, Tile, canonical, exists
from tests.games.finstere.oracle.monster import walk
from tests.games.finstere.oracle.placing import (
    at,
    blood,
    place,
    seen,
    stands,
    strip,
    teleporter,
    tiles_of,
    tokens_of,
)

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
def test_what_ends_a_line_of_sight(tile: Tile, sees: bool) -> None:
    position = place((5, 5, "N"), {"A": (12, 5)}, tile, teleporter(2, 2, "N"))

    saw = seen(walk(position, "1")["steps"][0]["saw"])

    assert saw == ([("E", "A", 7)] if sees else [])


@pytest.mark.parametrize(("x", "sees"), [(7, True), (8, False), (12, False)])
def test_english_sight_ends_on_the_first_blood_cell(x: int, sees: bool) -> None:
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
