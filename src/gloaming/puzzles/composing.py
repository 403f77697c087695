"""Composing many puzzles: on all cores, in the same order whatever their number.

An attempt has a number, and its own random numbers made of the order and that number; so the same
seed gives the same puzzles, and whoever was stopped goes on where it was.
"""

import os
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import count
from multiprocessing import get_context
from pathlib import Path
from typing import NamedTuple

import msgspec

from gloaming.core.errors import NotationError
from gloaming.core.seeds import chance_stream

from .kinds import find_kind
from .puzzle import Puzzle

ATTEMPTS_AT_ONCE = 16  # a worker's share
SHARES_AHEAD = 4  # for each worker


class Order(NamedTuple):
    """What is to be composed."""

    kind: str
    grade: int
    seed: int


def attempts(order: Order, first: int) -> list[Puzzle]:
    """Return the puzzles of a worker's share of attempts."""
    kind = find_kind(order.kind)
    made: list[Puzzle] = []
    for number in range(first, first + ATTEMPTS_AT_ONCE):
        stream = chance_stream(f"puzzles {order.kind} {order.grade} {order.seed}", number)
        puzzle = kind.compose(stream, order.grade)
        if puzzle is not None:
            made.append(msgspec.structs.replace(puzzle, id=name_of(order, number)))
    return made


def name_of(order: Order, number: int) -> str:
    """Return what a fresh puzzle is called: by the attempt that made it."""
    return f"{order.kind}-{order.grade}-{order.seed}-{number}"


def compose(
    order: Order, wanted: int, known: list[Puzzle], workers: int | None = None
) -> Iterator[Puzzle]:
    """Yield so many puzzles beyond those that are known, none of the shape of another."""
    kind = find_kind(order.kind)
    shapes = {kind.shape(puzzle) for puzzle in known}
    made = 0
    for puzzle in all_attempts(order, next_attempt(order, known), workers or os.cpu_count() or 1):
        if made >= wanted:
            return
        shape = kind.shape(puzzle)
        if shape not in shapes:
            shapes.add(shape)
            made += 1
            yield puzzle


def next_attempt(order: Order, known: Iterable[Puzzle]) -> int:
    """Return the number after the last attempt of an order that is known to have made a puzzle."""
    start = name_of(order, 0).removesuffix("0")
    numbers = (puzzle.id.removeprefix(start) for puzzle in known if puzzle.id.startswith(start))
    return max((int(number) + 1 for number in numbers if number.isdecimal()), default=0)


def all_attempts(order: Order, first: int, workers: int) -> Iterator[Puzzle]:
    """Yield the puzzles of all attempts from a number on, in their order, without an end."""
    shares = count(first, ATTEMPTS_AT_ONCE)
    if workers == 1:
        for share in shares:
            yield from attempts(order, share)
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        waiting: list[Future[list[Puzzle]]] = []
        try:
            while True:
                while len(waiting) < workers * SHARES_AHEAD:
                    waiting.append(pool.submit(attempts, order, next(shares)))
                yield from waiting.pop(0).result()
        finally:
            for future in waiting:
                future.cancel()


def read_made(path: Path, kind: str) -> list[Puzzle]:
    """Return the puzzles that a file has already."""
    form = find_kind(kind).form
    try:
        lines = path.read_bytes().splitlines() if path.exists() else []
        return [msgspec.json.decode(line, type=form) for line in lines]
    except (OSError, msgspec.MsgspecError) as error:
        raise NotationError(f"is no file of {kind} puzzles: {error}", str(path)) from None


def keep_in(path: Path, puzzles: Iterable[Puzzle], tell: Callable[[int], None]) -> None:
    """Add puzzles to a file one by one, so that whoever is stopped has those that are made."""
    with path.open("ab") as file:
        for puzzle in puzzles:
            file.write(msgspec.json.encode(puzzle) + b"\n")
            file.flush()
            tell(1)
