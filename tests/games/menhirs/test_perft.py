"""The game tree has the size it had when it was counted and checked."""

import json

import pytest

from gloaming.games.menhirs.exchange.to_position import to_position
from tests.games.menhirs import oracle
from tests.games.menhirs.perft import FILE, FOLDER, counts, start_of, turns
from tests.games.menhirs.positions import IS_SLOW, plain

KEPT = json.loads(FILE.read_text("utf-8"))


def slow_turns(place: oracle.Place, depth: int) -> int:
    """Count complete turns by the oracle's rules."""
    won = sum(oracle.wins(place, move) for move in oracle.legal_moves(place))
    if depth == 1:
        return won + sum(1 for _ in oracle.turns(place))
    return sum(slow_turns(after, depth - 1) for _, _, after in oracle.turns(place))


def test_every_drawing_is_counted() -> None:
    assert sorted(KEPT) == sorted(path.stem for path in FOLDER.glob("*.txt"))


@pytest.mark.parametrize("name", sorted(KEPT))
def test_counts_are_as_they_were(name: str) -> None:
    depths = 1 if IS_SLOW else len(KEPT[name]["turns"])
    expected = {kind: numbers[:depths] for kind, numbers in KEPT[name].items()}

    assert counts(name, depths) == expected


@pytest.mark.parametrize("name", sorted(KEPT))
def test_oracle_counts_the_same_turns(name: str) -> None:
    place = plain(to_position(start_of(name)))

    assert turns(start_of(name), 1) == slow_turns(place, 1)
    if not IS_SLOW:
        assert KEPT[name]["turns"][1] == slow_turns(place, 2)
