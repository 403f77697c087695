"""`gloaming arena`: bots play one another, and ratings say how strong they are."""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

import click
import msgspec
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from gloaming.bots import BOTS, find_bot
from gloaming.bots.arena.pairing import Arena, Contest, contests_of, pairings, round_robin
from gloaming.bots.arena.playing import Finished
from gloaming.bots.arena.ratings import target
from gloaming.bots.arena.report import Report, draw_ratings, rating_rows, report_of, share_rows
from gloaming.bots.arena.results import Results
from gloaming.bots.arena.running import Runner, on_cores, on_ray, run
from gloaming.bots.arena.sprt import Hypotheses
from gloaming.core.errors import NotationError, OptionsError
from gloaming.core.options import write_options
from gloaming.games import find

from .reading import read_arguments

MOST_SETS = 100_000
SETS_AT_ONCE = 8  # between two looks at a sequential test
DUEL = 2


class Wishes(NamedTuple):
    """What was asked for on the command line."""

    bots: str
    sets: int
    ladder: bool
    sprt: str
    workers: int
    ray: str | None
    seed: int
    results: str
    json: str
    plot: str


def show_arena(game: str, arguments: Sequence[str], wishes: Wishes) -> None:
    """Play what is asked for, with a bar on standard error, and print what came out."""
    arena = read_arena(game, arguments, wishes)
    results = Results(Path(wishes.results) if wishes.results else None)
    runner = on_cores(wishes.workers or None) if wishes.ray is None else on_ray(wishes.ray)
    if wishes.sprt:
        test_pair(arena, results, runner, wishes)
        return
    contests = round_robin(arena, wishes.sets, ladder=wishes.ladder)
    finished = run_with_bar(contests, results, runner)
    show_report(report_of(arena, finished, pairings(arena.bots, ladder=wishes.ladder)), wishes)


def read_arena(game: str, arguments: Sequence[str], wishes: Wishes) -> Arena:
    """Return what is to be played, or refuse it."""
    found = find(game)
    options = read_arguments(found.options_type, arguments)
    options.check()
    bots = tuple(wishes.bots.split(",")) if wishes.bots else tuple(BOTS[game])
    for bot in bots:
        find_bot(game, bot)
    if len(set(bots)) < max(len(bots), DUEL):
        raise OptionsError("two different bots are needed at least", "--bots")
    if not 0 < wishes.sets <= MOST_SETS:
        raise OptionsError(f"is a number of sets from 1 to {MOST_SETS}", "--sets")
    texts = tuple(write_options(options).items())
    return Arena(game, texts, bots, len(found.seat_names(options)), wishes.seed)


@contextmanager
def bar(total: int | None, text: str) -> Iterator[Progress]:
    """Show how far the arena is."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    console = Console(stderr=True)
    is_seen = console.is_terminal
    with Progress(*columns, console=console, transient=True, disable=not is_seen) as progress:
        progress.add_task(text, total=total)
        yield progress


def run_with_bar(contests: list[Contest], results: Results, runner: Runner) -> list[Finished]:
    """Play with a bar."""
    with bar(len(contests), "matches") as progress:
        task = progress.task_ids[0]
        return run(contests, results, runner, lambda count: progress.advance(task, count))


def test_pair(arena: Arena, results: Results, runner: Runner, wishes: Wishes) -> None:
    """Play two bots until it is clear whether the second is so much stronger than the first."""
    if len(arena.bots) != DUEL:
        raise OptionsError("a sequential test is between two bots", "--bots")
    field, challenger = arena.bots
    hypotheses = read_hypotheses(wishes.sprt, arena.players)
    played: list[Finished] = []
    for first in range(0, wishes.sets, SETS_AT_ONCE):
        sets = range(first, min(first + SETS_AT_ONCE, wishes.sets))
        contests = list(contests_of(arena, challenger, field, sets))
        played += run_with_bar(contests, results, runner)
        parts = [target(one)[one.contest.lineup.index(challenger)] for one in played]
        verdict, ratio = hypotheses.verdict(parts), hypotheses.ratio(parts)
        click.echo(
            f"{len(played)} matches: {sum(parts):g} won, ratio {ratio:+.2f} "
            f"of ±{hypotheses.bound:.2f}: {verdict}"
        )
        if verdict != "open":
            break
    show_report(report_of(arena, played, [(challenger, field)]), wishes)


def read_hypotheses(text: str, players: int) -> Hypotheses:
    """Read two numbers of Elo: 0,100."""
    try:
        low, high = (float(number) for number in text.split(","))
    except ValueError:
        raise OptionsError(f"{text!r} is not like 0,100", "--sprt") from None
    if not low < high:
        raise OptionsError("the first number is the smaller one", "--sprt")
    return Hypotheses(low, high, players)


def show_report(report: Report, wishes: Wishes) -> None:
    """Print the tables, and write JSON and the drawing where that is asked for."""
    if wishes.json:
        write_file(wishes.json, msgspec.json.format(msgspec.json.encode(report)).decode() + "\n")
    if wishes.plot:
        write_file(wishes.plot, draw_ratings(report))
    console = Console()
    ratings = Table("bot", "Elo", "margin", "matches", title=f"{report.matches} matches")
    for rating in rating_rows(report):
        ratings.add_row(*rating)
    shares = Table("challenger", "field", "share of wins", "Elo", "matches")
    for share in share_rows(report):
        shares.add_row(*share)
    console.print(ratings, shares)


def write_file(name: str, text: str) -> None:
    """Write a file, or say why not."""
    try:
        Path(name).write_text(text, encoding="utf-8")
    except OSError as error:
        raise NotationError(f"cannot be written: {error.strerror}", name) from None
