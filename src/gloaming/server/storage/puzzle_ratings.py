"""Ratings between all: the first answer to a puzzle moves those of the person and of the puzzle.

A shipped puzzle is kept by its id, a published one by its key, which says what it is: whoever
withdraws it and publishes it again meets the same answers.  A person is all ids by which an
account is known: what somebody has done as a guest counts.
"""

from collections.abc import Collection, Sequence
from contextlib import suppress
from typing import Any, NamedTuple, TypeAlias

import msgspec
from sqlalchemy import ColumnElement, Connection, Table, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from gloaming.puzzles.glicko import LOSS, UNKNOWN, WIN, Rating, rated, rating_of_grade

from .database import Database
from .errors import StorageUnavailableError
from .schema import answers, puzzle_ratings, puzzles, ratings

TRIES = 5

Ids: TypeAlias = Sequence[str]  # of a person: first that which is rated


class Asked(msgspec.Struct, frozen=True):
    """A puzzle that somebody answers."""

    id: str  # of a published one its key
    kind: str
    grade: int


class Rated(msgspec.Struct, frozen=True):
    """What the first answer to a puzzle came to."""

    is_first: bool  # or it was answered before, and nothing has changed
    is_solved: bool  # by the first answer
    before: Rating  # of the person
    after: Rating
    puzzle: Rating


class Standing(msgspec.Struct, frozen=True):
    """How well somebody solves puzzles of a kind, and the place that is among all."""

    kind: str
    rating: float
    deviation: float
    answers: int
    place: int
    of: int


class RatedPuzzle(NamedTuple):
    """How hard a puzzle is, as answers have moved it."""

    id: str
    rating: float
    answers: int
    solved: int


class PuzzleRatings:
    """Answers and ratings in a database."""

    def __init__(self, database: Database) -> None:
        """Keep them in a database."""
        self.database = database

    async def answer(self, ids: Ids, asked: Asked, *, is_solved: bool, now: float) -> Rated:
        """Rate an answer, if it is the first of this person to this puzzle."""
        for _ in range(TRIES):
            with suppress(IntegrityError):  # somebody else is the first at this moment
                return await self.database.write(
                    lambda connection: answer(connection, ids, asked, now, is_solved=is_solved)
                )
        raise StorageUnavailableError("too many answer the same puzzle at this moment")

    async def open_solution(self, ids: Ids, puzzle: str, now: float) -> None:
        """Note that a guest has seen how a puzzle is solved: no answer to it is rated any more."""
        with suppress(IntegrityError):  # in another page at this moment
            await self.database.write(lambda connection: opened(connection, ids, puzzle, now))

    async def answered(self, ids: Ids, puzzle: str) -> bool | None:
        """Return whether somebody's first answer to a puzzle solved it; None without any."""
        return await self.database.read(lambda connection: first_answer(connection, ids, puzzle))

    async def standings(self, person: str) -> list[Standing]:
        """Return how well somebody solves puzzles, kind by kind."""
        return await self.database.read(lambda connection: standings(connection, person))

    async def of_puzzles(self, names: Collection[str]) -> list[RatedPuzzle]:
        """Return how hard some puzzles are, those that anybody has answered."""
        return await self.database.read(lambda connection: rated_puzzles(connection, names))


def answer(connection: Connection, ids: Ids, asked: Asked, now: float, *, is_solved: bool) -> Rated:
    """Write the first answer, and move both ratings."""
    if first_answer(connection, ids, asked.id) is not None:
        return known(connection, ids, asked, is_solved=is_solved)
    person = ids[0]
    values = {"person_id": person, "puzzle_id": asked.id, "is_solved": is_solved, "at": now}
    connection.execute(insert(answers).values(values))
    theirs, its = of_person(person, asked.kind), of_puzzle(asked.id)
    before = read(connection, ratings, theirs, lock=True)
    puzzle = read(connection, puzzle_ratings, its, lock=True)
    mine, hard = before or UNKNOWN, puzzle or rating_of_grade(asked.grade)
    score = WIN if is_solved else LOSS
    after, harder = rated(mine, hard, score), rated(hard, mine, WIN - score)
    solved = {"solved": int(is_solved) + (puzzle_ratings.c.solved if puzzle else 0)}
    write(connection, ratings, theirs, after, {} if before else named(person, asked.kind))
    new = {} if puzzle else {"puzzle_id": asked.id}
    write(connection, puzzle_ratings, its, harder, new, solved)
    played = update(puzzles).where(puzzles.c.key == asked.id)
    connection.execute(played.values(plays=puzzles.c.plays + 1))
    return Rated(is_first=True, is_solved=is_solved, before=mine, after=after, puzzle=harder)


def opened(connection: Connection, ids: Ids, puzzle: str, now: float) -> None:
    """Write an answer that nobody is rated for, if there is none."""
    if first_answer(connection, ids, puzzle) is None:
        values = {"person_id": ids[0], "puzzle_id": puzzle, "is_solved": False, "at": now}
        connection.execute(insert(answers).values(values))


def known(connection: Connection, ids: Ids, asked: Asked, *, is_solved: bool) -> Rated:
    """Return how everything stands after an earlier answer."""
    mine = read(connection, ratings, of_person(ids[0], asked.kind)) or UNKNOWN
    hard = read(connection, puzzle_ratings, of_puzzle(asked.id)) or rating_of_grade(asked.grade)
    first = first_answer(connection, ids, asked.id)
    return Rated(False, is_solved if first is None else first, mine, mine, hard)


def first_answer(connection: Connection, ids: Ids, puzzle: str) -> bool | None:
    """Return what came of the first answer, if there was one."""
    query = select(answers.c.is_solved).where(answers.c.person_id.in_(ids)).order_by(answers.c.at)
    found: bool | None = connection.scalar(query.where(answers.c.puzzle_id == puzzle).limit(1))
    return found


def of_person(person: str, kind: str) -> ColumnElement[bool]:
    """Return what finds a person's rating."""
    return (ratings.c.person_id == person) & (ratings.c.kind == kind)


def of_puzzle(puzzle: str) -> ColumnElement[bool]:
    """Return what finds a puzzle's rating."""
    return puzzle_ratings.c.puzzle_id == puzzle


def rated_puzzles(connection: Connection, names: Collection[str]) -> list[RatedPuzzle]:
    """Read how hard some puzzles are."""
    kept = puzzle_ratings.c
    query = select(kept.puzzle_id, kept.rating, kept.answers, kept.solved)
    found = connection.execute(query.where(kept.puzzle_id.in_(names)).order_by(kept.puzzle_id))
    return [RatedPuzzle(*row) for row in found]


def named(person: str, kind: str) -> dict[str, Any]:
    """Return whose rating a new one is."""
    return {"person_id": person, "kind": kind}


def read(
    connection: Connection, table: Table, condition: ColumnElement[bool], *, lock: bool = False
) -> Rating | None:
    """Read a rating, and keep others from changing it if need be."""
    query = select(table.c.rating, table.c.deviation, table.c.volatility).where(condition)
    found = connection.execute(query.with_for_update() if lock else query).first()
    return Rating(*found) if found else None


def write(
    connection: Connection,
    table: Table,
    condition: ColumnElement[bool],
    rating: Rating,
    new: dict[str, Any],
    more: dict[str, Any] | None = None,
) -> None:
    """Write a rating after one answer more; `new` says whose it is where there was none."""
    values = {**rating._asdict(), **(more or {})}
    if new:
        connection.execute(insert(table).values(**new, **values, answers=1))
        return
    changed = update(table).where(condition)
    connection.execute(changed.values(**values, answers=table.c.answers + 1))


def standings(connection: Connection, person: str) -> list[Standing]:
    """Read how well somebody solves puzzles, kind by kind."""
    own = select(ratings).where(ratings.c.person_id == person).order_by(ratings.c.kind)
    return [standing(connection, kept) for kept in connection.execute(own)]


def standing(connection: Connection, kept: Any) -> Standing:
    """Return the place of a rating among all of its kind."""
    same = select(func.count()).select_from(ratings).where(ratings.c.kind == kept.kind)
    better = connection.scalar(same.where(ratings.c.rating > kept.rating)) or 0
    return Standing(
        kind=kept.kind,
        rating=kept.rating,
        deviation=kept.deviation,
        answers=kept.answers,
        place=int(better) + 1,
        of=int(connection.scalar(same) or 0),
    )
