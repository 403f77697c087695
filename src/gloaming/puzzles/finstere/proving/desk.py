"""Desks: the room in which a proof works, and more of it where it was too little."""

from typing import NamedTuple

import numpy as np

from gloaming.core.engine.rooms import Room, blank_in, room_for, room_of
from gloaming.games.finstere.floor.board import CELLS
from gloaming.games.finstere.moves.plain_moves import make_search
from gloaming.games.finstere.state import TOKENS, Floor, Trace

from .keeping import copy_keys
from .records import (
    MOST_APART,
    MOST_LEVELS,
    MOST_MOVERS,
    MOST_SLOTS,
    Desk,
    Ending,
    Found,
    Mover,
    Slot,
    Tally,
    Touched,
    World,
)


class Size(NamedTuple):
    """For how much a desk has room."""

    endings: int = 1 << 12
    worlds: int = 1 << 10
    nodes: int = 1 << 11  # of a token's move
    keys: int = 1 << 13


def larger(size: Size, desk: Desk) -> Size:
    """Return more room of that which a proof had too little of."""
    tally = desk.tallies[0]
    if tally.wanted > 0:
        return size._replace(keys=keys_for(int(tally.wanted)))
    if tally.worlds == size.worlds:
        return size._replace(worlds=4 * size.worlds)
    return size._replace(endings=4 * size.endings, nodes=4 * size.nodes)


def keys_for(solutions: int) -> int:
    """Return room for so many solutions in which each is found soon: at most half of it is used."""
    return 1 << (2 * solutions - 1).bit_length()


def with_keys(desk: Desk, count: int) -> Desk:
    """Return the desk with room for so many keys, those that are known among them."""
    other = desk._replace(keys=room_of(desk.keys).zeros(count, np.int64))
    copy_keys(other, desk.keys)
    other.tallies[0].wanted = 0
    return other


def make_desk(size: Size) -> Desk:
    """Return a desk with room for so much."""
    room: Room = room_for("gloaming.puzzles.finstere")
    return Desk(
        blank_in(room, Tally),
        blank_in(room, Mover, MOST_MOVERS),
        blank_in(room, Slot, MOST_SLOTS),
        room.zeros(TOKENS, np.uint8),
        blank_in(room, Floor, MOST_LEVELS),
        blank_in(room, Floor, 2),
        room.zeros(CELLS, np.int64),
        blank_in(room, Touched, MOST_LEVELS),
        room.zeros(MOST_APART * CELLS, np.int64),
        blank_in(room, Ending, size.endings),
        room.zeros(size.endings, np.int32),
        room.zeros(2 * size.endings, np.int32),
        room.zeros(CELLS, np.int64),
        room.zeros(CELLS, np.int64),
        blank_in(room, World, size.worlds),
        blank_in(room, Floor, size.worlds),
        blank_in(room, Floor, size.worlds),
        blank_in(room, Floor, 1),
        blank_in(room, Trace, 1),
        make_search(size.nodes, room),
        room.zeros(size.keys, np.int64),
        blank_in(room, Found, 1),
    )
