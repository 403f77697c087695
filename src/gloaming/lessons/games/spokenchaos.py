"""Lessons and cases of Spokenchaos.

Blue is the learner, starts in the south and leaves by the north; orange sits opposite.  Ghosts have
the names of records: blue-s1 ... blue-s4, blue-m1, blue-m2, blue-l1.
"""

import re
from collections.abc import Iterable
from string import ascii_uppercase
from types import MappingProxyType
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from gloaming.core.errors import PositionError
from gloaming.core.layout import Records
from gloaming.games.spokenchaos.actions import DONE, KEEP, PASSING, STAY
from gloaming.games.spokenchaos.assumptions import PIECE_NAMES, SIZES, PieceName
from gloaming.games.spokenchaos.exchange.position import Position
from gloaming.games.spokenchaos.exchange.to_scene import to_scene
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
from gloaming.games.spokenchaos.text.refusal import refusal_of
from gloaming.lessons.checks import Check, among, between
from gloaming.lessons.lesson import Case, Lesson, Part
from gloaming.lessons.missing_words import Demand, Phrase, demanded
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
# Such as somebody may type; in no lesson the answer.
EXAMPLES = {
    "begin": "keep",
    "furnish": "take trolley, face left, lean back, at 1.5,2.25",
    "plan": "ghost s1, enter 4, N, spot 0.25,0.5 level 1, done",
    "side": "side W",
    "midnight": "done",
}
SIDE_SENT = re.compile(r"side ([NESW])")  # in what others do: from there somebody looks
WHERE = {"beside": BESIDE, "inside": INSIDE, "out": OUT}
CARD_NAMES = [card.name for card in CARDS]
STANDING: tuple[Face, ...] = ("upright", "upside-down")  # the sides on which nothing lies
SIZE_OF = {size[0]: size for size in SIZES}  # by the letter in the name of a ghost
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
    door: Annotated[int, msgspec.Meta(ge=1, le=FIELDS)] | msgspec.UnsetType = (
        msgspec.UNSET
    )  # rolled
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

    def states(self, scene: SpokenchaosScene, options: SpokenchaosOptions) -> Records[State]:  # type: ignore[override]
        """Return a match of two in the midst of a round."""
        states = GAME.start(options)
        furnish(states[0], scene.position, options)
        for name in scene.match.out:
            states[0].figures[numbered(options, name)].where = OUT
        if scene.match.phase != "begin":
            turn_to(states[0], scene.match)
        return states

    def demands(self, scene: SpokenchaosScene, options: SpokenchaosOptions) -> list[Demand]:  # type: ignore[override]
        """Return what a state must hold."""
        inside = [ghost.name for ghost in scene.position.ghosts]
        return [demand for goal in scene.goal for demand in demands_of(goal, options, inside)]

    def named(self, scene: SpokenchaosScene) -> Named:
        """Return the fields of the goal, counted from 0, who is to hide, and from which door."""
        fields = [goal.field for goal in scene.goal if isinstance(goal, GhostIn | PieceIn)]
        cells = tuple((column - 1, row - 1) for column, row in fields)
        if not isinstance(scene, SpokenchaosLesson):
            return Named(cells)
        number = scene.match.door or ""
        looks = [f"{one[1]}{number}" for line in scene.replies if (one := SIDE_SENT.search(line))]
        return Named(
            cells, hiding(scene) if looks or scene.match.phase == "side" else (), tuple(looks)
        )

    def example(self, scene: SpokenchaosScene) -> str:
        """Return what may be typed in the phase in which it begins."""
        return EXAMPLES[scene.match.phase]

    def part(self, scene: SpokenchaosScene) -> tuple[Field, ...]:
        """Return the corners of the lobby: who waits far away does not matter in a case."""
        return WHOLE_LOBBY if isinstance(scene, SpokenchaosCase) else ()

    def why(self, states: Any, seat: int, action: int) -> Why:
        """Return why an action or a place is refused."""
        refusal = refusal_of(states, seat, action)
        return Why(refusal.refused.reason if refusal.refused else refusal.why)


def hiding(lesson: SpokenchaosLesson) -> tuple[int, ...]:
    """Return the numbers of the ghosts that the goal keeps inside, or has sent back."""
    names = [goal.ghost for goal in lesson.goal if isinstance(goal, GhostIs)]
    options = SpokenchaosOptions(players=2)
    return tuple(numbered(options, name) for name in names)


def furnish(state: State, position: Position, options: SpokenchaosOptions) -> None:
    """Put furniture and ghosts into a lobby."""
    scene = to_scene(position)
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


def demands_of(goal: Goal, options: SpokenchaosOptions, inside: list[str]) -> list[Demand]:
    """Return what a state must hold for one goal; some ghosts begin inside."""
    if isinstance(goal, PieceLies | PieceLeans | PieceIn):
        return piece_demands(goal)
    if isinstance(goal, LearnerStarts):
        sides = among(("sides", LEARNER), (LETTERS.index(goal.side),))
        return demanded([sides], "other-start", side=Phrase(goal.side))
    path = ("figures", numbered(options, goal.ghost))
    if isinstance(goal, GhostIs):
        return where_demands(goal, (*path, "where"), begins_inside=goal.ghost in inside)
    name = ghost_phrase(goal.ghost)
    entered = demanded([among((*path, "where"), (INSIDE,))], "not-in", ghost=name)
    if isinstance(goal, GhostIn):
        placed = in_field((*path, "body"), goal.field)
        field = field_name(goal.field)
        return [*entered, *demanded(placed, "ghost-in", ghost=name, field=field)]
    raised = between((*path, "body", "bottom"), *RAISED)
    return [*entered, *demanded([raised], "on-floor", ghost=name)]


def where_demands(
    goal: GhostIs, path: tuple[str | int, ...], *, begins_inside: bool
) -> list[Demand]:
    """Return what a state must hold of where a ghost is."""
    name, wanted = ghost_phrase(goal.ghost), [among(path, (WHERE[goal.state],))]
    if goal.state == "out":
        return demanded(wanted, "not-out", ghost=name)
    if goal.state == "beside":
        return demanded(wanted, "not-seen", ghost=name)
    if not begins_inside:
        return demanded(wanted, "not-in", ghost=name)
    left = demanded([among(path, (INSIDE, BESIDE))], "has-left", ghost=name)
    return [*left, *demanded(wanted, "sent-back", ghost=name)]


def piece_demands(goal: PieceLies | PieceLeans | PieceIn) -> list[Demand]:
    """Return what a state must hold of a piece."""
    path, name = ("pieces", PIECE_NAMES.index(goal.piece)), Phrase(goal.piece)
    if isinstance(goal, PieceLies):
        return lying_demands(goal, (*path, "face"))
    if isinstance(goal, PieceLeans):
        leaning = among((*path, "lean"), range(len(LEANS)))
        return demanded([leaning], "leans-on-nothing", piece=name)
    return demanded(
        in_field(path, goal.field), "piece-in", piece=name, field=field_name(goal.field)
    )


def lying_demands(goal: PieceLies, path: tuple[str | int, ...]) -> list[Demand]:
    """Return what a state must hold of the side on which a piece rests."""
    name = Phrase(goal.piece)
    standing = [
        demand
        for face in STANDING
        if face not in goal.faces
        for demand in demanded([faces_check(path, set(FACES) - {face})], face, piece=name)
    ]
    return [*standing, *demanded([faces_check(path, goal.faces)], "other-side", piece=name)]


def faces_check(path: tuple[str | int, ...], faces: Iterable[str]) -> Check:
    """Return the check that a piece rests on one of some sides."""
    return among(path, sorted(FACES.index(face) for face in faces))


def ghost_phrase(name: str) -> Phrase:
    """Return what a ghost is called in a sentence: blue is the learner."""
    colour, number = name.split("-")
    return Phrase(f"{'own' if colour == 'blue' else colour}-{SIZE_OF[number[0]]}")


def field_name(field: Field) -> str:
    """Return a field by its letter and number, as the board has them.

    >>> field_name((2, 3))
    'B3'
    """
    column, row = field
    return f"{ascii_uppercase[column - 1]}{row}"


def in_field(path: tuple[str | int, ...], field: Field) -> list[Check]:
    """Return what must hold of an x and a y in steps."""
    ends = [((place - 1) * STEPS_PER_FIELD, place * STEPS_PER_FIELD) for place in field]
    return [between((*path, axis), *end) for axis, end in zip("xy", ends, strict=True)]


SCHOOL = SpokenchaosSchool()
