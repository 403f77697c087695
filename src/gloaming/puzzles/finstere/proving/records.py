"""What the prover works on.

mover    a token that may make a move
slot     a tile that is to be laid; a pair of teleporters has two
group    tokens that can get into each other's way, or tiles that lie out of everybody's way
ending   one way in which a group may stand before the monster walks
world    a walk under way, which stands for all endings that agree in what he has met so far

    group 0   endings   3 1 0 | 2 7 5 6 | 4       `order` lists their numbers; a world has a
    group 1   endings   8 9 | 11 10               stretch of each group's list, and where it
                                                  forks, the stretch is divided
"""

from typing import Annotated, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gloaming.core.layout import Bool, Bytes, Int8, Int16, Int32, Int64, Layout, Records, UInt8
from gloaming.games.finstere.floor.board import CELLS
from gloaming.games.finstere.moves.plain_moves import Search
from gloaming.games.finstere.state import Floor, Trace

MOST_MOVERS = 30  # bits of a group's movers
MOST_SLOTS = 16
MOST_LEVELS = MOST_SLOTS + 2  # boards: before each slot, before and after a tile is laid late
MOST_GROUPS = 8  # the tiles that lie out of the way are the last
MOST_APART = 2  # tiles that are left to lie out of the way; others are tried everywhere
TILES_APART = MOST_GROUPS - 1
NONE = -1
DONE, MORE = range(2)  # how far a proof is; or FULL
PASSES, BLOCKS, TOKEN_SEEN, OPEN = range(4)  # what a look meets on a cell; OPEN: endings differ
LIFTED_BASE, LIFTED_NOW = range(2)  # boards without movers: with the pools laid, with all


class Mover(Layout):
    """A token that may make a move."""

    token: UInt8
    start: UInt8  # its cell, or WAITING
    steps: Int8  # at most
    group: Int8
    base_group: Int8  # where no tile is laid that anybody can meet


class Slot(Layout):
    """A tile that is to be laid."""

    first_form: Int8
    forms: Int8  # ways in which it can be laid: turns, arrows
    is_same: Bool  # as the slot before, so that their order does not matter
    is_movable: Bool
    may_lie_apart: Bool  # out of everybody's way it is left open where


class Ending(Layout):
    """One way in which a group may stand before the walk, on a board without the other groups."""

    things: Annotated[Bytes, np.uint8, CELLS]
    moved: Int32  # a bit for each mover of the group that has moved
    out: Int32  # a bit for each that has left by the exit
    key: Int64


class World(Layout):
    """A walk under way."""

    sight: Annotated[Bytes, np.uint8, CELLS]  # OPEN where endings differ, else what a look meets
    been: Annotated[Bytes, np.uint8, CELLS]  # a bit for each facing there since something moved
    first: Annotated[NDArray[np.int32], np.int32, MOST_GROUPS]  # stretch of each group's endings
    last: Annotated[NDArray[np.int32], np.int32, MOST_GROUPS]
    facing: Int8  # his, before the walk
    enemies: Int16  # that are left
    since: Int32  # steps that moved something since all is remembered
    power: Int32  # after more it is remembered anew (Brent's way to find circles); 0: not yet


class Tally(Layout):
    """How far a proof is, and what it has found."""

    movers: Int8
    groups: Int8  # of movers
    slots: Int8
    pools: Int8  # slots that change the ground; they come first
    enemies: Int16
    may_turn: Bool  # the monster's facing may be chosen
    may_leave: Bool  # tokens may leave by the exit, or stay before the entrance
    level: Int8  # the slot that is laid next, after all the one that is laid late; NONE: done
    is_prepared: Bool  # groups and their endings are those of the ground
    options: Annotated[NDArray[np.int32], np.int32, MOST_LEVELS]  # how each slot is laid
    base_first: Annotated[NDArray[np.int32], np.int32, MOST_GROUPS]  # endings where no tile is laid
    base_last: Annotated[NDArray[np.int32], np.int32, MOST_GROUPS]  # that a group can meet
    first: Annotated[NDArray[np.int32], np.int32, MOST_GROUPS]  # endings as it is laid now
    last: Annotated[NDArray[np.int32], np.int32, MOST_GROUPS]
    base_endings: Int32  # in use
    endings: Int32
    worlds: Int32
    apart: Annotated[NDArray[np.int8], np.int8, MOST_APART]  # slots whose tiles lie apart
    leaves: Int64  # walks that were followed to their ends
    walks: Int64  # the same, told apart by where the tiles lie within somebody's reach
    near: Int64  # of them those that fail by one enemy
    arrangements: Int64  # before the walk; where tiles are pushed some count twice
    solutions: Int64
    wanted: Int64  # solutions for which there must be room; 0 while there is enough
    found_key: Int64  # of the solution that is shown


class Found(Layout):
    """A solution: everything as it stands before the walk, and how the tiles were laid."""

    things: Annotated[Bytes, np.uint8, CELLS]
    forms: Annotated[Bytes, np.uint8, MOST_SLOTS]
    cells: Annotated[Bytes, np.uint8, MOST_SLOTS]
    facing: Int8


class Touched(Layout):
    """Which cells moves can have to do with on a board."""

    movers: Annotated[NDArray[np.int64], np.int64, CELLS]  # a bit for each of them


class Desk(NamedTuple):
    """Everything that a proof works on; it lies in a room of the engine."""

    tallies: Records[Tally]
    movers: Records[Mover]
    slots: Records[Slot]
    sides: Bytes  # OWN or ENEMY, of each token
    laid: Records[Floor]  # the board after so many slots
    lifted: Records[Floor]  # without movers: with the pools laid, and with everything laid
    within: NDArray[np.int64]  # of each cell, a bit for each mover in whose reach it is
    touched: Records[Touched]  # the same, with the tiles of each board that is laid
    marks: NDArray[np.int64]  # of each cell, for each of two tiles: the last walk that counted it
    endings: Records[Ending]
    order: NDArray[np.int32]  # of endings; of the group of tiles, pairs of cells where they lie
    buckets: NDArray[np.int32]  # ending + 1 by key, open addressing; all 0 between groups
    base_varied: NDArray[np.int64]  # of each cell, a bit for each group whose endings differ there
    varied: NDArray[np.int64]  # the same, as it is laid now
    worlds: Records[World]
    walked: Records[Floor]  # of each world, where he is
    remembered: Records[Floor]  # and where he is remembered
    spare: Records[Floor]
    traces: Records[Trace]
    search: Search
    keys: NDArray[np.int64]  # of solutions, open addressing
    found: Records[Found]
