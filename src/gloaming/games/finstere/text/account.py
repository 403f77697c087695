"""The account: what an action does and why, as values of which sentences are made in any language.

Tokens are told by their numbers, cells as (x, y).
"""

from typing import Annotated, Literal, TypeAlias, cast

import msgspec

from gloaming.core.account import GameAccount
from gloaming.core.encoding import told
from gloaming.core.game import Moment
from gloaming.games.finstere.exchange.position import Letter, Place
from gloaming.games.finstere.floor.board import WALL_SYMBOLS
from gloaming.games.finstere.material import CARD_NAMES, FORM_NAMES
from gloaming.games.finstere.monster.way import Leg, Line
from gloaming.games.finstere.moves.barriers import Hindrance, StepLetter

from .account_told import account_at

Thing: TypeAlias = Literal["stone", "crystal", "turn-right", "turn-back", "token"]
Where: TypeAlias = Literal["board", "waiting", "out"]
WALLS = ("", *WALL_SYMBOLS)


class Shove(msgspec.Struct, frozen=True):
    """Something that was pushed; `rest` is None if it is out of the game."""

    thing: Thing
    token: int | None
    start: Place
    rest: Place | None


class Laid(GameAccount, frozen=True, tag="lay"):
    """A tile was laid."""

    seat: int | None  # None: by chance
    tile: Annotated[str, FORM_NAMES]
    cell: Place
    arrow: Letter | None


class Begun(GameAccount, frozen=True, tag="begin"):
    """Chance named who begins."""

    seat: int


class Card(GameAccount, frozen=True, tag="card"):
    """A card was turned: so many steps, or as many as so many hits need."""

    card: Annotated[str, CARD_NAMES]  # as it is written
    steps: int = 0
    hits: int = 0


class Picked(GameAccount, frozen=True, tag="pick"):
    """A token was picked."""

    seat: int
    token: int
    steps: int


class Stepped(GameAccount, frozen=True, tag="step"):
    """A token took a step."""

    token: int
    letter: StepLetter
    where: Where
    cell: Place | None
    shoves: list[Shove]


class Stopped(GameAccount, frozen=True, tag="stop"):
    """A token ended its move."""

    token: int
    where: Where
    cell: Place | None
    held: tuple[Hindrance, ...] = ()  # what kept it from every step, if it could not move
    passed: tuple[int, ...] = ()  # the next seats, if in play but with nothing left to move


class Walked(GameAccount, frozen=True, tag="walk"):
    """The monster looked and went one step."""

    start: Place
    lines: list[Line]
    faced: Letter  # before the look
    turned: Letter  # after the look
    turns: int  # on the spot, before turn stones
    wall: Annotated[str, WALLS]  # the symbol of the wall right before him, if he went through it
    way: list[Leg]  # as far as it is noted
    cell: Place  # where he comes to
    facing: Letter
    shoves: list[Shove]
    eaten: list[int]


class LastLook(GameAccount, frozen=True, tag="last-look"):
    """The monster looked once more, and his card was done."""

    start: Place
    lines: list[Line]
    faced: Letter
    turned: Letter


Account: TypeAlias = Laid | Begun | Card | Picked | Stepped | Stopped | Walked | LastLook


def account_of(moment: Moment) -> Account:
    """Return what an action does and why."""
    states, (actor, action) = moment
    return cast("Account", told(Account, account_at, states, actor, action))
