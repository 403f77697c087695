"""The kind `hide`: named ghosts move so that none of them is seen from any of the doors."""

from collections.abc import Hashable
from typing import Any

from gloaming.core.engine.limits import TimeLimitError
from gloaming.core.errors import PositionError
from gloaming.core.streams import Stream
from gloaming.games.spokenchaos.exchange.position import GhostPlace
from gloaming.games.spokenchaos.exchange.to_scene import to_scene
from gloaming.puzzles.kind import Attempt, Kind
from gloaming.puzzles.reading import at_place
from gloaming.puzzles.verdict import Verdict, pronounce

from .counting import MOST_GHOSTS
from .doors import check_doors, check_named
from .drawing import draw
from .figures import check_figures, check_one_hand
from .grading import grade_hiding
from .hide_answers import given_places, read_places, say_places, try_places
from .hide_composing import compose_hide
from .hide_puzzle import Hide, entering, known, movers
from .hiding import Hiding, hide, within
from .symmetry import hide_key
from .titles import HIDE


class HideKind(Kind[Hide]):
    """Hide from all the doors."""

    form = Hide
    titles = HIDE
    takes_any_grade = True
    how_to_answer = (
        "Type where each ghost ends, x and y in fields (multiples of 1/32) and, above the floor, "
        "its level: r1 2.5 3.25; r2 4.5 1.5 1"
    )

    def check(self, puzzle: Hide) -> None:
        """Refuse an impossible position, unknown names and doors, and ghosts in two places."""
        with at_place("$.position"):
            to_scene(puzzle.position)
        check_doors(puzzle.task.doors)
        check_entering(puzzle)
        if not puzzle.task.ghosts:
            raise PositionError("say which ghosts are to hide", "$.task.ghosts")
        if len(puzzle.task.ghosts) > MOST_GHOSTS:
            raise PositionError(f"at most {MOST_GHOSTS} ghosts are to hide", "$.task.ghosts")
        check_named(puzzle.task.ghosts, [mover.name for mover in known(puzzle)], "$.task.ghosts")

    def check_opens(self, puzzle: Hide) -> None:
        """Refuse ghosts that nobody has in one hand, or who would enter from several sides."""
        check_one_hand((mover.size for mover in movers(puzzle)), "$.task.ghosts")
        check_figures(mover.size for mover in known(puzzle))
        if len({one.side for one in puzzle.task.enter}) > 1:
            raise PositionError("ghosts enter from one side in a match", "$.task.enter")

    def judge(self, puzzle: Hide, seconds: float | None = None) -> Verdict:
        """Count all arrangements of the ghosts in which none is seen."""
        proved, found = True, Hiding(0, [], is_idle=False, arrangements=0)
        try:
            with within(seconds):
                found = hide(puzzle.position, movers(puzzle), puzzle.task.steps, puzzle.task.doors)
        except TimeLimitError:
            proved = False
        return pronounce(
            unique=puzzle.unique,
            solutions=found.solutions,
            solution=found.solution,
            grade=grade_hiding(found, len(puzzle.task.ghosts)),
            idle=found.is_idle,
            proved=proved,
        )

    def compose(self, stream: Stream, grade: int) -> Hide | None:
        """Try once to compose a puzzle of a grade with nothing idle in it."""
        return compose_hide(stream, grade)

    def shape(self, puzzle: Hide) -> Hashable:
        """Return what all turns and mirror images of a puzzle share."""
        return hide_key(puzzle.position, puzzle.task.ghosts, puzzle.task.doors, entering(puzzle))

    def pose(self, puzzle: Hide) -> str:
        """Return the lobby from above, and who is to hide."""
        task = puzzle.task
        outside = [
            f"{one.name}, {one.colour} {one.size}, enters from {one.side}" for one in task.enter
        ]
        steps = "1 step" if task.steps == 1 else f"{task.steps} steps"
        asked = (
            f"Move {', '.join(task.ghosts)} with {steps} in all (out of a field and "
            f"back: 2), so that none of them is seen through {', '.join(task.doors)}."
        )
        return "\n".join([draw(puzzle.position), *outside, "", asked])

    def read_answer(self, puzzle: Hide, text: str) -> list[GhostPlace]:
        """Read where the ghosts end."""
        return read_places(movers(puzzle), text)

    def answer_from(self, puzzle: Hide, plain: Any) -> list[GhostPlace]:
        """Return what a program answers."""
        return given_places(movers(puzzle), plain)

    def attempt(self, puzzle: Hide, answer: list[GhostPlace]) -> Attempt:
        """Put the ghosts there, count their steps, and look through every door."""
        task = puzzle.task
        return try_places(puzzle.position, movers(puzzle), task.steps, task.doors, answer)

    def beauty(self, puzzle: Hide) -> float:
        """Prefer many ghosts that share little furniture."""
        return float(len(puzzle.task.ghosts) - len(puzzle.position.furniture))

    def say_solution(self, solution: Any) -> str:
        """Return where the ghosts end as it would be typed."""
        return say_places(solution)


def check_entering(puzzle: Hide) -> None:
    """Refuse ghosts that enter and stand in the lobby, or that nobody asks for."""
    names = [ghost.name for ghost in puzzle.position.ghosts]
    for index, ghost in enumerate(puzzle.task.enter):
        place = f"$.task.enter[{index}].name"
        if ghost.name in names:
            raise PositionError(f"a second ghost is called {ghost.name!r}", place)
        if ghost.name not in puzzle.task.ghosts:
            raise PositionError(f"{ghost.name!r} enters, so it is one of the task's ghosts", place)
        names.append(ghost.name)


KIND = HideKind()
