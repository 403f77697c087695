"""A feast is proved: laid out on the prover's desk, worked on until all is counted, read off."""

import time
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from gloaming.core.engine.limits import TimeLimitError, limited
from gloaming.core.layout import array
from gloaming.games.finstere.exchange.position import Position
from gloaming.games.finstere.exchange.to_floor import to_floor
from gloaming.games.finstere.floor.board import cell_at
from gloaming.games.finstere.material import FORM_NAMES, FORMS
from gloaming.games.finstere.monster.unlimited import ENEMY, OWN
from gloaming.games.finstere.moves.plain_moves import FULL
from gloaming.games.finstere.state import WAITING
from gloaming.puzzles.finstere.proving.desk import Size, larger, make_desk, with_keys
from gloaming.puzzles.finstere.proving.prove import prove
from gloaming.puzzles.finstere.proving.records import DONE, NONE, Desk, Found
from gloaming.puzzles.finstere.proving.slots import write_slots

from .possible import pairs_to_lay
from .puzzle import AllowedMove, Feast, SomeBlood, SomeTeleporters

WALKS_AT_ONCE = 4096
MOST_KEYS_KEPT = 1 << 16


class Proof(NamedTuple):
    """What the prover has found out."""

    solutions: int
    is_complete: bool  # else the limit was reached
    walks: int  # that differ in what he meets
    near: int  # of them those that fail by one enemy
    arrangements: int  # that the solver can bring about
    found: Found | None  # a solution


class TileSlot(NamedTuple):
    """A tile to be laid, by the forms in which it can be; those that change the ground first."""

    is_movable: bool
    first_form: int
    forms: int


class Prover:
    """Proves feasts one after another; keeps its desk."""

    def __init__(self) -> None:
        """Begin with little room."""
        self.size = Size()
        self.desk: Desk | None = None

    def prove(self, puzzle: Feast, seconds: float | None = None) -> Proof:
        """Count the solutions of a feast, within a limit of time if there is one."""
        if is_hopeless(puzzle):
            return Proof(0, True, 0, 0, 0, None)
        if self.size.keys > MOST_KEYS_KEPT:  # clearing them would cost more than all the rest
            self.size, self.desk = self.size._replace(keys=Size().keys), None
        if seconds is None:
            return self.prove_until(puzzle, float("inf"))
        self.desk = None  # a desk whose work can be stopped is another one
        try:
            with limited(seconds):
                return self.prove_until(puzzle, time.monotonic() + seconds)
        except TimeLimitError:
            return self.so_far()
        finally:
            self.desk = None

    def so_far(self) -> Proof:
        """Return what was found before the work was stopped."""
        if self.desk is None:
            return Proof(0, False, 0, 0, 0, None)
        return proof_on(self.desk, is_complete=False)

    def prove_until(self, puzzle: Feast, end: float) -> Proof:
        """Count until all is counted or a moment has come, with as much room as it takes."""
        desk = self.laid_out(puzzle)
        while (done := work(desk, end)) == FULL:
            self.size = larger(self.size, desk)
            if desk.tallies[0].wanted > 0:
                self.desk = desk = with_keys(desk, self.size.keys)
            else:
                self.desk = None
                desk = self.laid_out(puzzle)
        return proof_on(desk, is_complete=done == DONE)

    def laid_out(self, puzzle: Feast) -> Desk:
        """Return the desk on which a feast is laid out."""
        if self.desk is None:
            self.desk = make_desk(self.size)
        set_out(self.desk, puzzle)
        return self.desk


def is_hopeless(puzzle: Feast) -> bool:
    """Tell whether a token before the entrance can never be eaten, or stand on the board."""
    movers = {move.token for move in puzzle.task.moves}
    return any(name in puzzle.enemy or name not in movers for name in puzzle.position.waiting)


def work(desk: Desk, end: float) -> int:
    """Work on a proof until it is done, without room, or out of time."""
    while True:
        done = prove(desk, WALKS_AT_ONCE)
        if done in (DONE, FULL) or time.monotonic() >= end:
            return done


def proof_on(desk: Desk, *, is_complete: bool) -> Proof:
    """Read what was found off a desk."""
    tally = desk.tallies[0]
    counts = (int(tally.walks), int(tally.near), int(tally.arrangements))
    found = array(desk.found).copy()[0] if tally.solutions else None
    return Proof(int(tally.solutions), is_complete, *counts, found)


def set_out(desk: Desk, puzzle: Feast) -> None:
    """Lay a feast out on a desk."""
    set_out_movers(desk, puzzle.position, puzzle.own, puzzle.task.moves)
    write_slots(desk, np.array([slot.first_form for slot in slots_of(puzzle)], np.int64))
    tally = desk.tallies[0]
    tally.enemies, tally.may_turn = len(puzzle.enemy), puzzle.task.facing
    tally.options[0] = NONE


def set_out_movers(
    desk: Desk, position: Position, own: Sequence[str], moves: Sequence[AllowedMove]
) -> None:
    """Lay a position and those who may move out on a desk."""
    names = position.names()
    desk.keys[:] = 0
    desk.marks[:] = 0
    desk.buckets[:] = 0
    array(desk.tallies).view(np.uint8)[:] = 0
    array(desk.laid)[0] = array(to_floor(position))[0]
    for token, name in enumerate(names):
        desk.sides[token] = OWN if name in own else ENEMY
    places = {token.name: cell_at(*token.cell) for token in position.tokens}
    for index, move in enumerate(moves):
        mover = desk.movers[index]
        mover.token, mover.steps = names.index(move.token), move.steps
        mover.start = places.get(move.token, WAITING)
    desk.tallies[0].movers = len(moves)


def slots_of(puzzle: Feast) -> list[TileSlot]:
    """Return the tiles to be laid, a pair of teleporters as two."""
    pairs, slots = pairs_to_lay(puzzle.position, puzzle.task), []
    for index, tile in enumerate(puzzle.task.lay):
        if isinstance(tile, SomeTeleporters):
            first = FORM_NAMES.index(f"{pairs[index]} teleporter")
            slots += [TileSlot(False, first, FORM_NAMES.count(f"{pairs[index]} teleporter"))] * 2
        elif isinstance(tile, SomeBlood):
            square = tile.shape == "2x2"
            first = FORM_NAMES.index("blood 2x2" if square else "blood 4x1")
            slots.append(TileSlot(False, first, 1 if square else len(FORMS) - first))
        else:
            slots.append(TileSlot(True, FORM_NAMES.index(str(tile.__struct_config__.tag)), 1))
    return slots
