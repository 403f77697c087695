"""Positions that are mirror images of one another are searched only once."""

from gloaming.core.compiled import compiled
from gloaming.games.menhirs.clusters.board import Cells, first_of, number_of
from gloaming.games.menhirs.clusters.move import PASS, Move, direction_of, move_of, tiles_of

from .records import Frame, Mirrors


@compiled
def image_of(mirrors: Mirrors, index: int, cells: Cells) -> Cells:
    """Return where a symmetry takes a set of cells."""
    image = 0
    while cells != 0:
        image |= 1 << mirrors.cells[index, number_of(first_of(cells))]
        cells &= cells - 1
    return image


@compiled
def image_of_ban(mirrors: Mirrors, index: int, banned: Move) -> Move:
    """Return where a symmetry takes a ban."""
    if banned == PASS:
        return PASS
    direction = mirrors.directions[index, direction_of(banned)]
    return move_of(image_of(mirrors, index, tiles_of(banned)), direction)


@compiled
def settle_image(mirrors: Mirrors, frame: Frame) -> None:
    """Put the first of all images of a frame's position in its place."""
    mist, banned = frame.mist, frame.banned
    for index in range(1, mirrors.number):
        image = image_of(mirrors, index, mist)
        if image <= frame.mist:
            ban = image_of_ban(mirrors, index, banned)
            if image < frame.mist or ban < frame.banned:
                frame.mist, frame.banned = image, ban
