"""Free-in puzzles proved again, slowly: every turn of both, by the rules of the oracle."""

from __future__ import annotations

from functools import lru_cache

from tests.games.menhirs import oracle

LAST_TURN = 24
FirstTurn = tuple[oracle.Move | None, oracle.Cell | None]


@lru_cache(maxsize=200_000)
def wins(place: oracle.Place, turns: int) -> bool:
    """Tell whether the player to move wins within so many turns of both."""
    if turns < 1 or place.turn > LAST_TURN:
        return False
    if any(oracle.wins(place, move) for move in oracle.legal_moves(place)):
        return True
    return turns > 1 and any(loses(after, turns - 1) for _, _, after in oracle.turns(place))


def loses(place: oracle.Place, turns: int) -> bool:
    """Tell whether whatever the player to move does, the other wins within so many turns."""
    if turns < 2 or place.turn > LAST_TURN:
        return False
    if any(oracle.wins(place, move) for move in oracle.legal_moves(place)):
        return False
    return all(wins(after, turns - 1) for _, _, after in oracle.turns(place))


def solutions(place: oracle.Place, turns: int) -> set[FirstTurn]:
    """Return every first turn that wins within so many turns: the move, and what is removed."""
    at_once = {(move, None) for move in oracle.legal_moves(place) if oracle.wins(place, move)}
    later = {
        (move, removed) for move, removed, after in oracle.turns(place) if loses(after, turns - 1)
    }
    return at_once | later
