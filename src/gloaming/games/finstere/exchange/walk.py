"""The monster's walk for programs, as `gloaming monster --json` prints it, made from accounts."""

from collections.abc import Iterator, Sequence
from typing import Literal, TypeAlias, cast

import msgspec
import numpy as np

from gloaming.core.actors import AUTOMATIC, GO_ON
from gloaming.core.game import Moment, Ply
from gloaming.core.layout import Records, blank
from gloaming.games.finstere.floor.board import LETTERS, x_and_y
from gloaming.games.finstere.monster import monster
from gloaming.games.finstere.monster.unlimited import (
    ENEMY,
    NOBODY_LEFT,
    REPEATS,
    floors_for,
    walk_unlimited,
)
from gloaming.games.finstere.monster.way import Line
from gloaming.games.finstere.state import Floor, State, Trace
from gloaming.games.finstere.text.account import Account, LastLook, Walked, account_of

from .position import MOVABLE_TILES, Letter, Movable, Place, Position
from .to_floor import to_floor
from .to_position import to_position

NO_STEP, ONE_STEP = 0, 1  # cards under which he only looks, or goes once


class Sight(msgspec.Struct, frozen=True):
    """The nearest token in one line."""

    direction: Letter
    name: str
    distance: int


class Step(msgspec.Struct, frozen=True):
    """One step of the monster."""

    saw: list[Sight]
    cell: Place
    facing: Letter
    eaten: list[str]
    removed: list[Movable]


Ended: TypeAlias = Literal["repeats", "nobody-left"]
ENDINGS: dict[int, Ended] = {REPEATS: "repeats", NOBODY_LEFT: "nobody-left"}


class Walk(msgspec.Struct, frozen=True):
    """A whole card."""

    steps: list[Step]
    saw: list[Sight]
    facing: Letter
    eaten: list[str]
    position: Position
    ended: Ended | msgspec.UnsetType = msgspec.UNSET  # why, if his steps were unlimited


class ToldStep(msgspec.Struct, frozen=True):
    """One step for programs, and its account."""

    step: Step
    account: Walked


class ToldWalk(msgspec.Struct, frozen=True):
    """A walk for programs, and the account of its steps and of the last look."""

    walk: Walk
    accounts: list[Walked]
    last: LastLook


def tell_step(floors: Records[Floor], names: Sequence[str]) -> ToldStep:
    """Let the monster take one step on the floor, and tell it."""
    traces = blank(Trace)
    account = cast("Walked", account_on(floors, ONE_STEP))
    monster.go_at(floors, traces)
    step = Step(
        saw=sights(account.lines, names),
        cell=account.cell,
        facing=account.facing,
        eaten=[names[token] for token in account.eaten],
        removed=list(removed_tiles(traces[0])),
    )
    return ToldStep(step, account)


def account_on(floors: Records[Floor], card: int) -> Account:
    """Return what he does on the floor under a card that he has not begun to carry out."""
    states = blank(State)
    states[0].floor = floors[0]
    states[0].card = card
    return account_of(Moment(states, Ply(AUTOMATIC, GO_ON)))


def sights(lines: Sequence[Line], names: Sequence[str]) -> list[Sight]:
    """Return whom he sees in his lines of sight."""
    return [
        Sight(line.direction, names[line.token], line.length)
        for line in lines
        if line.token is not None
    ]


def removed_tiles(trace: Trace) -> Iterator[Movable]:
    """Return the tiles that left the board, with the cells they last lay on."""
    for index in range(trace.removed_count):
        kind, cell = trace.removed_kinds[index], trace.removed_cells[index]
        yield MOVABLE_TILES[kind](x_and_y(cell))


def tell_walk(position: Position, card: int) -> ToldWalk:
    """Carry out a card on a position."""
    floors, names = to_floor(position), names_on(position)
    told: list[ToldStep] = []
    while not monster.is_done(card, len(told), sum(len(one.step.eaten) for one in told)):
        told.append(tell_step(floors, names))
    return told_walk(position, floors, told)


def tell_unlimited_walk(position: Position) -> ToldWalk:
    """Let him walk until nobody is left, or until he walks in circles (rules 6a)."""
    floors, names = to_floor(position), names_on(position)
    sides = np.full(len(floors[0].cell_of), ENEMY, np.uint8)
    reason, steps = walk_unlimited(floors_for(floors[0]), sides, blank(Trace))
    told = told_walk(position, floors, [tell_step(floors, names) for _ in range(steps)])
    walk = msgspec.structs.replace(told.walk, ended=ENDINGS[reason])
    return msgspec.structs.replace(told, walk=walk)


def names_on(position: Position) -> list[str]:
    """Return the names of the tokens on the board, in the order of their numbers."""
    return [token.name for token in position.tokens]


def told_walk(position: Position, floors: Records[Floor], told: Sequence[ToldStep]) -> ToldWalk:
    """Let him look once more after his last step, and return the whole walk."""
    names, last = names_on(position), cast("LastLook", account_on(floors, NO_STEP))
    floors[0].facing = LETTERS.index(last.turned)
    after = to_position(floors[0], names, position.rulings, position.pools())
    walk = Walk(
        steps=[one.step for one in told],
        saw=sights(last.lines, names),
        facing=last.turned,
        eaten=[name for one in told for name in one.step.eaten],
        position=msgspec.structs.replace(after, waiting=position.waiting),
    )
    return ToldWalk(walk, [one.account for one in told], last)
