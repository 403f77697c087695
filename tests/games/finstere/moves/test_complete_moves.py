"""All complete moves of a token, told for people and programs."""

import numpy as np
import pytest

from gloaming.core.errors import PositionError
from gloaming.core.interchange import write_json
from gloaming.core.layout import array
from gloaming.games.finstere.course.legality import can_finish
from gloaming.games.finstere.exchange.to_floor import to_floor
from gloaming.games.finstere.floor.board import ALL_CELLS, ENTRANCE, cell_at
from gloaming.games.finstere.material import NOTHING, TILE_NAMES
from gloaming.games.finstere.moves import complete_moves as whole_moves
from gloaming.games.finstere.moves.complete_moves import complete_moves
from gloaming.games.finstere.moves.moves import find_moves
from gloaming.games.finstere.moves.plain_moves import (
    FULL,
    key_of,
    make_search,
    make_search_here,
    way_to,
)
from tests.games.finstere.positions import BARE, places, reached, read, window

PUSHING = window(4, 4, """
    .   .   .
    A   #   .
""")  # fmt: skip


def test_staying_put_is_the_empty_path() -> None:
    assert reached(PUSHING, "A", 0) == {PUSHING: ""}


def test_each_result_is_told_once_with_a_shortest_path() -> None:
    found = reached(PUSHING, "A", 1)

    assert len(found) == len(set(found.values())) == 5
    assert found[window(4, 4, ". . .\n. A #")] == "E"


def test_the_same_place_with_other_tiles_is_another_result() -> None:
    found = reached(PUSHING, "A", 2)

    assert found[PUSHING] == ""
    assert found[window(4, 4, ". . .\nA . #")] == "EW"


def test_the_set_of_tiles_tells_results_apart_not_which_stone_is_where() -> None:
    """Two stones in each other's place are the same position."""
    found = list(complete_moves(read(window(4, 4, ". # .\n# A #\n. # .")), "A", 2))

    assert len({write_json(move.position) for move in found}) == len(found)


@pytest.mark.parametrize(
    ("drawing", "steps", "ends"),
    [
        (window(0, 0, "A\nwaiting: B"), 1, {'"cell":null': 1, '"out":true': 1}),
        (window(0, 6, "M^\nwaiting: A"), 1, {'"cell":null': 1, '"waiting":true': 1}),
    ],
)
def test_leaving_and_waiting_have_no_cell(drawing: str, steps: int, ends: dict[str, int]) -> None:
    lines = [write_json(move) for move in complete_moves(read(drawing), "A", steps)]

    assert {text: sum(text in line for line in lines) for text in ends} == ends


def test_who_waits_goes_on_waiting() -> None:
    before = window(15, 10, ".\nwaiting: B A C")

    assert reached(before, "A", 1) == {
        before: "",
        window(15, 10, "A\nwaiting: B C"): "I",
    }


def test_rulings_and_pools_stay() -> None:
    before = window(4, 4, "A ~ ~ ~ ~ .\nrulings: de")

    assert reached(before, "A", 1)[window(4, 4, ". ~ ~ ~ ~ A\nrulings: de")] == "E"


def test_a_token_that_is_not_there_is_refused() -> None:
    with pytest.raises(PositionError, match="--token: there is no token 'B'"):
        list(complete_moves(read(PUSHING), "B", 1))


@pytest.mark.parametrize(("steps", "count"), [(0, 1), (1, 5), (2, 13), (3, 25), (4, 41)])
def test_the_open_floor(steps: int, count: int) -> None:
    assert len(places(window(7, 5, "A"), "A", steps)) == count


CROWD = window(5, 3, """
    .   #   .   #   .
    #   .   #   .   #
    .   #   A   #   .
    #   .   #   .   #
    .   #   .   #   .
""")  # fmt: skip


@pytest.mark.parametrize("ruling", ["refused", "stays"])
def test_a_search_says_when_it_has_no_room_left(ruling: str) -> None:
    floors = to_floor(read(CROWD))
    floors[0].blocked_slide_stays = ruling == "stays"
    floors[0].things[cell_at(7, 5)] = NOTHING
    small = make_search(30)

    found = find_moves(floors[0], floors[0].things, cell_at(7, 5), 4, small)

    assert found == FULL
    assert not small.buckets.any()


def test_a_search_that_needs_more_room_gets_it(monkeypatch: pytest.MonkeyPatch) -> None:
    found = reached(CROWD, "A", 3)
    monkeypatch.setattr(whole_moves, "MATCH_NODES", 10)

    assert len(found) > 10 * 4
    assert reached(CROWD, "A", 3) == found


def test_room_for_a_search_inside_the_rules_is_enough() -> None:
    floors = to_floor(read(BARE))
    nodes, arrangements, buckets, ends = make_search_here(2)

    assert (len(nodes), len(arrangements), len(ends)) == (25, 25, 25)
    assert len(buckets) >= 2 * len(ends)
    assert can_finish(floors[0], floors[0].things, ENTRANCE, 0)


def test_ways_can_be_read_back() -> None:
    floors = to_floor(read(window(7, 5, "M^")))
    search = make_search(100)
    found = find_moves(floors[0], floors[0].things, cell_at(5, 5), 2, search)
    ways = [way_to(search, node) for node in search.ends[:found]]

    assert ways[:5] == ["", "N", "E", "S", "W"]
    assert "EE" not in ways
    assert array(search.nodes)["steps"][search.ends[found - 1]] == 2


def test_keys_tell_tiles_on_cells_apart() -> None:
    """All of them, and any two together."""
    keys = np.array([key_of(tile, cell) for tile in TILE_NAMES for cell in ALL_CELLS])
    one, other = np.triu_indices(len(keys), 1)
    both = keys[one] ^ keys[other]

    assert len({0, *keys, *both}) == 1 + len(keys) + len(both)
