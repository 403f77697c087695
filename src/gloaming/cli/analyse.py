"""`gloaming analyse`: where a recorded match was won and lost."""

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn

from gloaming.analysis import Analysis, Judged, analyse
from gloaming.core.errors import OptionsError
from gloaming.core.interchange import write_json
from gloaming.core.match import Match
from gloaming.core.record import read_record
from gloaming.games import find

from .reading import read_text


def show_analysis(
    name: str, level: str, simulations: int | None, plot: str, *, as_json: bool
) -> None:
    """Print what went wrong, for whom, and what was luck."""
    if simulations is not None and simulations < 1:
        raise OptionsError("is a number of simulations, 1 at least", "--simulations")
    match = read_record(read_text(name), find)
    analysis = with_progress(match, level, simulations)
    if plot:
        analysis.plot(plot)
    if as_json:
        click.echo(write_json(analysis))
        return
    for line in told(analysis):
        click.echo(line)


def with_progress(match: Match, level: str, simulations: int | None) -> Analysis:
    """Go through a match while a bar on standard error says how far that is."""
    columns = (TextColumn("analysing"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    console = Console(stderr=True)
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task("", total=None)
        return analyse(
            match,
            level,
            simulations,
            lambda done, of: bar.update(task, completed=done, total=of),
        )


def told(analysis: Analysis) -> list[str]:
    """Return an analysis in lines for people."""
    judge = f"{analysis.level.bot}, {analysis.level.simulations:,} simulations a turn"
    lines = [f"{len(analysis.turns)} turns of {analysis.game}, judged by {judge}."]
    if analysis.unjudged:
        lines.append(f"{analysis.unjudged} more could not be judged.")
    width = max(map(len, analysis.seats))
    lines += ["", f"{'':{width}}  thrown away  luck  in the end"]
    for seat, name in enumerate(analysis.seats):
        cost, luck, end = analysis.costs[seat], analysis.luck[seat], analysis.end[seat]
        lines.append(f"{name:{width}}  {cost:>11.0%}  {luck:>+4.0%}  {end:>10.0%}")
    if not analysis.mistakes:
        return [*lines, "", "Nobody made a costly mistake."]
    lines += ["", "What cost most:"]
    return [*lines, *(line for turn in analysis.mistakes for line in mistake(analysis, turn))]


def mistake(analysis: Analysis, turn: Judged) -> list[str]:
    """Return what went wrong in a turn, and what would have been better."""
    name = analysis.seats[turn.seat]
    return [
        "",
        f"Turn {turn.turn}, {name} threw away {points(turn.cost)}",
        *(f"  done    {line}" for line in turn.done),
        *(f"  better  {line}" for line in turn.better),
        *(f"          {sentence}" for sentence in turn.would),
        *(f"  why     {reason}" for reason in reasons(turn)),
        *(f"  answer  {line}" for line in turn.answer),
    ]


def points(share: float) -> str:
    """Return a share of the win as points: a hundredth each."""
    count = round(100 * share)
    return "1 point" if count == 1 else f"{count} points"


def reasons(turn: Judged) -> list[str]:
    """Return why the other turn would have been better, as far as anybody can say."""
    after = turn.after[turn.seat]
    reasons = [
        f"{after:.0%} chance of winning afterwards, {after + turn.cost:.0%} with the better turn"
    ]
    if turn.proven_win:
        turns = "one turn" if turn.proven_win == 1 else f"{turn.proven_win} turns"
        reasons.append(f"it was won by force, in {turns}")
    reasons += [
        f"{one.piece} is caught next with {one.done:.0%}, with the better turn {one.better:.0%}"
        for one in turn.dangers
    ]
    return reasons
