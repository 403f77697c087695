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
Standing = tuple[Place, TileSet]


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
    reached: dict[Standing, int] = {}
    ring = {standing(start): start}
    for count in range(steps + 1):
        for key in ring:
            reached.setdefault(key, count)
        ring = {
            standing(after): after
            for moving in ring.values()
            for after in next_steps(moving, steps - count)
        }
    return {Result(*end, count) for end, count in reached.items() if is_end(start, end[0])}


def standing(moving: Moving) -> Standing:
    """Return what tells one point of a move from another: the place and the tiles."""
    return moving.place, tiles_on(moving.floor)


def is_end(moving: Moving, place: Place) -> bool:
    """Tell whether a token may end there: others are passed over, never an end (rules 4.3)."""
    return place not in moving.floor.tokens.values()


def next_steps(moving: Moving, left: int, letters: str = ENTER + COMPASS) -> Iterator[Moving]:
    """Yield what each next step leads to after which the move can be completed (rules 4.1)."""
    for letter in letters if left else "":
        try:
            yield completable(moving, letter, left)
        except IllegalStepError:
            continue


def completable(moving: Moving, letter: str, left: int) -> Moving:
    """Return what a step leads to, or raise what forbids it; so many steps are left with it."""
    after = step(moving, letter)
    for pool in held_up(moving, letter, after, left):
        is_over = any(next_steps(after, left - 1, ENTER + COMPASS.replace(back(letter), "")))
        if not is_over and can_complete(pool, left - 1):
            return pool
    if not can_complete(after, left - 1):
        raise IllegalStepError(f"the move cannot be completed after {letter}")
    return after


def can_complete(moving: Moving, left: int) -> bool:
    """Tell whether a move may end here, or be completed in so many steps."""
    return is_end(moving, moving.place) or any(next_steps(moving, left))


def back(letter: str) -> str:
    """Return the direction straight back."""
    return COMPASS[(COMPASS.index(letter) + 2) % len(COMPASS)]


def held_up(moving: Moving, letter: str, after: Moving, left: int) -> Iterator[Moving]:
    """Yield where a slide before a token stays (rules 6, `blocked_slide`)."""
    floor, start, end = moving.floor, moving.place, after.place
    if floor.rulings["blocked_slide"] != "stays" or left <= 1:
        return
    if isinstance(start, str) or isinstance(end, str) or end in floor.blood:
        return
    if neighbour(start, letter) in floor.blood and not is_end(after, end):
        yield Moving(after.floor, neighbour(end, back(letter)))


def follow(position: Position, token: str, path: str, steps: int | None = None) -> Position:
    """Return the position after one whole move of a token with so many steps, given as letters."""
    moving = lift(read(position), token)
    left = len(path) if steps is None else steps
    for letter in path:
        moving = completable(moving, letter, left) if steps is not None else step(moving, letter)
        left -= 1
    return set_down(moving, token, position)


def lift(floor: Floor, token: str) -> Moving:
    """Take the moving token off the floor: the cell that it leaves is free (rules 4.4)."""
    if token in floor.waiting:
        floor.waiting.remove(token)
        return Moving(floor, WAITING)
    return Moving(floor, floor.tokens.pop(token))


def set_down(moving: Moving, token: str, source: Position) -> Position:
    """Put the token where its move ends, and write the floor as a position."""
    return write(put(moving, token), source)


def put(moving: Moving, token: str) -> Floor:
    """Put the token where its move ends, which no other token may occupy (rules 4.3)."""
    floor, place = moving
    if place == WAITING:
        floor.waiting.append(token)
    elif not isinstance(place, str):
        if (other := token_on(floor, place)) is not None:
            raise IllegalStepError(f"the move ends on {place}, where {other} stands")
        floor.tokens[token] = place
    return floor


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
