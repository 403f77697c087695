"""Lessons and cases of Spokenchaos.

Blue is the learner, starts in the south and leaves by the north; orange sits opposite.  Ghosts have
the names of records: blue-s1 ... blue-s4, blue-m1, blue-m2, blue-l1.
"""

from types import MappingProxyType
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from gloaming.core.errors import PositionError
from gloaming.core.layout import Records
from gloaming.games.spokenchaos.actions import DONE, KEEP, PASSING, STAY
from gloaming.games.spokenchaos.assumptions import PIECE_NAMES, PieceName
from gloaming.games.spokenchaos.exchange.position import Position
from gloaming.games.spokenchaos.exchange.reading import set_scene
from gloaming.games.spokenchaos.game import GAME
from gloaming.games.spokenchaos.material import (
    ALL_GHOSTS,
    CARDS,
    MIDNIGHT_NAMES,
    NO_CARD,
    Midnight,
)
from gloaming.games.spokenchaos.options import SpokenchaosOptions
from gloaming.games.spokenchaos.planning.plans import begin_plan
from gloaming.games.spokenchaos.seating import DOOR_NAMES
from gloaming.games.spokenchaos.solids.lobby import FACES, FIELDS, LEANS, STEPS_PER_FIELD, Face
from gloaming.games.spokenchaos.solids.room import copy_body, copy_piece
from gloaming.games.spokenchaos.state import (
    BESIDE,
    DRAWING_MIDNIGHT,
    FURNISHING,
    INSIDE,
    LETTERS,
    NO_SEAT,
    OUT,
    PLANNING,
    SIDING,
    State,
)
from gloaming.games.spokenchaos.text.names import ghost_name
from gloaming.games.spokenchaos.text.refusals import refusal_of
from gloaming.lessons.checks import Check, among, between
from gloaming.lessons.lesson import Case, Lesson, Part
from gloaming.lessons.school import Named, School, Why

Field: TypeAlias = tuple[int, int]  # column and row from the south-west, from 1

LEARNER, OTHER = 0, 1
WHOLE_LOBBY = (1, 1), (FIELDS, FIELDS)
PHASES = {
    "furnish": FURNISHING,
    "plan": PLANNING,
    "side": SIDING,
    "midnight": DRAWING_MIDNIGHT,
}
WHERE = {"beside": BESIDE, "inside": INSIDE, "out": OUT}
CARD_NAMES = [card.name for card in CARDS]
RAISED = 0.01, 9.0  # heights of what stands on something


class GhostIs(Part, frozen=True, tag="ghost-is", tag_field="goal"):
    """A ghost is beside the lobby, inside or out."""

    ghost: str
    state: Literal["beside", "inside", "out"]


class GhostIn(Part, frozen=True, tag="ghost-in", tag_field="goal"):
    """A ghost stands in a field."""

    ghost: str
    field: Field


class GhostOn(Part, frozen=True, tag="ghost-on", tag_field="goal"):
    """A ghost stands on or in furniture, not on the floor."""

    ghost: str


class PieceLies(Part, frozen=True, tag="piece-lies", tag_field="goal"):
    """A piece rests on one of some sides."""

    piece: PieceName
    faces: tuple[Face, ...]


class PieceLeans(Part, frozen=True, tag="piece-leans", tag_field="goal"):
    """A piece leans on another one."""

    piece: PieceName


class PieceIn(Part, frozen=True, tag="piece-in", tag_field="goal"):
    """The middle of a piece is in a field."""

    piece: PieceName
    field: Field


class LearnerStarts(Part, frozen=True, tag="learner-starts", tag_field="goal"):
    """The learner's ghosts start from a certain side of the board."""

    side: Literal["N", "E", "S", "W"]


Goal: TypeAlias = GhostIs | GhostIn | GhostOn | PieceLies | PieceLeans | PieceIn | LearnerStarts


class SpokenchaosMatch(Part, frozen=True, kw_only=True):
    """What a match adds to a position."""

    phase: Literal["begin", "furnish", "plan", "side", "midnight"] = "plan"
    card: str = "8"  # of everybody
    keyhole: str = "W1"
    picks: Literal["learner", "other"] = "learner"  # who picks the side after the plans
    out: tuple[str, ...] = ()  # ghosts that are out
    midnight: Midnight | msgspec.UnsetType = msgspec.UNSET
    round: Annotated[int, msgspec.Meta(ge=1, le=5)] = 5  # after the fifth the match is over


class SpokenchaosLesson(Lesson, frozen=True, kw_only=True):
    """A lesson of Spokenchaos."""

    position: Position
    match: SpokenchaosMatch
    goal: Annotated[tuple[Goal, ...], msgspec.Meta(min_length=1)]


class SpokenchaosCase(Case, frozen=True, kw_only=True):
    """A case of Spokenchaos."""

    position: Position
    match: SpokenchaosMatch
    goal: tuple[Goal, ...] = ()


SpokenchaosScene: TypeAlias = SpokenchaosLesson | SpokenchaosCase


class SpokenchaosSchool(School[SpokenchaosScene]):
    """How lessons and cases of Spokenchaos become matches."""

    game = GAME
    form = SpokenchaosLesson
    case_form = SpokenchaosCase
    options = MappingProxyType({"players": "2"})
    passes = (DONE, PASSING, STAY, KEEP)
    prefix = "blue: "
    example = "ghost s1, enter 3, spot 0.5,0.5, done"

    def states(self, scene: SpokenchaosScene, options: SpokenchaosOptions) -> Records[State]:  # type: ignore[override]
        """Return a match of two in the midst of a round."""
        states = GAME.start(options)
        furnish(states[0], scene.position, options)
        for name in scene.match.out:
            states[0].figures[numbered(options, name)].where = OUT
        if scene.match.phase != "begin":
            turn_to(states[0], scene.match)
        return states

    def checks(self, scene: SpokenchaosScene, options: SpokenchaosOptions) -> list[Check]:  # type: ignore[override]
        """Return what a state must hold."""
        return [check for goal in scene.goal for check in checks_of(goal, options)]

    def named(self, scene: SpokenchaosScene) -> Named:
        """Return the fields of the goal as the board counts them, from 0."""
        fields = [goal.field for goal in scene.goal if isinstance(goal, GhostIn | PieceIn)]
        return Named(tuple((column - 1, row - 1) for column, row in fields))

    def part(self, scene: SpokenchaosScene) -> tuple[Field, ...]:
        """Return the corners of the lobby: who waits far away does not matter in a case."""
        return WHOLE_LOBBY if isinstance(scene, SpokenchaosCase) else ()

    def why(self, states: Any, seat: int, action: int) -> Why:
        """Return why an action or a place is refused."""
        refusal = refusal_of(states, seat, action)
        return Why(refusal.refused.reason if refusal.refused else refusal.why)


def furnish(state: State, position: Position, options: SpokenchaosOptions) -> None:
    """Put furniture and ghosts into a lobby."""
    scene = set_scene(position)
    for place, piece in enumerate(position.furniture):
        index = PIECE_NAMES.index(piece.piece)
        copy_piece(scene.lobbies[0].pieces[index], state.pieces[index])
        state.order[place] = index
    state.placed = len(position.furniture)
    for ghost, body in zip(position.ghosts, scene.ghosts, strict=True):
        figure = state.figures[numbered(options, ghost.name)]
        copy_body(body, figure.body)
        figure.where = INSIDE


def turn_to(state: State, match: SpokenchaosMatch) -> None:
    """Let a state be in the midst of a round."""
    if match.card not in CARD_NAMES:
        raise PositionError(f"there is {', '.join(CARD_NAMES)}", "$.match.card")
    if match.keyhole not in DOOR_NAMES:
        raise PositionError(f"there is {', '.join(DOOR_NAMES)}", "$.match.keyhole")
    side, door = divmod(DOOR_NAMES.index(match.keyhole), FIELDS)
    state.phase, state.round_number = PHASES[match.phase], match.round
    state.side, state.door = side, door + 1
    state.holder, state.to_move = OTHER, LEARNER  # who furnishes last is followed by the plans
    state.picks[LEARNER], state.picks[OTHER] = (0, 1) if match.picks == "learner" else (1, 0)
    if match.midnight:
        turn_card(state, MIDNIGHT_NAMES.index(match.midnight), match.phase)
    if match.phase == "side":
        state.picker = LEARNER
    if match.phase == "midnight":
        return
    for seat in (LEARNER, OTHER):
        state.cards[seat] = CARD_NAMES.index(match.card)
        begin_plan(state, seat)


def turn_card(state: State, card: int, phase: str) -> None:
    """Let a midnight card lie open, or be the only one that can be drawn."""
    if phase == "midnight":
        state.midnight, state.midnight_pile, state.to_move = NO_CARD, 1 << card, NO_SEAT
    else:
        state.midnight = card


def numbered(options: SpokenchaosOptions, name: str) -> int:
    """Return the number of a ghost."""
    names = [ghost_name(options, number) for number in range(ALL_GHOSTS // 2)]
    if name not in names:
        raise PositionError(f"there is no ghost {name!r}; there is {', '.join(names)}")
    return names.index(name)


def checks_of(goal: Goal, options: SpokenchaosOptions) -> list[Check]:
    """Return what a state must hold for one goal."""
    if isinstance(goal, PieceLies | PieceLeans | PieceIn):
        return piece_checks(goal)
    if isinstance(goal, LearnerStarts):
        return [among(("sides", LEARNER), (LETTERS.index(goal.side),))]
    path = ("figures", numbered(options, goal.ghost))
    if isinstance(goal, GhostIs):
        return [among((*path, "where"), (WHERE[goal.state],))]
    inside = among((*path, "where"), (INSIDE,))
    if isinstance(goal, GhostIn):
        return [inside, *in_field((*path, "body"), goal.field)]
    return [inside, between((*path, "body", "bottom"), *RAISED)]


def piece_checks(goal: PieceLies | PieceLeans | PieceIn) -> list[Check]:
    """Return what a state must hold of a piece."""
    path = ("pieces", PIECE_NAMES.index(goal.piece))
    if isinstance(goal, PieceLies):
        return [among((*path, "face"), (FACES.index(face) for face in goal.faces))]
    if isinstance(goal, PieceLeans):
        return [among((*path, "lean"), range(len(LEANS)))]
    return in_field(path, goal.field)


def in_field(path: tuple[str | int, ...], field: Field) -> list[Check]:
    """Return what must hold of an x and a y in steps."""
    ends = [((place - 1) * STEPS_PER_FIELD, place * STEPS_PER_FIELD) for place in field]
    return [between((*path, axis), *end) for axis, end in zip("xy", ends, strict=True)]


SCHOOL = SpokenchaosSchool()
