"""The account: what happens and why, as values of which sentences are made in any language.

Seats and pieces are told by their numbers, ghosts by those among all; lengths are in steps of
1/32 field, heights in fields.
"""

from typing import Annotated, TypeAlias

import numpy as np

from gloaming.core.account import GameAccount
from gloaming.core.actors import AUTOMATIC, CHANCE
from gloaming.core.compiled import compiled
from gloaming.core.encoding import LATER, Told, begin, last_place, length, tell, tell_later, told
from gloaming.core.engine.declaring import entry_point
from gloaming.core.game import Moment
from gloaming.core.layout import Records
from gloaming.core.writer import NOTHING, writer
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
from gloaming.games.spokenchaos.material import (
    ALL_GHOSTS,
    CARD_NUMBERS,
    CARD_PIECES,
    NO_PIECE,
    Midnight,
)
from gloaming.games.spokenchaos.midnight.cards import piece_asked
from gloaming.games.spokenchaos.seating import DOOR_NAMES, door_of
from gloaming.games.spokenchaos.sets import members
from gloaming.games.spokenchaos.sight.look_in_match import enough
from gloaming.games.spokenchaos.solids.lobby import Letter
from gloaming.games.spokenchaos.solids.room import STATE
from gloaming.games.spokenchaos.state import BESIDE, LOOKING, MIDNIGHT, REVEALING, ROLLING, State

from .kept import Blocked, pieces_kept, put_all_blocked
from .keyhole_view import Sight, count_inside, put_sights
from .moved import (
    GhostMove,
    GhostNumber,
    PieceMove,
    is_elsewhere,
    put_moved_ghosts,
    put_moved_pieces,
    stands_otherwise,
)

DoorName: TypeAlias = Annotated[str, DOOR_NAMES]


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

    door: DoorName


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
    sides: tuple[Letter, ...] = ()  # where each seat starts from now on, if the board turned
    goes_on: bool = False
    kept: tuple[int, ...] = ()  # pieces that stay as they were: there is no place for them
    pieces: tuple[PieceMove, ...] = ()
    ghosts: tuple[GhostMove, ...] = ()
    blocked: tuple[Blocked, ...] = ()


class Looked(GameAccount, frozen=True, tag="look"):
    """Somebody looked through the keyhole at all ghosts in the lobby."""

    door: DoorName
    sights: tuple[Sight, ...]


class Caught(GameAccount, frozen=True, tag="catch"):
    """Those who were seen went back, and the midnight card had its way."""

    card: Midnight | None = None
    unseen: tuple[GhostNumber, ...] = ()  # who went back though nobody saw them
    next_door: DoorName | None = None  # of another look
    ghosts: tuple[GhostMove, ...] = ()


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

put_acted, put_decided = writer(Acted, Account), writer(Decided, Account)
put_holder, put_arranged = writer(HolderNamed, Account), writer(Arranged, Account)
put_keyhole, put_midnight = writer(KeyholePut, Account), writer(MidnightDrawn, Account)
put_card, put_rolled = writer(CardDrawn, Account), writer(Rolled, Account)
put_numbered, put_revealed = writer(Numbered, Account), writer(Revealed, Account)
put_carried_out, put_looked = writer(CarriedOut, Account), writer(Looked, Account)
put_caught = writer(Caught, Account)


@entry_point(counted=("out",))
def account_at(states: Records[State], actor: int, action: int, out: Told) -> int:
    """Tell what an action does in a state, and why."""
    begin(out)
    state = states[0]
    if actor == AUTOMATIC:
        tell_automatic(out, state)
    elif actor == CHANCE:
        tell_chance(out, state, action)
    elif state.phase == MIDNIGHT:
        put_decided(
            out,
            seat=actor,
            action=action,
            card=state.midnight,
            piece=piece_asked(state),
            pieces=LATER,
        )
        put_moved(out, state, actor, action)
    elif AT <= action < PASSING:
        put_acted(out, seat=actor, action=action, piece=state.held, pieces=LATER)
        put_moved(out, state, actor, action)
    else:
        put_acted(out, seat=actor, action=action)
        tell(out, 0)  # ghosts
    return length(out)


@compiled
def put_moved(out: Told, before: State, actor: int, action: int) -> None:
    """Write everything that stands elsewhere after an action, or otherwise."""
    tried = np.empty(1, STATE)
    tried[0] = before
    apply(tried[0], actor, action)
    put_moved_pieces(out, last_place(out), before, tried[0])
    put_moved_ghosts(out, tell_later(out), before, tried[0])


@compiled
def tell_chance(out: Told, state: State, action: int) -> None:
    """Tell what chance did."""
    if action < DOOR:
        put_holder(out, seat=action - HOLDER)
    elif action < PIPS:
        put_keyhole(out, door=action - DOOR)
    elif action < CARD:
        tell_roll(out, state, action - PIPS + 1)
    elif action < MIDNIGHT_CARD:
        tell_card(out, state, action - CARD)
    elif action < KEEP:
        put_midnight(out, card=action - MIDNIGHT_CARD)
    else:
        put_arranged(out, action=action)


@compiled
def tell_roll(out: Told, state: State, pips: int) -> None:
    """Tell of a roll, for the side or for the door."""
    if state.phase == ROLLING:
        put_rolled(out, seat=roller(state), pips=pips)
    else:
        put_numbered(out, pips=pips)


@compiled
def tell_card(out: Told, state: State, kind: int) -> None:
    """Tell who drew a movement card, and what is on it."""
    pieces = CARD_PIECES[kind]
    count = 0 if pieces[0] == NO_PIECE else len(pieces)
    put_card(out, seat=state.to_move, number=CARD_NUMBERS[kind], pieces=pieces[:count])


@compiled
def tell_automatic(out: Told, state: State) -> None:
    """Tell what follows by rule alone."""
    if state.phase == LOOKING:
        put_looked(out, door=door_of(state), sights=count_inside(state))
        put_sights(out, state, door_of(state))
        return
    tried = np.empty(1, STATE)
    tried[0] = state
    apply(tried[0], AUTOMATIC, 0)
    if state.phase == REVEALING:
        put_revealed(out, ghosts=LATER)
        put_moved_ghosts(out, last_place(out), state, tried[0])
    elif state.phase == MIDNIGHT:
        tell_carried_out(out, state, tried[0])
    else:
        tell_caught(out, state, tried[0])


@compiled
def tell_carried_out(out: Told, before: State, after: State) -> None:
    """Tell what a midnight card did by rule alone."""
    put_carried_out(
        out,
        card=before.midnight,
        piece=moved_piece_asked(before, after),
        sides=after.sides[: before.players if has_turned(before, after) else 0],
        goes_on=after.phase == MIDNIGHT,
        kept=members(pieces_kept(before, after)),
        pieces=LATER,
    )
    put_moved_pieces(out, last_place(out), before, after)
    put_moved_ghosts(out, tell_later(out), before, after)
    put_all_blocked(out, before)


@compiled
def moved_piece_asked(before: State, after: State) -> int:
    """Return the piece whose turn it was, if it moved, or NO_PIECE."""
    piece = piece_asked(before)
    if 0 <= piece < len(before.pieces) and stands_otherwise(
        before.pieces[piece], after.pieces[piece]
    ):
        return piece
    return NO_PIECE


@compiled
def has_turned(before: State, after: State) -> bool:
    """Tell whether the board turned."""
    for seat in range(before.players):
        if before.sides[seat] != after.sides[seat]:
            return True
    return False


@compiled
def tell_caught(out: Told, before: State, after: State) -> None:
    """Tell who went back after a look, and whether another one follows."""
    put_caught(
        out,
        card=before.midnight,
        unseen=members(unseen(before, after)),
        next_door=door_of(after) if after.phase == LOOKING else NOTHING,
        ghosts=LATER,
    )
    put_moved_ghosts(out, last_place(out), before, after)


@compiled
def unseen(before: State, after: State) -> int:
    """Return the set of ghosts that went back though nobody saw them."""
    found = 0
    for number in range(ALL_GHOSTS):
        figure, then = before.figures[number], after.figures[number]
        is_back = then.where == BESIDE and is_elsewhere(figure, then)
        if is_back and figure.samples < enough(before.grid):
            found |= 1 << number
    return found


def account_of(moment: Moment) -> Account:
    """Return what an action does and why."""
    before, ply = moment
    account: Account = told(Account, account_at, before, *ply)
    return account
