"""`gloaming puzzles reports` and `settle`: what the host does about reported puzzles."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Literal, TypeAlias, TypeVar

import click

from gloaming.core.errors import OptionsError
from gloaming.core.interchange import write_json
from gloaming.server.storage.opening import open_database
from gloaming.server.storage.opinions import Opinions, Report

from .serve import settings_from

T = TypeVar("T")

Decision: TypeAlias = Literal["hide", "show", "delete"]
SAID: dict[Decision, str] = {
    "hide": "is hidden from all but its composer",
    "show": "is shown to everybody",
    "delete": "is deleted",
}


def show_reports(arguments: Sequence[str], *, is_all: bool, as_json: bool) -> None:
    """Print the reports that wait for the host, or all of them, the oldest first."""
    wanted = None if is_all else False
    found = asked(arguments, lambda opinions: opinions.reports(is_settled=wanted))
    if as_json:
        click.echo(write_json({"reports": found}))
        return
    for report in found:
        click.echo(line_of(report))
    if not found:
        click.echo("there are no reports")


def line_of(report: Report) -> str:
    """Return a report as a line."""
    state = "hidden" if report.is_hidden else "shown"
    return f"{report.puzzle}  {state:6}  {report.title!r}  {report.reporter}: {report.reason}"


def settle(puzzle: str, decision: Decision, arguments: Sequence[str]) -> None:
    """Do what the host has decided about a puzzle; the reports so far are settled."""

    async def work(opinions: Opinions) -> bool:
        if decision == "delete":
            return await opinions.delete(puzzle)
        return await opinions.settle(puzzle, is_hidden=decision == "hide")

    if not asked(arguments, work):
        raise OptionsError("there is no such published puzzle", puzzle)
    click.echo(f"{puzzle} {SAID[decision]}")


def asked(arguments: Sequence[str], work: Callable[[Opinions], Awaitable[T]]) -> T:
    """Do something on the database of the settings, also while a server runs."""
    address = settings_from(arguments).database_address

    async def opened() -> T:
        database = await open_database(address)
        try:
            return await work(Opinions(database))
        finally:
            await database.close()

    return asyncio.run(opened())
