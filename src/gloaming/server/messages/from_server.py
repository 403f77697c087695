"""What the server says."""

from typing import TypeAlias

import msgspec

from gloaming.server.tables.refusal import RefusalCode
from gloaming.server.tables.tags import dashed
from gloaming.server.tables.views.shown import (
    GameGuide,
    GameOutlook,
    GameRefusal,
    GameState,
    ShownMoment,
    TableNews,
    TableNow,
    WholePlies,
    WholeTable,
)

VERSION = 3
LIVE_PATH = "/live"  # of the WebSocket


class FromServer(msgspec.Struct, frozen=True, tag_field="type", tag=dashed):
    """A message from the server."""


class Welcome(FromServer, frozen=True):
    """The answer to hello: who one is, what time it is, and a stamp to give back at once."""

    version: int
    name: str  # nothing: somebody who may only look on
    is_guest: bool
    now: float
    stamp: float


class TableMessage(FromServer, frozen=True, tag="table"):
    """A whole table: after this a client needs nothing else."""

    table: WholeTable
    mark: str


class Changed(FromServer, frozen=True):
    """What is new at a table."""

    table: str
    now: TableNow
    mark: str


class TablePlies(FromServer, frozen=True):
    """A whole table, for those who have the rules and asked for plies."""

    table: WholePlies
    mark: str


class News(FromServer, frozen=True):
    """What is new at a table, for those who have the rules."""

    table: str
    news: TableNews
    mark: str


class Unchanged(FromServer, frozen=True):
    """A table is still as it was last seen."""

    table: str


class Acknowledged(FromServer, frozen=True, omit_defaults=True):
    """A command has had its effect, once and for ever."""

    id: str
    table: str


class Refused(FromServer, frozen=True, omit_defaults=True):
    """Something was not done, and why."""

    code: RefusalCode
    text: str  # in English, for who writes a program
    place: str = ""  # in the message
    id: str = ""  # of the command
    table: str = ""
    rule: str = ""  # that forbids it


class Guide(FromServer, frozen=True):
    """What helps a seat to choose, worked out from what it saw at a certain mark."""

    table: str
    seat: int
    mark: str
    guide: GameGuide
    outlook: GameOutlook | None = None  # what chance may bring next, if the table shows it


class Outlook(FromServer, frozen=True):
    """What chance may bring after actions that a seat has in mind, seen at a certain mark."""

    table: str
    seat: int
    mark: str
    actions: tuple[int | str, ...]  # as they were asked about
    outlook: GameOutlook | None


class Preview(FromServer, frozen=True):
    """What would come of some actions: the state that the seat would see, or why not."""

    table: str
    seat: int
    mark: str
    actions: tuple[int | str, ...]
    state: GameState | None = None  # None: they are refused
    refused: RefusalCode | None = None
    rule: str = ""  # that forbids one of them
    facts: GameRefusal | None = None  # why, where the game has values for it


class Expectation(FromServer, frozen=True):
    """What the bot of a seat expected the others to do, as moments that may never come."""

    table: str
    seat: int
    mark: str
    state: GameState  # before the first of them
    moments: tuple[ShownMoment, ...]


class Pong(FromServer, frozen=True):
    """The answer to ping."""

    now: float
    stamp: float


ServerMessage: TypeAlias = (
    Welcome
    | TableMessage
    | Changed
    | TablePlies
    | News
    | Unchanged
    | Acknowledged
    | Refused
    | Guide
    | Outlook
    | Preview
    | Expectation
    | Pong
)
