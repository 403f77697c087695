"""`gloaming puzzles`: the list of those that are shipped, and composing new ones."""

from collections.abc import Sequence
from pathlib import Path

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from gloaming.core.errors import NotationError, OptionsError
from gloaming.core.interchange import write_json
from gloaming.puzzles.collection import entries
from gloaming.puzzles.composing import Order, compose, keep_in, read_made
from gloaming.puzzles.kinds import find_kind, kinds_of
from gloaming.puzzles.puzzle import ANY_GRADE, GRADES, Puzzle

MOST_PUZZLES = 1_000_000


def show_puzzles(game: str | None, kind: str | None, *, as_json: bool) -> None:
    """Print the list of shipped puzzles."""
    found = entries(kinds_of(game, kind))
    if as_json:
        click.echo(write_json({"puzzles": found}))
        return
    for entry in found:
        click.echo(f"{entry.id:10}{entry.game:13}{entry.kind:9}{entry.grade:2}  {entry.title.en}")


def make_puzzles(
    kind: str,
    grade: int,
    count: int,
    seed: int,
    workers: int,
    output: str,
    *,
    as_json: bool,
) -> None:
    """Compose puzzles with a bar on standard error, and print or keep them."""
    kinds_of(kind=kind)
    if grade not in GRADES and not (grade == ANY_GRADE and find_kind(kind).takes_any_grade):
        raise OptionsError(f"is {GRADES[0]} to {GRADES[-1]}", "--grade")
    if not 0 < count <= MOST_PUZZLES:
        raise OptionsError(f"is 1 to {MOST_PUZZLES}", "--count")
    if workers < 0:
        raise OptionsError("is a number of processes, or 0 for one on each core", "--workers")
    order = Order(kind, grade, seed)
    if output:
        keep_made(order, count, workers, Path(output))
    else:
        print_made(make_with_bar(order, count, [], workers), as_json=as_json)


def keep_made(order: Order, count: int, workers: int, path: Path) -> None:
    """Fill a file up to a number of puzzles."""
    known = read_made(path, order.kind)
    left = max(0, count - len(known))
    try:
        with path.open("ab"):
            pass
    except OSError as error:
        raise NotationError(f"cannot be written: {error.strerror}", str(path)) from None
    with bar() as progress:
        task = progress.add_task("composing", total=count, completed=len(known))
        made = compose(order, left, known, workers or None)
        keep_in(path, made, lambda more: progress.update(task, advance=more))


def make_with_bar(order: Order, count: int, known: list[Puzzle], workers: int) -> list[Puzzle]:
    """Compose puzzles while a bar says how far it is."""
    made = []
    with bar() as progress:
        task = progress.add_task("composing", total=count)
        for puzzle in compose(order, count, known, workers or None):
            made.append(puzzle)
            progress.update(task, advance=1)
    return made


def bar() -> Progress:
    """Return a bar on standard error."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    return Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True), transient=True)


def print_made(puzzles: Sequence[Puzzle], *, as_json: bool) -> None:
    """Print puzzles, as one object or a line each."""
    if as_json:
        click.echo(write_json({"puzzles": puzzles}))
        return
    for puzzle in puzzles:
        click.echo(write_json(puzzle))
