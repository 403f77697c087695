"""The solver agrees with plain brute force: result, distance, and a line that really ends so."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest
from hypothesis import HealthCheck, given, settings

from gloaming.games.menhirs.exchange.position import Position
from gloaming.games.menhirs.solver import Solution, Turn, solve
from tests.games.menhirs import oracle
from tests.games.menhirs.positions import examples, plain, positions, random_position

TABLE = 1 << 14
SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]


def distance_of(solution: Solution) -> int | None:
    """Return the distance, having checked that the result fits it."""
    expected = {None: "draw", 0: "loss", 1: "win"}
    parity = None if solution.distance is None else solution.distance % 2
    assert solution.result == expected[parity]
    return solution.distance


def follow(place: oracle.Place, turn: Turn) -> oracle.Place | None:
    """Play a turn by the oracle's rules; None if it wins."""
    move = None if turn.direction is None else (frozenset(turn.tiles), turn.direction)
    assert move in oracle.legal_moves(place) or (
        move is None and (place.may_pass or not oracle.legal_moves(place))
    )
    if oracle.wins(place, move):
        assert turn.remove is None
        return None
    return next(
        after
        for made, removed, after in oracle.turns(place)
        if (made, removed) == (move, turn.remove)
    )


def check(position: Position) -> None:
    """Check a solution against brute force, turn by turn along its line."""
    place: oracle.Place | None = plain(position)
    assert place is not None
    expected = oracle.value(place)
    solution = solve(position, entries=TABLE)
    assert distance_of(solution) == expected
    assert len(solution.line) == (expected or 25 - position.turn)
    for number, turn in enumerate(solution.line, start=1):
        assert place is not None
        left = oracle.value(place)
        assert left == (None if expected is None else expected - number + 1)
        place = follow(place, turn)
    assert (place is None) == (expected is not None)


# Tiles, turns left, and how many positions in compiled and in interpreted rules.
@pytest.mark.parametrize(
    ("tiles", "turns_left", "compiled", "interpreted"),
    [(2, 8, 80, 8), (2, 14, 40, 4), (3, 4, 80, 8), (3, 6, 80, 8), (4, 4, 30, 3), (5, 3, 10, 1)],
)
def test_small_positions(tiles: int, turns_left: int, compiled: int, interpreted: int) -> None:
    rng = Random(100 * tiles + turns_left)
    checked = 0
    while checked < examples(compiled, interpreted):
        position = random_position(rng, tiles, turns_left, covered=2)
        place = plain(position)
        if not any(oracle.wins(place, move) for move in oracle.legal_moves(place)):
            check(position)
            checked += 1


@settings(max_examples=examples(100, 5), deadline=None, suppress_health_check=SLOW)
@given(positions(most_mist=6, turns=(23, 24)))
def test_last_turns(position: Position) -> None:
    check(position)


def test_oracle_itself_knows_a_take_back() -> None:
    tiles = frozenset({(2, 2), (2, 3), (3, 3)})
    place = oracle.Place(menhirs=frozenset({(2, 2)}), mist=tiles)

    assert len(oracle.legal_moves(place)) == 6
    assert len(oracle.legal_moves(replace(place, banned=(tiles, "N")))) == 5
