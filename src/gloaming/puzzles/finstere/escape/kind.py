"""Escapes as a kind of puzzle."""

import threading
from collections.abc import Hashable
from typing import Any

from gloaming.core.interchange import convert
from gloaming.core.streams import Stream
from gloaming.games.finstere.exchange.position import Position
from gloaming.games.finstere.exchange.walk import tell_walk
from gloaming.games.finstere.text.drawing import draw
from gloaming.puzzles.finstere.cards import card_number
from gloaming.puzzles.finstere.deck import check_deck
from gloaming.puzzles.finstere.feast.answers import check_moves, move_words
from gloaming.puzzles.finstere.feast.puzzle import Move
from gloaming.puzzles.finstere.following import follow
from gloaming.puzzles.finstere.shapes import described
from gloaming.puzzles.finstere.titles import ESCAPES
from gloaming.puzzles.finstere.tokens import check_tokens
from gloaming.puzzles.kind import Attempt, Kind
from gloaming.puzzles.verdict import Verdict

from . import composing, judging
from .puzzle import Escape

STAYS_PUT = -1


class ProverOfThread(threading.local):
    """A prover for each thread, since a desk is used by one at a time."""

    def __init__(self) -> None:
        """Begin with little room."""
        self.prover = judging.Prover()


OWN_PROVER = ProverOfThread()
WALKING_OUT_IS_DULL = 10


class EscapeKind(Kind[Escape]):
    """Nobody of one's own is to be eaten, whatever card comes."""

    form = Escape
    titles = ESCAPES
    how_to_answer = "Type all moves, like: A WWN; B S"

    def check(self, puzzle: Escape) -> None:
        """Refuse what cannot be judged."""
        judging.check(puzzle)

    def check_opens(self, puzzle: Escape) -> None:
        """Refuse cards that no deck holds, and more tokens than a match has."""
        check_tokens(puzzle.position)
        check_deck(puzzle.task.cards, "$.task.cards[{}]")

    def judge(self, puzzle: Escape, seconds: float | None = None) -> Verdict:
        """Prove or refute what an escape claims."""
        return judging.judge(OWN_PROVER.prover, puzzle, seconds)

    def compose(self, stream: Stream, grade: int) -> Escape | None:
        """Try once to compose an escape of a grade."""
        return composing.compose(OWN_PROVER.prover, stream, grade)

    def shape(self, puzzle: Escape) -> Hashable:
        """Return an escape without names; the exit is in one corner, so it has no mirror image."""
        steps = {move.token: move.steps for move in puzzle.task.moves}
        about = {
            name: (int(name in puzzle.own), steps.get(name, STAYS_PUT))
            for name in puzzle.position.names()
        }
        return described(puzzle.position, about, 0), puzzle.task.cards

    def pose(self, puzzle: Escape) -> str:
        """Return the drawing of an escape, and what is asked."""
        task = puzzle.task
        moves = ", ".join(map(move_words, task.moves))
        out = f" {' and '.join(task.out)} must leave by the exit." if task.out else ""
        own, cards = ", ".join(puzzle.own), ", ".join(task.cards)
        told = f"You {moves}.{out} Whichever card comes of {cards}, nobody of {own} is eaten."
        return draw(puzzle.position) + told

    def read_answer(self, puzzle: Escape, text: str) -> list[Move]:
        """Read what is typed."""
        parts = filter(None, (part.split() for part in text.split(";")))
        return checked(puzzle, [Move(part[0], "".join(part[1:])) for part in parts])

    def answer_from(self, puzzle: Escape, plain: Any) -> list[Move]:
        """Return what a program answers."""
        return checked(puzzle, convert(plain, list[Move]))

    def attempt(self, puzzle: Escape, answer: list[Move]) -> Attempt:
        """Try an answer under every card."""
        position = follow_all(puzzle, answer)
        left = {*puzzle.task.out} & {*position.names()}
        told = [f"{', '.join(sorted(left))} must leave by the exit"] if left else []
        told += [words for card in puzzle.task.cards for words in lost(puzzle, position, card)]
        return Attempt(not told, [*draw(position).splitlines(), *told])

    def beauty(self, puzzle: Escape) -> float:
        """Return more the more nearly does, the less stands there, and if nobody just walks out."""
        proof = OWN_PROVER.prover.prove(puzzle)
        pieces = len(puzzle.position.tokens) + len(puzzle.position.tiles)
        left = follow_all(puzzle, proof.solution).names()
        walks_out = len(left) < len(puzzle.position.names())
        return (
            (len(puzzle.task.cards) + proof.near)
            / (1 + pieces)
            / (WALKING_OUT_IS_DULL if walks_out else 1)
        )

    def say_solution(self, solution: list[Move]) -> str:
        """Return a solution as it would be typed."""
        return "; ".join(f"{move.token} {move.path}" for move in solution)


def checked(puzzle: Escape, moves: list[Move]) -> list[Move]:
    """Return moves, or refuse those of tokens that have none, and second ones."""
    check_moves(puzzle.task.moves, [move.token for move in moves])
    return moves


def follow_all(puzzle: Escape, answer: list[Move]) -> Position:
    """Return the position after all moves of an answer."""
    steps = {move.token: move.steps for move in puzzle.task.moves}
    position = puzzle.position
    for move in answer:
        position = follow(position, move.token, move.path, steps[move.token])
    return position


def lost(puzzle: Escape, position: Position, card: str) -> list[str]:
    """Say who of one's own is eaten under a card."""
    eaten = tell_walk(position, card_number(card, "card")).walk.eaten
    return [f"card {card}: he eats {name}" for name in eaten if name in puzzle.own]


KIND = EscapeKind()
