"""What each game adds to lessons: its own terms."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from gloaming.core.game import AnyGame
from gloaming.core.options import Options

from .checks import Check
from .lesson import Lesson

L = TypeVar("L", bound=Lesson)


class Named(NamedTuple):
    """What the task is about on the board, to light it up: cells in the game's own terms."""

    cells: tuple[tuple[int, int], ...] = ()


class School(ABC, Generic[L]):
    """How lessons of one game become matches."""

    game: ClassVar[AnyGame]
    form: ClassVar[Any]  # the Struct of its lessons
    options: ClassVar[Mapping[str, str]] = MappingProxyType({})  # of all its lessons
    passes: ClassVar[tuple[int, ...]]  # actions of those who want nothing, the best first
    prefix: ClassVar[str] = ""  # what a record puts before the learner's actions
    example: ClassVar[str]  # of what the learner does, without it

    @abstractmethod
    def states(self, lesson: L, options: Options) -> Any:
        """Return the state in which a lesson begins; what is impossible is refused."""

    @abstractmethod
    def checks(self, lesson: L, options: Options) -> list[Check]:
        """Return what a state must hold for the goal to be reached."""

    @abstractmethod
    def named(self, lesson: L) -> Named:
        """Return what the goal names on the board."""

    def cell_asked(self, states: Any) -> tuple[int, int]:
        """Return the cell that was to be foreseen."""
        raise NotImplementedError
