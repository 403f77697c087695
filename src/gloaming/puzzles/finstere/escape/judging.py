"""The verdict on an escape: every way to stand, under every card."""

import time
from typing import NamedTuple

import msgspec
import numpy as np

from gloaming.core.errors import PositionError
from gloaming.core.layout import Actions
from gloaming.games.finstere.exchange.to_floor import check as check_position
from gloaming.games.finstere.exchange.to_floor import to_floor
from gloaming.games.finstere.moves.plain_moves import FULL
from gloaming.puzzles.finstere.cards import card_number
from gloaming.puzzles.finstere.feast.possible import check_moves
from gloaming.puzzles.finstere.feast.proof import set_out_movers
from gloaming.puzzles.finstere.feast.puzzle import AllowedMove, Move
from gloaming.puzzles.finstere.feast.solving import Standing, ways
from gloaming.puzzles.finstere.proving.desk import Size, larger, make_desk
from gloaming.puzzles.finstere.proving.escaping import list_escapes, try_cards
from gloaming.puzzles.finstere.proving.grading import grade_escape
from gloaming.puzzles.finstere.proving.records import NONE, Desk
from gloaming.puzzles.reading import at_place
from gloaming.puzzles.verdict import Verdict, pronounce

from .puzzle import Escape

ENDINGS_AT_ONCE = 1024


class Proof(NamedTuple):
    """What the prover has found out."""

    solutions: int
    is_complete: bool
    endings: int  # ways in which everybody can stand
    near: int  # of them those that fail under a single card
    solution: list[Move]


def check(puzzle: Escape) -> None:
    """Refuse impossible positions, unknown names and senseless tasks."""
    with at_place("$.position"):
        check_position(puzzle.position)
    names, own, task = puzzle.position.names(), puzzle.own, puzzle.task
    for index, name in enumerate(own):
        if name not in names or name in own[:index]:
            raise PositionError(f"{name!r} is no token, or is named twice", f"$.own[{index}]")
    check_moves(task.moves, own)
    for index, name in enumerate(task.out):
        if name not in {move.token for move in task.moves}:
            raise PositionError(f"{name!r} may not move", f"$.task.out[{index}]")
    if not task.cards:
        raise PositionError("name the cards that may come", "$.task.cards")
    for index, card in enumerate(task.cards):
        card_number(card, f"$.task.cards[{index}]")


class Prover:
    """Proves escapes one after another; keeps its desk."""

    def __init__(self) -> None:
        """Begin with little room."""
        self.size = Size()
        self.desk: Desk | None = None

    def prove(self, puzzle: Escape, seconds: float | None = None) -> Proof:
        """Count the solutions of an escape, within a limit of time if there is one."""
        end = float("inf") if seconds is None else time.monotonic() + seconds
        while True:
            if self.desk is None:
                self.desk = make_desk(self.size)
            desk = self.desk
            set_out_movers(desk, puzzle.position, puzzle.own, puzzle.task.moves)
            desk.tallies[0].may_leave = True
            endings = list_escapes(desk)
            if endings != FULL:
                return try_all(desk, puzzle, endings, end)
            self.size, self.desk = larger(self.size, desk), None


def try_all(desk: Desk, puzzle: Escape, endings: int, end: float) -> Proof:
    """Try every ending under every card until the time is over."""
    cards, out = cards_of(puzzle), bits_of(puzzle)
    found, first = NONE, 0
    while first < endings and time.monotonic() < end:
        last = min(first + ENDINGS_AT_ONCE, endings)
        solution = try_cards(desk, cards, out, first, last)
        found, first = (solution if found == NONE else found), last
    tally = desk.tallies[0]
    ways_out = [] if found == NONE else solution_of(desk, puzzle, found)
    return Proof(int(tally.solutions), first >= endings, endings, int(tally.near), ways_out)


def cards_of(puzzle: Escape) -> Actions:
    """Return the numbers of the cards that may come, each once."""
    names = dict.fromkeys(puzzle.task.cards)
    return np.array([card_number(name, "$.task.cards") for name in names], np.int64)


def bits_of(puzzle: Escape) -> int:
    """Return the bits of the movers who must leave."""
    out = puzzle.task.out
    return sum(1 << index for index, move in enumerate(puzzle.task.moves) if move.token in out)


def solution_of(desk: Desk, puzzle: Escape, found: int) -> list[Move]:
    """Return moves that lead to an ending."""
    ending, names = desk.endings[found], puzzle.position.names()
    movers = [names.index(move.token) for move in puzzle.task.moves]
    out = frozenset(token for bit, token in enumerate(movers) if ending.out >> bit & 1)
    standing = Standing(ending.things.copy(), out)
    made = ways(to_floor(puzzle.position), names, puzzle.task.moves, standing)
    return [move for move in made if move.path]


def is_idle(prover: Prover, puzzle: Escape) -> bool:
    """Tell whether nobody is lost if nobody moves."""
    still = tuple(AllowedMove(move.token, 0) for move in puzzle.task.moves)
    task = msgspec.structs.replace(puzzle.task, moves=still)
    return prover.prove(msgspec.structs.replace(puzzle, task=task)).solutions > 0


def judge(prover: Prover, puzzle: Escape, seconds: float | None = None) -> Verdict:
    """Prove or refute what an escape claims."""
    proof = prover.prove(puzzle, seconds)
    return pronounce(
        unique=puzzle.unique,
        solutions=proof.solutions,
        solution=proof.solution,
        grade=grade_of(puzzle, proof),
        idle=is_idle(prover, puzzle),
        proved=proof.is_complete,
    )


def grade_of(puzzle: Escape, proof: Proof) -> int:
    """Return how hard an escape is, from what a solver must see."""
    return grade_escape(proof.endings, proof.near, len(set(puzzle.task.cards)))
