"""`gloaming puzzle`: a puzzle for programs, judged, or played in the terminal."""

import sys

import click
import msgspec

from gloaming.core.errors import GloamingError, OptionsError
from gloaming.core.interchange import write_json
from gloaming.puzzles.collection import find_puzzle
from gloaming.puzzles.kinds import AnyKind
from gloaming.puzzles.puzzle import Puzzle
from gloaming.puzzles.reading import read_puzzle
from gloaming.puzzles.verdict import Verdict

from .reading import read_text

LEAVING = ("quit", "q")
ASKING = ("solution", "?")
ENDING = ".json"  # of a file with a puzzle
COMMANDS = "`solution` shows one, `quit` leaves"


def show_puzzle(name: str, *, as_json: bool) -> None:
    """Print a puzzle for programs, or play it: a shipped one, or that of a file."""
    is_file = name.endswith(ENDING)
    kind, puzzle = read_puzzle(read_text(name)) if is_file else find_puzzle(name)
    if as_json:
        click.echo(write_json(puzzle))
        return
    play(kind, puzzle)


def play(kind: AnyKind, puzzle: Puzzle) -> None:
    """Let somebody try a puzzle until it is solved."""
    click.echo(heading(puzzle))
    click.echo(kind.pose(puzzle))
    click.echo(f"{kind.how_to_answer}; {COMMANDS}")
    while True:
        answer = ask()
        if answer is None or answer in LEAVING:
            return
        if answer in ASKING:
            click.echo(f"  {kind.say_solution(kind.judge(puzzle).solution)}")
        elif answer and attempt(kind, puzzle, answer):
            return


def heading(puzzle: Puzzle) -> str:
    """Return what stands above a puzzle."""
    title = f" {puzzle.title.en}" if puzzle.title else ""
    grade = f" (grade {puzzle.grade})" if puzzle.grade else ""
    return f"{puzzle.id or 'A puzzle'}{title}{grade}"


def ask() -> str | None:
    """Return what somebody types, or None where nothing more is typed."""
    click.echo("> ", nl=False)
    line = sys.stdin.readline()
    if not sys.stdin.isatty():
        click.echo(line.strip())
    return line.strip() if line else None


def attempt(kind: AnyKind, puzzle: Puzzle, text: str) -> bool:
    """Try an answer, tell what comes of it, and return whether it solves the puzzle."""
    try:
        tried = kind.attempt(puzzle, kind.read_answer(puzzle, text))
    except GloamingError as error:
        click.echo(f"  {error}")
        return False
    for line in tried.told:
        click.echo(f"  {line}")
    click.echo("Solved." if tried.solved else "Not solved; try again.")
    return tried.solved


def check_puzzle(name: str, seconds: float | None, *, as_json: bool) -> None:
    """Judge a puzzle from a file or standard input."""
    if seconds is not None and not 0 < seconds < float("inf"):
        raise OptionsError("is a number of seconds above 0", "--seconds")
    kind, puzzle = read_puzzle(read_text(name))
    verdict = kind.judge(puzzle, seconds)
    if as_json:
        click.echo(write_json(verdict))
        return
    click.echo(words(verdict))
    if verdict.solution:
        click.echo(kind.say_solution(verdict.solution))


def words(verdict: Verdict) -> str:
    """Say whether a puzzle is sound."""
    solutions = "1 solution" if verdict.solutions == 1 else f"{verdict.solutions} solutions"
    if verdict.reason is not msgspec.UNSET:
        return f"{'sound' if verdict.sound else 'not sound'}: {verdict.reason} ({solutions})"
    return f"sound: {solutions}, grade {verdict.grade}"
