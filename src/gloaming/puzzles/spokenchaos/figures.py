"""Ghosts of a puzzle: as many of each size as players have."""

from collections import Counter
from collections.abc import Iterable

from gloaming.core.errors import PositionError
from gloaming.games.spokenchaos.assumptions import SIZES
from gloaming.games.spokenchaos.material import MAX_PLAYERS, SIZE_OF

# Of each size, as many as one player has.
OF_A_HAND = Counter(SIZES[size] for size in SIZE_OF)


def check_one_hand(sizes: Iterable[str], place: str) -> None:
    """Refuse ghosts that no player has in one hand."""
    for size, count in Counter(sizes).items():
        if count > OF_A_HAND[size]:
            raise PositionError(
                f"one player has {OF_A_HAND[size]} {size} ghosts, not {count}", place
            )


def check_figures(sizes: Iterable[str]) -> None:
    """Refuse more ghosts than all players of a match have."""
    for size, count in Counter(sizes).items():
        most = MAX_PLAYERS * OF_A_HAND[size]
        if count > most:
            words = f"a match has at most {most} {size} ghosts, not {count}"
            raise PositionError(words, "$.position.ghosts")
