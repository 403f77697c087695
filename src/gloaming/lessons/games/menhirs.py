"""Lessons and cases of Menhirs: the learner is player 1, so positions stand at an odd turn."""

from typing import Annotated, Any, TypeAlias

import msgspec

from gloaming.core.errors import PositionError
from gloaming.core.layout import Records
from gloaming.core.options import Options
from gloaming.games.menhirs.actions import PASSING
from gloaming.games.menhirs.clusters.board import DEAL_ORDER, Place, set_of
from gloaming.games.menhirs.exchange.position import Position
from gloaming.games.menhirs.exchange.to_state import to_state
from gloaming.games.menhirs.game import GAME
from gloaming.games.menhirs.options import SEATS
from gloaming.games.menhirs.state import DEALING, MENHIRS_FREE, PLACING, ROUNDS_PLAYED, State
from gloaming.games.menhirs.text.names import cell_words
from gloaming.games.menhirs.text.refusal import refusal_of
from gloaming.lessons.checks import among
from gloaming.lessons.lesson import Case, Lesson, Part
from gloaming.lessons.missing_words import Demand, demanded
from gloaming.lessons.school import Named, School, Why

GOES_ON = 0  # the ending of a match that has not ended
NOT_BEATEN = among(("winner",), (0,))  # the learner, or nobody yet


class Won(Part, frozen=True, tag="won", tag_field="goal"):
    """The learner has freed all menhirs."""


class NotLost(Part, frozen=True, tag="not-lost", tag_field="goal"):
    """Nobody has won."""


class Drawn(Part, frozen=True, tag="drawn", tag_field="goal"):
    """All rounds have been played, and nobody has won."""


class Mist(Part, frozen=True, tag="mist", tag_field="goal"):
    """Some cells are under mist, others are not."""

    on: tuple[Place, ...] = ()
    off: tuple[Place, ...] = ()


Goal: TypeAlias = Won | NotLost | Drawn | Mist


class MenhirsLesson(Lesson, frozen=True, kw_only=True):
    """A lesson of Menhirs."""

    position: Position
    goal: Annotated[tuple[Goal, ...], msgspec.Meta(min_length=1)]


class SettingUp(Part, frozen=True, kw_only=True):
    """What is still to be done before the turns begin."""

    menhirs: int = 0  # land tiles to be dealt onto the last cells
    forests: int = 0
    mist: int = 0  # tiles to be placed


class MenhirsCase(Case, frozen=True, kw_only=True):
    """A case of Menhirs."""

    position: Position
    left: SettingUp = SettingUp()
    goal: tuple[Goal, ...] = ()


MenhirsScene: TypeAlias = MenhirsLesson | MenhirsCase


class MenhirsSchool(School[MenhirsScene]):
    """How lessons and cases of Menhirs become matches."""

    game = GAME
    form = MenhirsLesson
    case_form = MenhirsCase
    passes = (PASSING,)
    prefix = "player 1: "

    def states(self, scene: MenhirsScene, options: Options) -> Records[State]:  # noqa: ARG002 - a position has its own
        """Return the state of the position."""
        if scene.position.turn % SEATS != 1:
            raise PositionError("the learner is player 1, whose turns are odd", "$.position.turn")
        states = to_state(scene.position)
        if isinstance(scene, MenhirsCase):
            set_back(states[0], scene.left)
        return states

    def demands(self, scene: MenhirsScene, options: Options) -> list[Demand]:  # noqa: ARG002 - as above
        """Return what a state must hold."""
        menhirs = scene.position.menhirs
        return [demand for goal in scene.goal for demand in demands_of(goal, menhirs)]

    def named(self, scene: MenhirsScene) -> Named:
        """Return the cells that are to be under mist, or free of it."""
        goals = [goal for goal in scene.goal if isinstance(goal, Mist)]
        return Named(tuple(cell for goal in goals for cell in (goal.off or goal.on)))

    def example(self, scene: MenhirsScene) -> str:  # noqa: ARG002 - all are alike
        """Return a turn that is in no lesson the answer."""
        return "cluster (5,2) goes N"

    def why(self, states: Any, seat: int, action: int) -> Why:
        """Return why an action is refused."""
        refused = refusal_of(states, seat, action)
        return Why(refused.reason, refused.cells)


def set_back(state: State, left: SettingUp) -> None:
    """Let a state be in the midst of setting up, if something is left to do."""
    state.menhirs_left, state.forests_left, state.supply = left.menhirs, left.forests, left.mist
    land = left.menhirs + left.forests
    state.dealt = len(DEAL_ORDER[state.terms.board]) - land
    if land:
        state.phase = DEALING
    elif left.mist:
        state.phase = PLACING


def demands_of(goal: Goal, menhirs: tuple[Place, ...]) -> list[Demand]:
    """Return what a state must hold for one goal."""
    if isinstance(goal, Won):
        ended = [among(("ending",), (MENHIRS_FREE,))]
        bare = [demand for cell in menhirs for demand in mist_demand(cell, "covered")]
        return [*demanded([NOT_BEATEN], "lost"), *bare, *demanded(ended, "won")]
    if isinstance(goal, NotLost):
        return demanded([among(("ending",), (GOES_ON,))], "lost")
    if isinstance(goal, Drawn):
        return demanded([among(("ending",), (ROUNDS_PLAYED,))], "drawn")
    on = [demand for cell in goal.on for demand in mist_demand(cell, "no-mist")]
    return [*on, *(demand for cell in goal.off for demand in mist_demand(cell, "mist"))]


def mist_demand(cell: Place, missing: str) -> list[Demand]:
    """Return the demand that a cell is under mist, or that it is not."""
    bit = int(set_of((cell,)))
    wanted = bit if missing == "no-mist" else 0
    return demanded([among(("mist",), (wanted,), bit)], missing, cell=cell_words(cell))


SCHOOL = MenhirsSchool()
