"""The slow reading of the tokens' rules agrees with positions worked out by hand."""

from __future__ import annotations

from itertools import product

import pytest

from tests.games.finstere.oracle.floor import Cell, Position, tile_set
from tests.games.finstere.oracle.placing import (
    AWAY,
    at,
    blood,
    place,
    strip,
    teleporter,
    tiles_of,
    tokens_of,
)
from tests.games.finstere.oracle.tokens import IllegalStepError, follow, moves

# The token's worked examples (rules 7)


def test_first_token_example() -> None:
    position = place(AWAY, {"P": (5, 1), "Q": (0, 1)}, at("stone", 2, 1))

    after = follow(position, "P", "WWWN")

    assert (tokens_of(after)["P"], tiles_of(after)) == ((2, 0), {("stone", (1, 1))})
    with pytest.raises(IllegalStepError, match=r"tile on \(1, 1\) cannot be pushed W"):
        follow(position, "P", "WWWW")


def test_second_token_example() -> None:
    position = place(AWAY, {"P": (3, 3), "Q": (2, 2), "R": (1, 1)}, at("stone", 2, 1))

    after = follow(position, "P", "WNNWS")

    assert (tokens_of(after)["P"], tiles_of(after)) == ((1, 2), {("stone", (2, 0))})
    for path in ("WN", "WNNW"):
        with pytest.raises(IllegalStepError, match="ends on"):
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

    with pytest.raises(IllegalStepError, match="ends on"):
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
    with pytest.raises(IllegalStepError, match="cannot be pushed"):
        follow(taken, "P", "W")


def test_a_teleporter_is_a_wall_to_tokens_and_their_tiles() -> None:
    tiles = (at("stone", 4, 5), teleporter(5, 5, "E"), teleporter(2, 2, "N"))
    position = place(AWAY, {"P": (3, 5)}, *tiles)

    with pytest.raises(IllegalStepError, match="cannot be pushed"):
        follow(position, "P", "E")
    position["rulings"] = {"push_into_teleporter": "destroys"}
    assert plays(position, "E")[0] == (4, 5)
    with pytest.raises(IllegalStepError, match="teleporter"):
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
    with pytest.raises(IllegalStepError, match="out"):
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
            except IllegalStepError:
                continue
            shortest.setdefault((tokens_of(after)["P"], tile_set(after)), steps)

    assert {(place, tiles): steps for place, tiles, steps in moves(position, "P", 4)} == shortest
