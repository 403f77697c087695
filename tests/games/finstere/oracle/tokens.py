"""A token's move: every result within some steps, and one given path (rules 4)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import NamedTuple

from tests.games.finstere.oracle.floor import (
    COMPASS,
    CORNERS,
    ENTRANCE,
    EXIT,
    Cell,
    Floor,
    Position,
    TileSet,
    exists,
    is_free,
    lay,
    neighbour,
    read,
    slide_end,
    tiles_on,
    token_on,
    write,
)

OUT = "out"
WAITING = "waiting"
ENTER = "I"
LEAVE = "NW"  # the exit's two walls, rules 4.2

Place = Cell | str


class IllegalStepError(ValueError):
    """A step, or the end of a path, that the rules forbid."""


class Result(NamedTuple):
    """Where a move can end: the token's place, all tiles after it, the fewest steps to it."""

    place: Place
    tiles: TileSet
    steps: int


class Moving(NamedTuple):
    """A floor from which the moving token is lifted, and where that token is."""

    floor: Floor
    place: Place


def moves(position: Position, token: str, steps: int) -> set[Result]:
    """Return every distinct result of moving the token up to so many steps (rules 4.1)."""
    start = lift(read(position), token)
    reached: dict[tuple[Place, TileSet], int] = {}
    ring = [start]
    for count in range(steps + 1):
        ring = [moving for moving in ring if is_new(moving, reached, count)]
        if count < steps:
            ring = [after for moving in ring for after in next_steps(moving)]
    taken = set(start.floor.tokens.values())  # rules 4.3: passed over, never an end
    return {Result(*end, count) for end, count in reached.items() if end[0] not in taken}


def is_new(moving: Moving, reached: dict[tuple[Place, TileSet], int], count: int) -> bool:
    """Note the place and the tiles with the count, unless they have been reached before."""
    key = moving.place, tiles_on(moving.floor)
    if key in reached:
        return False
    reached[key] = count
    return True


def next_steps(moving: Moving) -> Iterator[Moving]:
    """Yield what each legal next step leads to."""
    for letter in ENTER + COMPASS:
        try:
            yield step(moving, letter)
        except IllegalStepError:
            continue


def follow(position: Position, token: str, path: str) -> Position:
    """Return the position after one whole move, given as letters."""
    moving = lift(read(position), token)
    for letter in path:
        moving = step(moving, letter)
    return set_down(moving, token, position)


def lift(floor: Floor, token: str) -> Moving:
    """Take the moving token off the floor: the cell that it leaves is free (rules 4.4)."""
    if token in floor.waiting:
        floor.waiting.remove(token)
        return Moving(floor, WAITING)
    return Moving(floor, floor.tokens.pop(token))


def set_down(moving: Moving, token: str, source: Position) -> Position:
    """Put the token where its move ends, which no other token may occupy (rules 4.3)."""
    floor, place = moving
    if place == WAITING:
        floor.waiting.append(token)
    elif not isinstance(place, str):
        if (other := token_on(floor, place)) is not None:
            raise IllegalStepError(f"the move ends on {place}, where {other} stands")
        floor.tokens[token] = place
    return write(floor, source)


def step(moving: Moving, letter: str) -> Moving:
    """Return what one step leads to, or raise what forbids it."""
    place = moving.place
    floor = replace(moving.floor, movable=dict(moving.floor.movable))
    if letter == ENTER:
        return Moving(floor, enter(floor, place))
    if isinstance(place, str):
        raise IllegalStepError(f"a token that is {place} cannot step {letter}")
    if place == EXIT and letter in LEAVE:
        return Moving(floor, OUT)
    return Moving(floor, advance(floor, place, letter))


def enter(floor: Floor, place: Place) -> Cell:
    """Return the entrance, if a waiting token can come onto it (rules 4.2)."""
    if place != WAITING:
        raise IllegalStepError("only a waiting token enters")
    if floor.monster == ENTRANCE or ENTRANCE in floor.movable:
        raise IllegalStepError("the entrance is blocked")
    return ENTRANCE


def advance(floor: Floor, cell: Cell, direction: str) -> Cell:
    """Go one cell and slide on over blood until it ends or something stops it (rules 4.6)."""
    cell = come_onto(floor, cell, direction)
    while cell in floor.blood:
        try:
            cell = come_onto(floor, cell, direction)
        except IllegalStepError:
            break
    return cell


def come_onto(floor: Floor, cell: Cell, direction: str) -> Cell:
    """Return the next cell, pushing what lies there; change nothing if it cannot be entered."""
    ahead = neighbour(cell, direction)
    if not exists(ahead):
        raise IllegalStepError(f"a wall is {direction} of {cell}")
    if ahead == floor.monster:
        raise IllegalStepError(f"the monster is on {ahead}")
    if ahead in floor.teleporters:
        raise IllegalStepError(f"a teleporter is on {ahead}")
    if ahead in floor.movable:
        push(floor, ahead, direction)
    return ahead


def push(floor: Floor, cell: Cell, direction: str) -> None:
    """Push the tile on the cell one cell on, and down the blood (rules 4.5, 4.8)."""
    behind = neighbour(cell, direction)
    if goes_off(floor, cell, behind) or is_destroyed(floor, behind):
        del floor.movable[cell]
    elif is_free(floor, behind):
        lay(floor, floor.movable.pop(cell), slide_end(floor, behind, direction))
    else:
        raise IllegalStepError(f"the tile on {cell} cannot be pushed {direction}")


def goes_off(floor: Floor, cell: Cell, behind: Cell) -> bool:
    """Tell whether a token may push a tile off the board here (rules 6, `corner_tiles` off)."""
    return floor.rulings["corner_tiles"] == "off" and cell in CORNERS and not exists(behind)


def is_destroyed(floor: Floor, behind: Cell) -> bool:
    """Tell whether a token may push a tile into this (rules 6, `push_into_teleporter`)."""
    allowed = floor.rulings["push_into_teleporter"] == "destroys"
    return allowed and behind in floor.teleporters and behind != floor.monster
