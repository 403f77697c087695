"""Who plays whom: every pair of bots, seats rotated, the same seeds for every rotation.

A pairing is one bot (the challenger) at a table of another (the field): with two players a
duel, with more a challenger alone among copies of the other.  Its matches come in sets: in a
set the challenger takes every seat once, and chance is the same in all of them.
"""

from collections.abc import Iterator, Sequence
from itertools import combinations

import msgspec


class Contest(msgspec.Struct, frozen=True):
    """One match that is to be played: what decides it entirely."""

    game: str
    options: tuple[tuple[str, str], ...]  # names and texts, in order
    lineup: tuple[str, ...]  # a bot for each seat
    seed: int  # of chance; the bots' streams follow from it too

    @property
    def key(self) -> str:
        """Return a name by which a finished match is found again."""
        options = (f"{name}={text}" for name, text in self.options)
        return " ".join((self.game, *options, ",".join(self.lineup), str(self.seed)))


class Arena(msgspec.Struct, frozen=True):
    """What is to be played."""

    game: str
    options: tuple[tuple[str, str], ...]
    bots: tuple[str, ...]
    players: int
    seed: int = 1


def rotations(challenger: str, field: str, players: int) -> Iterator[tuple[str, ...]]:
    """Yield the line-ups of a set: the challenger on every seat in turn.

    >>> list(rotations("owl", "fox", 3))
    [('owl', 'fox', 'fox'), ('fox', 'owl', 'fox'), ('fox', 'fox', 'owl')]
    """
    for seat in range(players):
        yield tuple(challenger if seat == other else field for other in range(players))


def contests_of(arena: Arena, challenger: str, field: str, sets: range) -> Iterator[Contest]:
    """Yield the matches of some sets of a pairing."""
    for number in sets:
        for lineup in rotations(challenger, field, arena.players):
            yield Contest(arena.game, arena.options, lineup, arena.seed + number)


def pairings(bots: Sequence[str], *, ladder: bool) -> list[tuple[str, str]]:
    """Return challengers and fields: all pairs, or on a ladder each bot against the one before.

    >>> pairings(["moth", "bat", "owl"], ladder=True)
    [('bat', 'moth'), ('owl', 'bat')]
    """
    if ladder:
        return [(bots[place + 1], bots[place]) for place in range(len(bots) - 1)]
    return [(later, earlier) for earlier, later in combinations(bots, 2)]


def round_robin(arena: Arena, sets: int, *, ladder: bool) -> list[Contest]:
    """Return all matches, set by set, so that whatever is finished is fair to everybody."""
    return [
        contest
        for number in range(sets)
        for challenger, field in pairings(arena.bots, ladder=ladder)
        for contest in contests_of(arena, challenger, field, range(number, number + 1))
    ]
