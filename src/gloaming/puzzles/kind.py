"""What every kind of puzzle offers: to be judged, composed, shown and tried."""

from abc import ABC, abstractmethod
from collections.abc import Hashable
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from gloaming.core.streams import Stream

from .puzzle import Puzzle
from .titles import Titles
from .verdict import Verdict

P = TypeVar("P", bound=Puzzle)


class Attempt(msgspec.Struct, frozen=True):
    """What comes of an answer: whether it solves the puzzle, and the story in lines of text."""

    solved: bool
    told: list[str]


class Kind(ABC, Generic[P]):
    """A kind of puzzle of one game."""

    form: ClassVar[Any]  # the Struct of its puzzles
    how_to_answer: ClassVar[str]  # what is typed in the terminal
    titles: ClassVar[Titles]  # of those that are shipped
    takes_any_grade: ClassVar[bool] = False  # its composer understands ANY_GRADE

    @abstractmethod
    def check(self, puzzle: P) -> None:
        """Refuse what cannot be judged: impossible positions, unknown names, senseless tasks."""

    def check_opens(self, puzzle: P) -> None:
        """Refuse what no match could bring about, so that the page has no board for it."""

    @abstractmethod
    def judge(self, puzzle: P, seconds: float | None = None) -> Verdict:
        """Prove or refute what a checked puzzle claims, within a limit of time if there is one."""

    @abstractmethod
    def compose(self, stream: Stream, grade: int) -> P | None:
        """Try once to compose a puzzle of a grade that is proved and good."""

    @abstractmethod
    def shape(self, puzzle: P) -> Hashable:
        """Return what a puzzle has in common with its mirror images and other names."""

    @abstractmethod
    def pose(self, puzzle: P) -> str:
        """Return the drawing of a puzzle, and what is asked, in words."""

    @abstractmethod
    def read_answer(self, puzzle: P, text: str) -> Any:
        """Read what is typed as an answer, in the form of a solution; refuse what is not one."""

    @abstractmethod
    def answer_from(self, puzzle: P, plain: Any) -> Any:
        """Return an answer that a program gives as plain values; refuse what is not one."""

    @abstractmethod
    def attempt(self, puzzle: P, answer: Any) -> Attempt:
        """Try an answer, and tell what comes of it."""

    def beauty(self, puzzle: P) -> float:  # noqa: ARG002 - a kind may find all alike
        """Return how much a puzzle deserves to be shipped, compared with others of its grade."""
        return 0.0

    def say_solution(self, solution: Any) -> str:
        """Return a solution as it would be typed."""
        return str(msgspec.json.encode(solution).decode())
