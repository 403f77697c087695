"""The account: what happens and why, as values of which sentences are made in any language.

Seats and pieces are told by their numbers, ghosts by those among all; lengths are in steps of
1/32 field, heights in fields.
"""

from typing import TypeAlias, get_args

import msgspec

from gloaming.core.account import GameAccount
from gloaming.core.actors import AUTOMATIC, CHANCE
from gloaming.core.game import Moment, Ply
from gloaming.core.layout import Records, clone
from gloaming.games.spokenchaos.actions import (
    AT,
    CARD,
    DOOR,
    HOLDER,
    KEEP,
    MIDNIGHT_CARD,
    PASSING,
    PIPS,
)
from gloaming.games.spokenchaos.course.apply import apply
from gloaming.games.spokenchaos.course.siding import roller
from gloaming.games.spokenchaos.material import CARDS, MIDNIGHT_NAMES, NO_CARD, Midnight
from gloaming.games.spokenchaos.midnight.cards import MIDNIGHT_CARDS
from gloaming.games.spokenchaos.options import SpokenchaosOptions
from gloaming.games.spokenchaos.seating import DOOR_NAMES
from gloaming.games.spokenchaos.sight.look import Point
from gloaming.games.spokenchaos.sight.look_in_match import enough
from gloaming.games.spokenchaos.solids.lobby import Letter
from gloaming.games.spokenchaos.state import (
    INSIDE,
    LOOKING,
    MIDNIGHT,
    REVEALING,
    ROLLING,
    State,
)
from gloaming.games.spokenchaos.text.keyhole_view import keyhole_view
from gloaming.games.spokenchaos.text.names import door_name

from .moved import GhostMove, GhostNumber, PieceMove, moved_ghosts, moved_pieces


class Sight(msgspec.Struct, frozen=True):
    """How much of a ghost is seen, and along which line."""

    ghost: GhostNumber
    samples: int
    mirrored: int  # of these, only by way of the mirror
    line: tuple[Point, ...]
    is_caught: bool


class Acted(GameAccount, frozen=True, tag="act"):
    """A seat took an action; if it put a piece down, others may have moved with it."""

    seat: int
    action: int
    piece: int | None = None  # that was put down
    pieces: tuple[PieceMove, ...] = ()
    ghosts: tuple[GhostMove, ...] = ()


class Decided(GameAccount, frozen=True, tag="decide"):
    """A seat decided its part of a midnight card."""

    seat: int
    action: int
    card: Midnight
    piece: int | None = None  # whose turn it is, if it is about one
    pieces: tuple[PieceMove, ...] = ()
    ghosts: tuple[GhostMove, ...] = ()


class HolderNamed(GameAccount, frozen=True, tag="holder"):
    """Chance gave the die to somebody."""

    seat: int


class Arranged(GameAccount, frozen=True, tag="arrange"):
    """Chance put furniture into the lobby."""

    action: int


class KeyholePut(GameAccount, frozen=True, tag="keyhole"):
    """The keyhole got its first door."""

    door: str


class MidnightDrawn(GameAccount, frozen=True, tag="midnight"):
    """A midnight card was drawn."""

    card: Midnight


class CardDrawn(GameAccount, frozen=True, tag="card"):
    """Somebody drew a movement card."""

    seat: int
    number: int
    pieces: tuple[int, ...] = ()


class Rolled(GameAccount, frozen=True, tag="roll"):
    """Somebody rolled for the side."""

    seat: int
    pips: int


class Numbered(GameAccount, frozen=True, tag="number"):
    """The number of the door was rolled."""

    pips: int


class Revealed(GameAccount, frozen=True, tag="reveal"):
    """The plans were revealed."""

    ghosts: tuple[GhostMove, ...] = ()


class CarriedOut(GameAccount, frozen=True, tag="carry-out"):
    """A midnight card was carried out, or a part of it."""

    card: Midnight
    piece: int | None = None  # whose turn it was, if it moved
    pieces: tuple[PieceMove, ...] = ()
    ghosts: tuple[GhostMove, ...] = ()
    sides: tuple[Letter, ...] = ()  # where each seat starts from now on, if the board turned
    goes_on: bool = False


class Looked(GameAccount, frozen=True, tag="look"):
    """Somebody looked through the keyhole at all ghosts in the lobby."""

    door: str
    sights: tuple[Sight, ...]


class Caught(GameAccount, frozen=True, tag="catch"):
    """Those who were seen went back, and the midnight card had its way."""

    card: Midnight | None = None
    ghosts: tuple[GhostMove, ...] = ()
    unseen: tuple[GhostNumber, ...] = ()  # of these, who went back though nobody saw them
    next_door: str | None = None  # of another look


Account: TypeAlias = (
    Acted
    | Decided
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
    if before[0].phase == MIDNIGHT:
        return decided(*moment)
    return put(*moment) if AT <= action < PASSING else Acted(actor, action)


def put(before: Records[State], ply: Ply) -> Acted:
    """Tell where a seat put a piece down, and what moved with it."""
    pieces, ghosts = moved(before[0], followed(before, ply)[0])
    return Acted(*ply, int(before[0].held), pieces, ghosts)


def decided(before: Records[State], ply: Ply) -> Decided:
    """Tell what a seat's decision did for a midnight card."""
    card = MIDNIGHT_CARDS[before[0].midnight]
    pieces, ghosts = moved(before[0], followed(before, ply)[0])
    return Decided(*ply, card.name, card.piece_asked(before[0]), pieces, ghosts)


def followed(before: Records[State], ply: Ply) -> Records[State]:
    """Return the state after an action."""
    after = clone(before)
    apply(after[0], *ply)
    return after


def moved(before: State, after: State) -> tuple[tuple[PieceMove, ...], tuple[GhostMove, ...]]:
    """Return everything that stands elsewhere afterwards, or otherwise."""
    return moved_pieces(before, after), moved_ghosts(before, after)


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
    after = followed(before, Ply(AUTOMATIC, 0))
    if phase == REVEALING:
        return Revealed(moved_ghosts(before[0], after[0]))
    if phase == MIDNIGHT:
        return carried_out(before[0], after[0])
    return caught(before[0], after[0])


def carried_out(before: State, after: State) -> CarriedOut:
    """Tell what a midnight card did by rule alone."""
    card = MIDNIGHT_CARDS[before.midnight]
    pieces, ghosts = moved(before, after)
    asked = card.piece_asked(before)
    return CarriedOut(
        card.name,
        asked if asked in [move.piece for move in pieces] else None,
        pieces,
        ghosts,
        sides_of(after) if sides_of(after) != sides_of(before) else (),
        bool(after.phase == MIDNIGHT),
    )


def sides_of(state: State) -> tuple[Letter, ...]:
    """Return the side from which each seat starts."""
    return tuple(get_args(Letter)[side] for side in state.sides[: state.players])


def caught(before: State, after: State) -> Caught:
    """Tell who went back after a look, and whether another one follows."""
    ghosts, least = moved_ghosts(before, after), enough(int(before.grid))
    unseen = tuple(
        move.ghost
        for move in ghosts
        if move.where == "beside" and before.figures[move.ghost].samples < least
    )
    return Caught(
        MIDNIGHT_NAMES[before.midnight] if before.midnight != NO_CARD else None,
        ghosts,
        unseen,
        door_name(after) if after.phase == LOOKING else None,
    )


def looked(options: SpokenchaosOptions, states: Records[State]) -> Looked:
    """Tell who is seen through the keyhole, and how."""
    figures, least = states[0].figures, enough(int(states[0].grid))
    inside = [number for number, figure in enumerate(figures) if int(figure.where) == INSIDE]
    sights = tuple(
        Sight(number, seen.samples, seen.mirrored, seen.line, seen.samples >= least)
        for number, seen in zip(inside, keyhole_view(options, states).look.ghosts, strict=True)
    )
    return Looked(door_name(states[0]), sights)
