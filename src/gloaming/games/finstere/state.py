"""What a position of Finstere Flure is made of."""

from typing import Annotated

import numpy as np
from numpy.typing import NDArray

from gloaming.core.compiled import compiled
from gloaming.core.layout import (
    Bool,
    Bytes,
    Int8,
    Int16,
    Int32,
    Int64,
    Layout,
    Numbers8,
    Records,
    UInt8,
    blank,
)

from .floor.board import ALL_CELLS, CELLS, EAST, EXIT
from .material import CARDS, MATCH_TOKENS, MAX_PLAYERS, MONSTER, PLAIN, SUPPLY, TELEPORTERS, WALL
from .options import Rulings
from .ruling_numbers import (
    BLOCKED_SLIDE,
    CORNER_TILES,
    DESTROYS,
    OFF,
    PUSH_INTO_TELEPORTER,
    SEES_ACROSS,
    SIGHT_ACROSS_BLOOD,
    STAYS,
    row_of,
)

# More tokens than fit on the board, so that free positions of any kind can be analysed.
TOKENS = 160

# Where a token can be that is on no cell (numbers of wall cells).
WAITING, OUT, EATEN = range(3)
NO_TOKEN = 255
NOBODY = -1

# How many pushes of one step a trace tells of; only contrived positions have more.
PUSHES_NOTED = 64

# How many cells of his way a trace tells of; a walk of twenty steps with long slides has fewer.
WAY_NOTED = 128

# The ground before anything is laid on it.
BARE = np.where(np.isin(np.arange(CELLS), ALL_CELLS), PLAIN, WALL)

# Phases of a match.
PLACING, MOVING, DRAWING, WALKING, OVER, BEGINNING = range(6)

# Why a match ended.
_, ALL_BUT_ONE_OUT, NOBODY_IN_PLAY, CARDS_USED_UP = range(4)


class Floor(Layout):
    """Everything on the board, and the rulings that say how it moves."""

    ground: Annotated[Bytes, np.uint8, CELLS]  # WALL, PLAIN, BLOOD or TELEPORTER
    things: Annotated[Bytes, np.uint8, CELLS]  # NOTHING ... TURN_BACK, or TOKEN + its number
    cell_of: Annotated[Bytes, np.uint8, TOKENS]  # of each token; or WAITING, OUT, EATEN
    teleporters: Annotated[Bytes, np.uint8, TELEPORTERS]  # cells, twins side by side; 0: none
    arrows: Annotated[Numbers8, np.int8, TELEPORTERS]  # the direction each teleporter shows
    monster: UInt8  # the monster's cell
    facing: Int8  # the monster's direction
    sight_across_blood: Bool  # ruling: he sees over blood
    corner_keeps_tiles: Bool  # ruling corner_tiles is off: tiles may lie on the corners
    teleporter_takes_tiles: Bool  # ruling push_into_teleporter destroys
    blocked_slide_stays: Bool  # ruling: a slider that cannot go on over a token stays in the pool
    crystals_keep_apart: Bool  # in older editions they, too, were laid beside no teleporter


class Token(Layout):
    """What a token is, apart from where it stands."""

    seat: Int8  # its owner
    front: Int8  # the number on its coloured side
    is_flipped: Bool  # the black side is up
    has_moved: Bool  # in this round


class State(Layout):
    """A match at one moment."""

    floor: Floor
    tokens: Annotated[Records[Token], Token, MATCH_TOKENS]
    token_count: Int8
    players: Int8
    tokens_to_win: Int8  # how many must be out
    phase: Int8  # PLACING, MOVING, DRAWING, WALKING, OVER, or BEGINNING: chance names who begins
    turn: Int16  # turns completed
    starter: Int8  # the seat with the starting-player marker
    to_move: Int8  # the seat that places a tile or moves a token
    active: UInt8  # the token that is moving, or NO_TOKEN
    steps_left: Int8  # of the moving token
    supply: Annotated[Numbers8, np.int8, len(SUPPLY)]  # tiles still to be laid
    chance_places: Bool  # the lay-out is drawn by chance
    pile: Annotated[Numbers8, np.int8, len(CARDS)]  # cards of each kind still in the pile
    card: Int16  # the card in force
    steps_walked: Int8  # by the monster, under this card
    hits: Int8  # tokens eaten, under this card
    rounds_played: Int8
    second_half: Bool
    cards_left: Int8  # to be turned in this half
    five_is_three_hits: Bool  # option
    second_half_cards: Int8  # ruling
    same_cards_again: Bool  # ruling second_half_cards is same-7
    must_enter: Bool  # in the first round a token that can come onto the board must
    eaten_tokens_flip: Bool  # ruling
    out_count: Annotated[Numbers8, np.int8, MAX_PLAYERS]  # tokens each seat has brought out
    out_when: Annotated[Numbers8, np.int8, MAX_PLAYERS]  # the exit that made it that many
    exits: Int8  # tokens brought out by all
    ending: Int8  # why the match ended


class Trace(Layout):
    """What happened in a step of the monster, and where its slide has been."""

    eaten: Annotated[Bytes, np.uint8, TOKENS]  # in order
    removed_kinds: Annotated[Bytes, np.uint8, CELLS]
    removed_cells: Annotated[Bytes, np.uint8, CELLS]  # where each tile last lay
    been: Annotated[Bytes, np.uint8, CELLS]  # a bit for each facing in which a slide came there
    eaten_count: Int16
    removed_count: Int16
    pushed_things: Annotated[Bytes, np.uint8, PUSHES_NOTED]  # in order
    pushed_from: Annotated[Bytes, np.uint8, PUSHES_NOTED]
    pushed_to: Annotated[Bytes, np.uint8, PUSHES_NOTED]  # the cell, or OUT
    pushed_count: Int16  # at most PUSHES_NOTED: the rest is not told
    way_cells: Annotated[Bytes, np.uint8, WAY_NOTED]  # where he came, in order
    way_facings: Annotated[Numbers8, np.int8, WAY_NOTED]  # and how he faced there
    way_count: Int16  # at most WAY_NOTED: the rest is not told
    turns: Int8  # on the spot, before turn stones


class Arrangement(Layout):
    """The board as one order of pushes leaves it, and where the token has been on it."""

    things: Annotated[Bytes, np.uint8, CELLS]
    marks: Annotated[Bytes, np.uint8, CELLS]  # CLOSED, SPECIAL and SEEN of each cell
    key: Int64  # tells arrangements apart quickly


class Node(Layout):
    """A place that a moving token can reach."""

    parent: Int32
    arrangement: Int32
    cell: UInt8  # a cell; or WAITING, OUT
    letter: Int8  # the step that led here: a direction, or ENTERING
    steps: Int8  # taken to get here


@compiled
def clear_floor(floor: Floor, rulings: NDArray[np.int64]) -> None:
    """Put the monster on the bare board at the exit, facing east, and let rulings hold there."""
    for cell in range(CELLS):
        floor.ground[cell] = BARE[cell]
    floor.monster = EXIT
    floor.facing = EAST
    floor.things[EXIT] = MONSTER
    floor.sight_across_blood = rulings[SIGHT_ACROSS_BLOOD] == SEES_ACROSS
    floor.corner_keeps_tiles = rulings[CORNER_TILES] == OFF
    floor.teleporter_takes_tiles = rulings[PUSH_INTO_TELEPORTER] == DESTROYS
    floor.blocked_slide_stays = rulings[BLOCKED_SLIDE] == STAYS


def empty_floor(rulings: Rulings) -> Records[Floor]:
    """Return the bare board on which rulings hold."""
    floors = blank(Floor)
    clear_floor(floors[0], row_of(rulings))
    return floors
