"""What holds a part up in each direction, in words."""

from collections.abc import Sequence

from gloaming.games.menhirs.clusters.board import DIRECTIONS, LETTERS, Place, set_of
from gloaming.games.menhirs.exchange.position import Position
from gloaming.games.menhirs.exchange.to_state import to_state

from .refusal import held_up
from .refusals import refusal_words


def explain_directions(position: Position, tiles: Sequence[Place]) -> dict[str, str]:
    """Say for each direction why some tiles cannot go there; nothing if they can."""
    states, part = to_state(position), set_of(tiles)
    return {
        LETTERS[direction]: refusal_words(held_up(states, part, direction))
        for direction in range(DIRECTIONS)
    }
