"""What a match of Spokenchaos is made of."""

from typing import Annotated, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gloaming.core.layout import (
    Bool,
    Bytes,
    Int8,
    Int32,
    Int64,
    Layout,
    Records,
)

from .material import ALL_GHOSTS, CARDS, GHOSTS, MAX_PLAYERS
from .solids.lobby import PIECES, Ghost, Piece

# Numbers of a match are wide: compiled rules then exist once, not once for every width.
Numbers: TypeAlias = NDArray[np.int64]

# Where a ghost is: in the box (only if ghosts merge), beside its start side, in the lobby, out.
SUPPLY, BESIDE, INSIDE, OUT = range(4)

# Phases of a match, in the order of a round.
(
    DICING,  # a random player gets the die
    ARRANGING,  # the lobby is furnished
    AGREEING,  # shall chance furnish it again?
    STARTING,  # the keyhole gets its first door
    DRAWING_MIDNIGHT,
    MIDNIGHT,  # the card is carried out
    DRAWING,  # a movement card
    FURNISHING,  # a player may move a piece
    PLANNING,
    REVEALING,
    ROLLING,  # for who picks the side
    SIDING,
    NUMBERING,  # a roll for the door
    LOOKING,
    CATCHING,
    OVER,
) = range(16)

NO_GHOST = -1

# Up to this edition what stood on a piece held it back, too keen laid down only what stood upright,
# big brothers were optional, and what had merged did not set out again in the same round.
FIRST_EDITION = 1

# Up to this one furniture that too keen lays down, and the mirror of the silliest face, only made
# way for walls, and were left as they were where another piece stood in the way.
SECOND_EDITION = 2

NO_SEAT = -1

# Sides of the board and directions of steps.
NORTH, EAST, SOUTH, WEST = range(4)
LETTERS = "NESW"
SIDES = len(LETTERS)


class Figure(Layout):
    """A ghost of a player, wherever it is."""

    body: Ghost  # its solid; x and y mean something only in the lobby
    samples: Int32  # that showed it in the last look
    where: Int8  # SUPPLY, BESIDE, INSIDE or OUT
    has_entered: Bool  # in this round, so it may not leave
    is_done: Bool  # may not move any more in this round


class Plan(Layout):
    """What a seat does with its ghosts this round: as they would stand, and how that came."""

    figures: Annotated[Records[Figure], Figure, GHOSTS]
    moved: Annotated[Numbers, np.int64, GHOSTS]  # in order; of a merging pair what became of it
    merged: Annotated[Numbers, np.int64, GHOSTS, 2]  # the pair, or NO_GHOST twice
    count: Int64  # how many moved
    points: Int64  # left to spend
    active: Int64  # the ghost on its way, or NO_GHOST
    column: Int64  # where it is now
    row: Int64
    steps: Int64  # that it has taken
    merged_fields: Int64  # a bit for each field with a merge this round


class State(Layout):
    """A match at one moment.  Records come first: only so are their numbers aligned."""

    figures: Annotated[Records[Figure], Figure, ALL_GHOSTS]  # seven of each seat
    pieces: Annotated[Records[Piece], Piece, PIECES]
    plans: Annotated[Records[Plan], Plan, MAX_PLAYERS]  # each the secret of its seat
    order: Annotated[Numbers, np.int64, PIECES]  # in which the pieces were let down
    placed: Int64  # how many pieces are in the lobby
    is_sealed: Annotated[Bytes, np.uint8, MAX_PLAYERS]  # plans that are complete
    sides: Annotated[Numbers, np.int64, MAX_PLAYERS]  # the start side of each seat
    cards: Annotated[Numbers, np.int64, MAX_PLAYERS]  # kinds of movement cards, or NO_CARD
    picks: Annotated[Numbers, np.int64, MAX_PLAYERS]  # how often each seat picked the side
    rolls: Annotated[Numbers, np.int64, MAX_PLAYERS]  # in this rolling; 0: not rolled
    pile: Annotated[Numbers, np.int64, len(CARDS)]  # movement cards of each kind left
    turn: Int64  # turns that are final
    midnight_pile: Int64  # a bit for each midnight card left
    grid: Int64  # option
    edition: Int64  # of the rules: older matches go on as they were begun
    players: Int64
    phase: Int64
    round_number: Int64  # 1 to 5
    holder: Int64  # the seat with the die
    to_move: Int64  # the seat that acts
    held: Int64  # the piece that is lifted, or NO_PIECE
    held_face: Int64  # how it is held
    held_lean: Int64
    held_yaw: Int64
    used: Int64  # a bit for each piece moved this round
    midnight: Int64  # the card in force, or NO_CARD
    cursor: Int64  # how far the midnight card has been carried out
    rolling: Int64  # a bit for each seat that may still pick the side of this round's look
    picker: Int64  # who picks the side, or NO_SEAT
    number: Int64  # rolled for the door; 0: not rolled
    side: Int64  # where the keyhole is
    door: Int64  # 1 to 6, geometric
    looks: Int64  # made this round
    merging: Bool  # option
    in_turn: Bool  # option
    chance_arranges: Bool  # option
    doors_around: Bool  # option
