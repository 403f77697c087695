"""The account: what happens and why, as values of which sentences are made in any language.

Seats and pieces are told by their numbers, ghosts by those among all; lengths are in steps of
1/32 field, heights in fields.
"""

from typing import Annotated, Literal, TypeAlias

import msgspec

from gloaming.core.actors import AUTOMATIC, CHANCE
from gloaming.core.game import Moment
from gloaming.core.layout import Records, clone
from gloaming.games.spokenchaos.actions import CARD, DOOR, HOLDER, KEEP, MIDNIGHT_CARD, PIPS
from gloaming.games.spokenchaos.course.apply import apply
from gloaming.games.spokenchaos.course.siding import roller
from gloaming.games.spokenchaos.material import ALL_GHOSTS, CARDS, MIDNIGHT_NAMES, Midnight
from gloaming.games.spokenchaos.options import SpokenchaosOptions
from gloaming.games.spokenchaos.seating import DOOR_NAMES
from gloaming.games.spokenchaos.sight.look import Point
from gloaming.games.spokenchaos.sight.look_in_match import enough
from gloaming.games.spokenchaos.solids.lobby import FACES, LEANS, NO_LEAN, WAYS, Face, Lean, Letter
from gloaming.games.spokenchaos.state import (
    BESIDE,
    INSIDE,
    LOOKING,
    MIDNIGHT,
    OUT,
    REVEALING,
    ROLLING,
    SUPPLY,
    State,
)
from gloaming.games.spokenchaos.text.keyhole_view import keyhole_view
from gloaming.games.spokenchaos.text.names import door_name

from .displaced import displaced, moved_pieces

GhostNumber: TypeAlias = Annotated[int, "among all ghosts, seven of each seat"]
Where: TypeAlias = Literal["inside", "beside", "out", "box"]

WHERE: dict[int, Where] = {INSIDE: "inside", BESIDE: "beside", OUT: "out", SUPPLY: "box"}
TOLD_DIGITS = 2  # of a height in sentences: less is no move


class Happening(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """Something that was done."""


class GhostSpot(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a ghost stands or lies in the lobby."""

    x: int
    y: int
    height: float = 0.0
    way: Letter | None = None  # where its head points, if it lies


class GhostMove(msgspec.Struct, frozen=True):
    """A ghost that is elsewhere afterwards; out of the lobby it has no spot."""

    ghost: GhostNumber
    where: Where
    spot: GhostSpot | None


class PieceMove(msgspec.Struct, frozen=True, omit_defaults=True):
    """A piece of furniture that stands elsewhere afterwards, or otherwise."""

    piece: int  # in the order of the material list
    x: int
    y: int
    face: Face
    yaw: int = 0
    height: float = 0.0
    lean: Lean | None = None
    angle: int = 0  # of its lean


class Sight(msgspec.Struct, frozen=True):
    """How much of a ghost is seen, and along which line."""

    ghost: GhostNumber
    samples: int
    mirrored: int  # of these, only by way of the mirror
    line: tuple[Point, ...]
    is_caught: bool


class Acted(Happening, frozen=True, tag="act"):
    """A seat took an action; if it put a piece down, others may have moved with it."""

    seat: int
    action: int
    pieces: list[PieceMove] = []
    ghosts: list[GhostMove] = []


class HolderNamed(Happening, frozen=True, tag="holder"):
    """Chance gave the die to somebody."""

    seat: int


class Arranged(Happening, frozen=True, tag="arrange"):
    """Chance put furniture into the lobby."""

    action: int


class KeyholePut(Happening, frozen=True, tag="keyhole"):
    """The keyhole got its first door."""

    door: str


class MidnightDrawn(Happening, frozen=True, tag="midnight"):
    """A midnight card was drawn."""

    card: Midnight


class CardDrawn(Happening, frozen=True, tag="card"):
    """Somebody drew a movement card."""

    seat: int
    number: int
    pieces: tuple[int, ...] = ()


class Rolled(Happening, frozen=True, tag="roll"):
    """Somebody rolled for the side."""

    seat: int
    pips: int


class Numbered(Happening, frozen=True, tag="number"):
    """The number of the door was rolled."""

    pips: int


class Revealed(Happening, frozen=True, tag="reveal"):
    """The plans were revealed."""

    ghosts: list[GhostMove] = []


class CarriedOut(Happening, frozen=True, tag="carry-out"):
    """A midnight card was carried out, or a part of it."""

    card: Midnight
    pieces: list[PieceMove] = []
    ghosts: list[GhostMove] = []


class Looked(Happening, frozen=True, tag="look"):
    """Somebody looked through the keyhole at all ghosts in the lobby."""

    door: str
    sights: list[Sight]


class Caught(Happening, frozen=True, tag="catch"):
    """Those who were seen went back."""

    ghosts: list[GhostMove] = []


Account: TypeAlias = (
    Acted
    | HolderNamed
    | Arranged
    | KeyholePut
    | MidnightDrawn
    | CardDrawn
    | Rolled
    | Numbered
    | Revealed
    | CarriedOut
    | Looked
    | Caught
)


def account_of(options: SpokenchaosOptions, moment: Moment) -> Account:
    """Return what an action does and why."""
    before, (actor, action) = moment
    if actor == AUTOMATIC:
        return automatic(options, before)
    if actor == CHANCE:
        return by_chance(before, action)
    pieces, ghosts, after = displaced(*moment)
    return Acted(
        actor,
        action,
        [piece_move(after[0], piece) for piece in pieces],
        [ghost_move(after[0], ghost) for ghost in ghosts],
    )


def by_chance(before: Records[State], action: int) -> Account:
    """Tell what chance did."""
    if action < DOOR:
        return HolderNamed(action - HOLDER)
    if action < PIPS:
        return KeyholePut(DOOR_NAMES[action - DOOR])
    if action < CARD:
        return rolled(before, action - PIPS + 1)
    if action < MIDNIGHT_CARD:
        card = CARDS[action - CARD]
        return CardDrawn(int(before[0].to_move), card.number, card.pieces)
    if action < KEEP:
        return MidnightDrawn(MIDNIGHT_NAMES[action - MIDNIGHT_CARD])
    return Arranged(action)


def rolled(before: Records[State], pips: int) -> Rolled | Numbered:
    """Tell of a roll, for the side or for the door."""
    if before[0].phase != ROLLING:
        return Numbered(pips)
    return Rolled(int(roller(clone(before)[0])), pips)


def automatic(options: SpokenchaosOptions, before: Records[State]) -> Account:
    """Tell what follows by rule alone."""
    phase = int(before[0].phase)
    if phase == LOOKING:
        return looked(options, clone(before))
    after = clone(before)
    apply(after[0], AUTOMATIC, 0)
    ghosts = moved_ghosts(before[0], after[0])
    if phase == REVEALING:
        return Revealed(ghosts)
    if phase == MIDNIGHT:
        card = MIDNIGHT_NAMES[before[0].midnight]
        pieces = [piece_move(after[0], piece) for piece in moved_pieces(before[0], after[0])]
        return CarriedOut(card, pieces, ghosts)
    return Caught(ghosts)


def looked(options: SpokenchaosOptions, states: Records[State]) -> Looked:
    """Tell who is seen through the keyhole, and how."""
    figures, least = states[0].figures, enough(int(states[0].grid))
    inside = [number for number, figure in enumerate(figures) if int(figure.where) == INSIDE]
    sights = [
        Sight(number, seen.samples, seen.mirrored, seen.line, seen.samples >= least)
        for number, seen in zip(inside, keyhole_view(options, states).look.ghosts, strict=True)
    ]
    return Looked(door_name(states[0]), sights)


def moved_ghosts(before: State, after: State) -> list[GhostMove]:
    """Return the ghosts that are elsewhere afterwards."""
    pairs = [(ghost_move(before, ghost), ghost_move(after, ghost)) for ghost in range(ALL_GHOSTS)]
    return [then for now, then in pairs if now.where != then.where or is_off(now.spot, then.spot)]


def is_off(one: GhostSpot | None, other: GhostSpot | None) -> bool:
    """Tell whether two spots differ, heights by as much as is told."""
    if one is None or other is None:
        return one is not other
    return rounded(one) != rounded(other)


def rounded(spot: GhostSpot) -> GhostSpot:
    """Return a spot with its height as it is told."""
    return msgspec.structs.replace(spot, height=round(spot.height, TOLD_DIGITS))


def ghost_move(state: State, ghost: int) -> GhostMove:
    """Return where a ghost is."""
    figure = state.figures[ghost]
    where = WHERE[int(figure.where)]
    return GhostMove(ghost, where, spot_of(state, ghost) if where == "inside" else None)


def spot_of(state: State, ghost: int) -> GhostSpot:
    """Return where a ghost stands in the lobby."""
    body = state.figures[ghost].body
    way = WAYS[body.way] or None
    return GhostSpot(int(body.x), int(body.y), max(float(body.bottom), 0.0), way)


def piece_move(state: State, index: int) -> PieceMove:
    """Return how a piece stands."""
    piece = state.pieces[index]
    leans = piece.lean != NO_LEAN
    return PieceMove(
        int(index),
        int(piece.x),
        int(piece.y),
        FACES[piece.face],
        int(piece.yaw),
        max(float(piece.height), 0.0),
        LEANS[piece.lean] if leans else None,
        int(piece.angle) if leans else 0,
    )
