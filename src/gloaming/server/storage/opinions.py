"""What people think of published puzzles: votes, and reports to the host."""

from collections.abc import Collection
from typing import Literal, TypeAlias

import msgspec
from sqlalchemy import Connection, delete, func, insert, select, update

from .database import Database
from .published import hide, remove
from .schema import people, puzzles, reports, votes

Vote: TypeAlias = Literal[-1, 0, 1]  # against, none, for


class Report(msgspec.Struct, frozen=True):
    """Somebody's report of a puzzle, for the host."""

    puzzle: str
    title: str
    is_hidden: bool
    reporter: str
    reason: str
    at: float
    is_settled: bool


class Opinions:
    """Votes and reports in a database."""

    def __init__(self, database: Database) -> None:
        """Keep them in a database."""
        self.database = database

    async def vote(self, puzzle: str, person: str, value: Vote) -> int:
        """Vote, in place of what one voted before; return the sum of all votes."""
        return await self.database.write(lambda connection: vote(connection, puzzle, person, value))

    async def vote_of(self, puzzle: str, person: str) -> int:
        """Return what somebody voted; 0 for nothing."""
        query = select(votes.c.value).where(votes.c.puzzle_id == puzzle)
        query = query.where(votes.c.person_id == person)
        return await self.database.read(lambda connection: connection.scalar(query)) or 0

    async def report(
        self, puzzle: str, person: str, reason: str, *, now: float, enough: int
    ) -> None:
        """Report a puzzle, once; so many reports hide it until the host has looked at them."""
        await self.database.write(
            lambda connection: report(connection, puzzle, person, reason, now, enough)
        )

    async def reports(self, *, is_settled: bool | None = False) -> list[Report]:
        """Return the reports that wait for the host, or all of them, the oldest first."""
        return await self.database.read(lambda connection: read_reports(connection, is_settled))

    async def settle(self, puzzle: str, *, is_hidden: bool) -> bool:
        """Hide or show a puzzle as the host says; its reports are settled by that."""
        return await self.database.write(
            lambda connection: settle(connection, puzzle, is_hidden=is_hidden)
        )

    async def delete(self, puzzle: str) -> bool:
        """Delete a puzzle for good."""
        return await self.database.write(lambda connection: remove(connection, puzzle, None))


def vote(connection: Connection, puzzle: str, person: str, value: Vote) -> int:
    """Write a vote in place of another; return the sum of all votes."""
    # Whoever votes at the same moment waits: the sum is that of all.
    connection.execute(select(puzzles.c.id).where(puzzles.c.id == puzzle).with_for_update())
    mine = (votes.c.puzzle_id == puzzle) & (votes.c.person_id == person)
    connection.execute(delete(votes).where(mine))
    if value:
        values = {"puzzle_id": puzzle, "person_id": person, "value": value}
        connection.execute(insert(votes).values(values))
    return count_votes(connection, puzzle)


def count_votes(connection: Connection, puzzle: str) -> int:
    """Write the sum of all votes to a puzzle."""
    query = select(func.coalesce(func.sum(votes.c.value), 0)).where(votes.c.puzzle_id == puzzle)
    score = int(connection.scalar(query) or 0)
    connection.execute(update(puzzles).where(puzzles.c.id == puzzle).values(score=score))
    return score


def report(
    connection: Connection, puzzle: str, person: str, reason: str, now: float, enough: int
) -> None:
    """Write a report, unless there is one of this person; hide what was reported often enough."""
    connection.execute(select(puzzles.c.id).where(puzzles.c.id == puzzle).with_for_update())
    mine = (reports.c.puzzle_id == puzzle) & (reports.c.person_id == person)
    if connection.scalar(select(reports.c.at).where(mine)) is not None:
        return
    values = {"puzzle_id": puzzle, "person_id": person, "reason": reason, "at": now}
    connection.execute(insert(reports).values(**values, is_settled=False))
    waiting = (reports.c.puzzle_id == puzzle) & reports.c.is_settled.is_(False)
    count = connection.scalar(select(func.count()).select_from(reports).where(waiting))
    if int(count or 0) >= enough:
        hide(connection, puzzle, is_hidden=True)


def settle(connection: Connection, puzzle: str, *, is_hidden: bool) -> bool:
    """Hide or show a puzzle; the reports so far hide it no more."""
    theirs = update(reports).where(reports.c.puzzle_id == puzzle)
    connection.execute(theirs.values(is_settled=True))
    return hide(connection, puzzle, is_hidden=is_hidden)


def read_reports(connection: Connection, is_settled: bool | None) -> list[Report]:  # noqa: FBT001 - None for both
    """Read reports, the oldest first."""
    reporter = func.coalesce(people.c.name, "")
    columns = (reports.c.puzzle_id, puzzles.c.title, puzzles.c.is_hidden, reporter)
    query = select(*columns, reports.c.reason, reports.c.at, reports.c.is_settled)
    found = reports.join(puzzles).outerjoin(people, people.c.id == reports.c.person_id)
    query = query.select_from(found).order_by(reports.c.at)
    if is_settled is not None:
        query = query.where(reports.c.is_settled.is_(is_settled))
    return [Report(*row) for row in connection.execute(query)]


def forget_opinions(connection: Connection, ids: Collection[str]) -> None:
    """Take back all that people have voted and reported."""
    theirs = votes.c.person_id.in_(ids)
    voted = list(connection.scalars(select(votes.c.puzzle_id).where(theirs).distinct()))
    connection.execute(delete(votes).where(theirs))
    connection.execute(delete(reports).where(reports.c.person_id.in_(ids)))
    for puzzle in voted:
        count_votes(connection, puzzle)
