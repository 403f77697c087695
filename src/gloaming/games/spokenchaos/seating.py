"""Sides, doors and fields: where ghosts come in, and which way leads out (rules 1, 4)."""

import numpy as np

from gloaming.core.compiled import compiled

from .solids.lobby import FIELDS
from .state import EAST, LETTERS, NORTH, SIDES, SOUTH, State

# What a step to the north, east, south or west adds to column and row.
ACROSS = np.array([0, 1, 0, -1])
UP_BY = np.array([1, 0, -1, 0])
DOOR_NAMES = tuple(f"{side}{number}" for side in LETTERS for number in range(1, FIELDS + 1))
DOORS = len(DOOR_NAMES)
THIRD = 2  # fields beyond the one behind the door


@compiled
def opposite_side(side: int) -> int:
    """Return the side across the lobby."""
    return (side + SIDES // 2) % SIDES


@compiled
def exit_of(state: State, seat: int) -> int:
    """Return the side by which a seat's ghosts leave: opposite to where they start."""
    return opposite_side(state.sides[seat])


@compiled
def field_behind(side: int, place: int) -> tuple[int, int]:
    """Return column and row of the field behind a door; place 0 is door 1 of the side."""
    if side == NORTH:
        return place, FIELDS - 1
    if side == EAST:
        return FIELDS - 1, place
    if side == SOUTH:
        return place, 0
    return 0, place


@compiled
def is_in_lobby(column: int, row: int) -> bool:
    """Tell whether there is such a field."""
    return 0 <= column < FIELDS and 0 <= row < FIELDS


@compiled
def right_of(state: State, seat: int) -> int:
    """Return the player to the right of a seat; seats go clockwise, to the left."""
    return (seat + state.players - 1) % state.players


@compiled
def in_turn(state: State, place: int) -> int:
    """Return the seat that is so many places after the one with the die."""
    return (state.holder + place) % state.players


@compiled
def door_of_number(state: State, side: int, number: int) -> int:
    """Return the geometric door of a side that bears a number.

    Numbered `around`, clockwise, the doors of the east and south run the other way.
    """
    if state.doors_around and side in (EAST, SOUTH):
        return FIELDS + 1 - number
    return number


@compiled
def door_of(state: State) -> int:
    """Return the door where the keyhole is, as a place among all."""
    return state.side * FIELDS + state.door - 1


@compiled
def opposite_door(state: State) -> int:
    """Return the geometric door opposite the keyhole that bears the same number."""
    return FIELDS + 1 - state.door if state.doors_around else state.door
