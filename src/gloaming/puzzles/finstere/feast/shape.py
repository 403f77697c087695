"""The shape of a feast, by which its mirror images are found."""

from collections.abc import Hashable

import msgspec

from gloaming.puzzles.finstere.shapes import shape_of as shape_of_board

from .puzzle import Feast

STAYS_PUT = -1


def shape_of(puzzle: Feast) -> Hashable:
    """Return what a feast has in common with its image and other names."""
    steps = {move.token: move.steps for move in puzzle.task.moves}
    about = {
        name: (int(name in puzzle.own), steps.get(name, STAYS_PUT))
        for name in puzzle.position.names()
    }
    lay = sorted(msgspec.json.encode(tile) for tile in puzzle.task.lay)
    return shape_of_board(puzzle.position, about), tuple(lay), puzzle.task.facing
