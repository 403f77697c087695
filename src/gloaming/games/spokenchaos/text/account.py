"""The account: what happens and why, as values of which sentences are made in any language.

Seats and pieces are told by their numbers, ghosts by those among all; lengths are in steps of
1/32 field, heights in fields.
"""

from typing import Annotated, TypeAlias

import msgspec

from gloaming.core.account import GameAccount
from gloaming.core.encoding import told
from gloaming.core.game import Moment
from gloaming.games.spokenchaos.material import Midnight
from gloaming.games.spokenchaos.seating import DOOR_NAMES
from gloaming.games.spokenchaos.solids.lobby import Letter

from .account_told import account_at
from .keyhole_view import Sight
from .moved import GhostMove, GhostNumber, PieceMove

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


class Blocked(msgspec.Struct, frozen=True, omit_defaults=True):
    """A ghost that stays where it is, and what stands where it should go to."""

    ghost: GhostNumber
    pieces: tuple[int, ...] = ()
    ghosts: tuple[GhostNumber, ...] = ()


class CarriedOut(GameAccount, frozen=True, tag="carry-out"):
    """A midnight card was carried out, or a part of it."""

    card: Midnight
    piece: int | None = None  # whose turn it was, if it moved
    pieces: tuple[PieceMove, ...] = ()
    ghosts: tuple[GhostMove, ...] = ()
    sides: tuple[Letter, ...] = ()  # where each seat starts from now on, if the board turned
    goes_on: bool = False
    kept: tuple[int, ...] = ()  # pieces that stay as they were: there is no place for them
    blocked: tuple[Blocked, ...] = ()


class Looked(GameAccount, frozen=True, tag="look"):
    """Somebody looked through the keyhole at all ghosts in the lobby."""

    door: DoorName
    sights: tuple[Sight, ...]


class Caught(GameAccount, frozen=True, tag="catch"):
    """Those who were seen went back, and the midnight card had its way."""

    card: Midnight | None = None
    ghosts: tuple[GhostMove, ...] = ()
    unseen: tuple[GhostNumber, ...] = ()  # of these, who went back though nobody saw them
    next_door: DoorName | None = None  # of another look


# In the order of the kinds in `account_told`.
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


def account_of(moment: Moment) -> Account:
    """Return what an action does and why."""
    before, ply = moment
    account: Account = told(Account, account_at, before, *ply)
    return account
