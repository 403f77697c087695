"""Which moves are legal: clusters, splitting, edge, other mist, taking back (rules 3.2 to 3.5)."""

from random import Random

import msgspec
import numpy as np
import pytest
from hypothesis import given, settings

from gloaming.core.layout import Records
from gloaming.games.menhirs.clusters import moves
from gloaming.games.menhirs.clusters.board import (
    DIRECTIONS,
    LAND,
    LETTERS,
    places_in,
    set_of,
    size_of,
)
from gloaming.games.menhirs.clusters.move import (
    PASS,
    direction_of,
    landing,
    mist_after,
    move_of,
    reverse,
    tiles_of,
)
from gloaming.games.menhirs.clusters.moves import all_moves, find_part_moves, moves_in, part_moves
from gloaming.games.menhirs.clusters.obstacles import (
    CLUSTER_TOO_SMALL,
    EDGE,
    FREE,
    MIST,
    NOT_CONNECTED,
    NOT_MIST,
    PART_TOO_SMALL,
    REST_TOO_SMALL,
    TAKE_BACK,
    TOUCHING,
    obstacle,
)
from gloaming.games.menhirs.clusters.wins import winning_move
from gloaming.games.menhirs.exchange.position import Position
from gloaming.games.menhirs.exchange.to_state import to_state
from gloaming.games.menhirs.state import State
from tests.games.menhirs import oracle
from tests.games.menhirs.positions import (
    examples,
    move,
    plain,
    plain_move,
    positions,
    random_position,
    state_of,
)


def legal(states: Records[State]) -> list[int]:
    """Return the legal moves of a state."""
    state = states[0]
    return [int(found) for found in all_moves(state.terms, state.mist, state.banned)]


def why(states: Records[State], tiles: str, direction: str) -> int:
    """Return what holds a move up."""
    state = states[0]
    return int(obstacle(state.terms, state.mist, move(tiles, direction), state.banned))


def position(mist: str, **others: object) -> Records[State]:
    """Return a position with mist on cells given as '43 44', all on menhirs."""
    cells = [[int(tile[0]), int(tile[1])] for tile in mist.split()]
    plain_form = {"game": "menhirs", "menhirs": cells, "mist": cells, "turn": 1, **others}
    return to_state(msgspec.convert(plain_form, Position))


@pytest.mark.parametrize(
    ("mist", "count"),
    [
        pytest.param("11", 3, id="corner"),
        pytest.param("43", 6, id="middle"),
        pytest.param("22 23 33", 6, id="three"),
        pytest.param("31 32 33 34 35", 2, id="whole column"),
    ],
)
def test_counts_of_the_rules_page(mist: str, count: int) -> None:
    assert len(legal(position(mist))) == count


def test_a_ban_takes_one_move_away() -> None:
    banned = {"tiles": [[2, 2], [2, 3], [3, 3]], "direction": "N"}

    found = legal(position("22 23 33", banned=banned))

    assert len(found) == 5
    assert move("22 23 33", "N") not in found


def test_a_whole_column_goes_only_to_the_taller_side() -> None:
    found = legal(position("31 32 33 34 35"))

    assert {LETTERS[direction_of(one)] for one in found} == {"NE", "SE"}


def test_five_tiles_move_only_together() -> None:
    states = state_of("""
                     .
                 .       .
             .       .       .
         .       .       .       .
             ~       ~       .
         .       M       .       .
             ~       ~       .
         .       .       .       .
             .       .       .
                 .       .
                     .
        """)

    assert all(size_of(tiles_of(one)) == 5 for one in legal(states))
    assert why(states, "22 23 33", "N") == CLUSTER_TOO_SMALL


def six_in_two_rows(*below: str) -> Records[State]:
    """Return a cluster of six: (3,2) (3,3) (3,4) and (4,3) (4,4) (4,5) side by side."""
    return state_of(
        """
                     .
                 .       .
             .       .       .
         .       ~       .       .
             .       ~       .
         .       M       .       .
             .       ~       .
         .       ~       .       .
             .       ~       .
                 .       .
                     .
        """
        + "\n".join(below)
    )


def test_six_tiles_may_be_split_in_three_and_three() -> None:
    states = six_in_two_rows()

    assert why(states, "32 33 34", "NW") == FREE
    assert why(states, "32 33", "NW") == PART_TOO_SMALL
    assert why(states, "32 33 34 43", "NW") == REST_TOO_SMALL
    assert why(states, "32 34 33", "SE") == MIST
    assert why(states, "32 33 45", "S") == NOT_CONNECTED
    assert why(states, "32 33 41", "S") == NOT_MIST
    assert move("32 33 34", "NW") in legal(states)


def test_a_part_may_still_touch_the_rest() -> None:
    assert why(six_in_two_rows(), "32 33 34", "N") == FREE


def test_a_part_must_detach_where_the_setting_says_so() -> None:
    states = six_in_two_rows("must_detach: true")

    assert why(states, "32 33 34", "N") == TOUCHING
    assert why(states, "32 33 34", "SW") == FREE
    assert move("32 33 34", "N") not in legal(states)
    assert move("32 33 34", "SW") in legal(states)


def test_whatever_remains_must_be_large_enough_in_each_part() -> None:
    states = position("41 42 43 44 45 51 52 53")

    assert why(states, "42 43 44", "NW") == REST_TOO_SMALL


def test_no_tile_leaves_the_hexagon() -> None:
    assert why(position("11 12"), "11 12", "N") == EDGE
    assert why(position("11 12"), "11 12", "NW") == EDGE
    assert why(position("11 12"), "11 12", "S") == FREE


def test_just_the_set_the_opponent_moved_may_not_go_back() -> None:
    ban = "banned: (3,2) (3,3) (3,4) NW"
    states = six_in_two_rows(ban)

    assert why(states, "32 33 34", "NW") == TAKE_BACK
    assert why(states, "32 33 34", "SW") == FREE
    assert move("32 33 34", "NW") not in legal(states)


def test_a_larger_set_may_go_back() -> None:
    states = six_in_two_rows("banned: (3,2) (3,3) (3,4) NW")

    assert why(states, "32 33 34 43 44 45", "NW") == FREE


def test_the_ban_can_be_switched_off() -> None:
    states = six_in_two_rows("banned: (3,2) (3,3) (3,4) NW", "no_take_back: false")

    assert why(states, "32 33 34", "NW") == FREE


def test_a_move_knows_its_tiles_its_way_and_its_reverse() -> None:
    north = move("43 44", "N")

    assert places_in(tiles_of(north)) == [(4, 3), (4, 4)]
    assert places_in(landing(north)) == [(4, 2), (4, 3)]
    assert reverse(north) == move("42 43", "S")
    assert reverse(PASS) == PASS
    assert mist_after(set_of([(4, 3), (4, 4), (1, 1)]), north) == set_of([(4, 2), (4, 3), (1, 1)])


def test_more_moves_than_usual_are_found_too() -> None:
    cells = [(3, p) for p in range(1, 6)] + [(4, p) for p in range(1, 7)]
    cells += [(2, p) for p in range(1, 5)] + [(5, 2), (5, 3), (5, 4)]
    states = position(" ".join(f"{column}{place}" for column, place in cells))

    found = legal(states)

    assert len(found) == len(set(found)) > 512
    assert all(obstacle(states[0].terms, states[0].mist, one, PASS) == FREE for one in found)


def test_a_full_board_has_no_move() -> None:
    every = " ".join(f"{column}{place}" for column, place in oracle.cells(oracle.SMALL))

    assert legal(position(every)) == []


@settings(max_examples=examples(2000, 200), deadline=None)
@given(positions())
@pytest.mark.sweep
def test_oracle_finds_the_same_moves(random: Position) -> None:
    states = to_state(random)

    found = legal(states)

    assert len(found) == len(set(found))
    assert {plain_move(one) for one in found} == set(oracle.legal_moves(plain(random)))


@pytest.mark.parametrize("tiles", range(4, 14))
def test_oracle_finds_the_same_moves_among_many_tiles(tiles: int) -> None:
    rng = Random(tiles)
    for _ in range(examples(150, 6)):
        random = random_position(rng, tiles)
        found = legal(to_state(random))
        assert len(found) == len(set(found))
        assert {plain_move(one) for one in found} == set(oracle.legal_moves(plain(random)))


@settings(max_examples=examples(300, 15), deadline=None)
@given(positions())
def test_what_is_held_up_is_just_what_is_not_legal(random: Position) -> None:
    states = to_state(random)
    state, found = states[0], set(legal(states))

    for direction in range(DIRECTIONS):
        for tiles in {tiles_of(one) for one in found}:
            one = int(move_of(tiles, direction))
            free = obstacle(state.terms, state.mist, one, state.banned) == FREE
            assert free == (one in found)


@settings(max_examples=examples(500, 25), deadline=None)
@given(positions(most_menhirs=3))
def test_oracle_wins_at_once_in_the_same_positions(random: Position) -> None:
    state = to_state(random)[0]

    won = int(winning_move(state.terms, state.mist, state.banned))

    slow = plain(random)
    wins = [one for one in oracle.legal_moves(slow) if oracle.wins(slow, one)]
    assert (won != PASS) == bool(wins)
    assert won == PASS or plain_move(won) in wins


@settings(max_examples=examples(300, 15), deadline=None)
@given(positions())
def test_moves_keep_the_tiles_on_the_board_and_parts_large(random: Position) -> None:
    states = to_state(random)
    state = states[0]
    for one in legal(states):
        after = int(mist_after(state.mist, one))
        assert size_of(after) == size_of(state.mist)
        assert after & ~int(LAND[random.board]) == 0
        part = frozenset(places_in(tiles_of(one)))
        clusters = oracle.connected_parts(random.heights, frozenset(random.mist))
        cluster = next(cluster for cluster in clusters if part <= cluster)
        if part != cluster:
            pieces = [part, *oracle.connected_parts(random.heights, cluster - part)]
            assert all(len(piece) >= 3 for piece in pieces)


def test_moves_beyond_the_room_are_counted() -> None:
    state = six_in_two_rows()[0]
    count = len(part_moves(state.terms, state.mist, PASS, 0))
    narrow = np.zeros(2, np.int64)

    assert find_part_moves(state.terms, state.mist, PASS, 0, narrow) == count > 2


def test_a_move_is_whole_for_readers_that_have_only_floating_point() -> None:
    for board, land in enumerate(LAND.tolist()):
        moves = [int(move_of(land, direction)) for direction in range(DIRECTIONS)]
        assert [int(float(one)) for one in moves] == moves, board
        assert all(tiles_of(one) == land for one in moves)


@pytest.mark.parametrize("room", [1, 512])
def test_all_moves_are_listed_however_many_fit_at_first(
    room: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(moves, "USUAL_MOVES", room)
    states = position("31 32 33 34 35")
    state = states[0]
    listed = moves_in(state.terms, state.mist, state.banned)
    assert listed == legal(states)
    assert len(listed) > 1
