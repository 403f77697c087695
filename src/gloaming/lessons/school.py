"""What each game adds to lessons and cases: its own terms."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from gloaming.core.game import AnyGame
from gloaming.core.options import Options

from .checks import Check
from .lesson import Scene
from .missing_words import Demand

S = TypeVar("S", bound=Scene)


class Named(NamedTuple):
    """What the task is about on the board, to light it up, in the game's own terms."""

    cells: tuple[tuple[int, int], ...] = ()
    pieces: tuple[int, ...] = ()
    walls: tuple[str, ...] = ()


class Why(NamedTuple):
    """Why something is refused: the name of the reason, and the cells on which it lies."""

    reason: str
    cells: tuple[tuple[int, int], ...] = ()


class School(ABC, Generic[S]):
    """How lessons and cases of one game become matches."""

    game: ClassVar[AnyGame]
    form: ClassVar[Any]  # the Struct of its lessons
    case_form: ClassVar[Any]  # and of its cases
    options: ClassVar[Mapping[str, str]] = MappingProxyType({})  # of all its lessons
    passes: ClassVar[tuple[int, ...]]  # actions of those who want nothing, the best first
    prefix: ClassVar[str] = ""  # what a record puts before the learner's actions

    @abstractmethod
    def states(self, scene: S, options: Options) -> Any:
        """Return the state in which it begins; what is impossible is refused."""

    @abstractmethod
    def demands(self, scene: S, options: Options) -> list[Demand]:
        """Return what a state must hold for the goal to be reached, and what is missing if not."""

    def checks(self, scene: S, options: Options) -> list[Check]:
        """Return what a state must hold for the goal to be reached."""
        return [demand.check for demand in self.demands(scene, options)]

    @abstractmethod
    def named(self, scene: S) -> Named:
        """Return what the goal names on the board."""

    @abstractmethod
    def example(self, scene: S) -> str:
        """Return something that a learner may type there, without the prefix; no answer."""

    def cell_asked(self, states: Any) -> tuple[int, int]:
        """Return the cell that was to be foreseen."""
        raise NotImplementedError

    @abstractmethod
    def why(self, states: Any, seat: int, action: int) -> Why:
        """Return why an action is refused."""

    def part(self, scene: S) -> tuple[tuple[int, int], ...]:  # noqa: ARG002 - where all is shown
        """Return two corners of the part of the board that matters; nothing: all of it."""
        return ()
