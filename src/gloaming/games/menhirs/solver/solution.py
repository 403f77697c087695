"""What the solver finds out."""

from typing import Literal, TypeAlias

import msgspec

from gloaming.games.menhirs.clusters.board import Cells, Letter, Place, places_in
from gloaming.games.menhirs.clusters.move import PASS, Move, direction_of, tiles_of
from gloaming.games.menhirs.exchange.position import letter
from gloaming.games.menhirs.text.names import cell_words, places_words

Result: TypeAlias = Literal["win", "loss", "draw", "unknown"]


class Turn(msgspec.Struct, frozen=True):
    """A complete turn; one without a direction is a pass."""

    tiles: tuple[Place, ...]
    direction: Letter | None
    remove: Place | None


class Solution(msgspec.Struct, frozen=True, kw_only=True):
    """The result for the player to move, and how it comes about."""

    result: Result
    distance: int | None  # turns of both players up to and including the winning move
    line: tuple[Turn, ...]  # best play of both; cut short if the limit was reached in it
    nodes: int  # positions visited
    searched: int  # within so many turns nobody can force a win, or the result is exact
    suggestion: Turn | None  # a turn that does not lose within the turns searched


def turn_of(move: Move, removed: Cells) -> Turn:
    """Return a turn in words of the board."""
    places = places_in(removed)
    return Turn(
        tiles=tuple(places_in(tiles_of(move))),
        direction=None if move == PASS else letter(direction_of(move)),
        remove=places[0] if places else None,
    )


def turn_words(turn: Turn) -> str:
    """Say what is done in a turn.

    >>> turn_words(Turn(((4, 3), (4, 4)), "S", (2, 2)))
    '(4,3) (4,4) goes S, removes (2,2)'
    """
    moved = f"{places_words(turn.tiles)} goes {turn.direction}" if turn.direction else "passes"
    return moved + (f", removes {cell_words(turn.remove)}" if turn.remove else "")
