"""The kind `furnish`: one piece is put so that some ghosts are hidden and others seen."""

from collections.abc import Hashable
from typing import Any

import msgspec

from gloaming.core.engine.limits import TimeLimitError
from gloaming.core.errors import PositionError
from gloaming.core.streams import Stream
from gloaming.games.spokenchaos.exchange.position import FurniturePlace
from gloaming.games.spokenchaos.exchange.to_scene import to_scene
from gloaming.puzzles.kind import Attempt, Kind
from gloaming.puzzles.reading import at_place
from gloaming.puzzles.verdict import NO_SOLUTION, Verdict, pronounce

from .doors import check_doors, check_named
from .drawing import draw
from .figures import check_figures
from .furnish_answers import given_pose, read_pose, say_poses, try_pose
from .furnish_composing import compose_furnish
from .furnish_puzzle import Furnish
from .furnishing import Furnishing, furnish, without_piece
from .grading import grade_furnishing
from .hiding import within
from .symmetry import furnish_key
from .titles import FURNISH

NO_POSE = f"{NO_SOLUTION} among the poses that are tried"


class FurnishKind(Kind[Furnish]):
    """Put one piece."""

    form = Furnish
    titles = FURNISH
    takes_any_grade = True
    how_to_answer = (
        "Type the pose: x and y in fields (multiples of 1/32), yaw in degrees, and if it does not "
        "stand upright its face, and its lean: 2.5 3.25 90 left front"
    )

    def check(self, puzzle: Furnish) -> None:
        """Refuse an impossible position, unknown names and doors, and contradictions."""
        with at_place("$.position"):
            to_scene(puzzle.position)
            to_scene(without_piece(puzzle.position, puzzle.task.piece))
        check_doors(puzzle.task.doors)
        names = [ghost.name for ghost in puzzle.position.ghosts]
        check_named(puzzle.task.hidden, names, "$.task.hidden")
        check_named(puzzle.task.seen, names, "$.task.seen")
        if not puzzle.task.hidden and not puzzle.task.seen:
            raise PositionError("say who is to be hidden or seen", "$.task.hidden")
        for index, name in enumerate(puzzle.task.seen):
            if name in puzzle.task.hidden:
                words = f"{name!r} cannot be both hidden and seen"
                raise PositionError(words, f"$.task.seen[{index}]")

    def check_opens(self, puzzle: Furnish) -> None:
        """Refuse more ghosts than a match has."""
        check_figures(ghost.size for ghost in puzzle.position.ghosts)

    def judge(self, puzzle: Furnish, seconds: float | None = None) -> Verdict:
        """Try all poses of the lattice, and finer ones if none of those does it."""
        proved, found = True, Furnishing(0, None, is_idle=False, standing=0)
        try:
            with within(seconds):
                found = furnish(puzzle.position, puzzle.task.wish)
        except TimeLimitError:
            proved = False
        verdict = pronounce(
            unique=puzzle.unique,
            solutions=found.solutions,
            solution=[found.pose] if found.pose else [],
            grade=grade_furnishing(found, puzzle.task.wish),
            idle=found.is_idle,
            proved=proved,
        )
        is_open = verdict.reason == NO_SOLUTION  # beyond the poses that are tried
        return msgspec.structs.replace(verdict, reason=NO_POSE) if is_open else verdict

    def compose(self, stream: Stream, grade: int) -> Furnish | None:
        """Try once to compose a puzzle of a grade with nothing idle in it."""
        return compose_furnish(stream, grade)

    def shape(self, puzzle: Furnish) -> Hashable:
        """Return what all turns and mirror images of a puzzle share."""
        return furnish_key(puzzle.position, puzzle.task.wish)

    def pose(self, puzzle: Furnish) -> str:
        """Return the lobby from above, and what the piece is to bring about."""
        task = puzzle.task
        doors = ", ".join(task.doors)
        wishes = [f"{', '.join(task.hidden)} hidden from {doors}"] if task.hidden else []
        wishes += [f"{', '.join(task.seen)} seen through {doors}"] if task.seen else []
        asked = f"Put the {task.piece} so as to have {' and '.join(wishes)}."
        return f"{draw(puzzle.position)}\n\n{asked}"

    def read_answer(self, puzzle: Furnish, text: str) -> list[FurniturePlace]:
        """Read a pose."""
        return [read_pose(puzzle.task.piece, text)]

    def answer_from(self, puzzle: Furnish, plain: Any) -> list[FurniturePlace]:
        """Return what a program answers."""
        return given_pose(puzzle.task.piece, plain)

    def attempt(self, puzzle: Furnish, answer: list[FurniturePlace]) -> Attempt:
        """Put the piece so, and look through every door."""
        return try_pose(puzzle.position, puzzle.task.wish, answer[0])

    def beauty(self, puzzle: Furnish) -> float:
        """Prefer many ghosts with a wish for each, and little furniture."""
        wishes = len(puzzle.task.hidden) + len(puzzle.task.seen)
        return float(wishes - len(puzzle.position.furniture))

    def say_solution(self, solution: Any) -> str:
        """Return a pose as it would be typed."""
        return say_poses(solution)


KIND = FurnishKind()
