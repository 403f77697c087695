"""`gloaming solve`: who wins a position of Menhirs, how soon, and how."""

import click
from rich.console import Console
from rich.progress import Progress, SpinnerColumn, TextColumn, TimeElapsedColumn

from gloaming.core.errors import OptionsError
from gloaming.core.interchange import write_json
from gloaming.games.menhirs.exchange.interchange import solve_json
from gloaming.games.menhirs.exchange.position import Position
from gloaming.games.menhirs.solver import Solution, solve
from gloaming.games.menhirs.solver.solution import turn_words

from .positions import read_menhirs


def show_solution(name: str, seconds: float | None, nodes: int | None, *, as_json: bool) -> None:
    """Print the solution."""
    if seconds is not None and not 0 < seconds < float("inf"):
        raise OptionsError("is a number of seconds above 0", "--seconds")
    if nodes is not None and nodes < 1:
        raise OptionsError("is a number of positions, 1 at least", "--nodes")
    position = read_menhirs(name)
    if as_json:
        click.echo(write_json(solve_json(position, seconds, nodes)))
        return
    solution = solve_with_progress(position, seconds, nodes)
    click.echo(verdict(solution))
    for number, turn in enumerate(solution.line, position.turn):
        click.echo(f"{number:4}  {turn_words(turn)}")


def solve_with_progress(position: Position, seconds: float | None, nodes: int | None) -> Solution:
    """Solve while a line on standard error says how far the search is."""
    columns = (SpinnerColumn(), TextColumn("{task.description}"), TimeElapsedColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as bar:
        task = bar.add_task("solving", total=None)

        def tell(depth: int, visited: int) -> None:
            bar.update(task, description=f"{depth} turns ahead, {visited:,} positions")

        return solve(position, seconds=seconds, nodes=nodes, progress=tell)


def verdict(solution: Solution) -> str:
    """Say who wins."""
    looked = f"{solution.nodes:,} positions"
    if solution.result == "unknown":
        return f"unknown: nobody can force a win within {solution.searched} turns ({looked})"
    if solution.distance is None:
        return f"a draw with best play ({looked})"
    who = "wins" if solution.result == "win" else "loses"
    turns = "1 turn" if solution.distance == 1 else f"{solution.distance} turns"
    return f"the player to move {who} in {turns} ({looked})"
