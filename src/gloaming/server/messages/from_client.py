"""What a client says."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from gloaming.server.tables.commands import MOST_SEATS, Actions, Command, Mark, SeatNumber
from gloaming.server.tables.settings import TableSettings
from gloaming.server.tables.tags import dashed
from gloaming.server.tables.views.secrecy import SPECTATOR

MOST_WATCHED = 20

TableId: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
CommandId: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]

Form: TypeAlias = Literal["words", "plies"]


class FromClient(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=dashed
):
    """A message from a client."""


class Hello(FromClient, frozen=True):
    """The first message: the version, and the tables watched before with the marks last seen.

    Who has the rules asks for plies, of which everything else follows; all others for words.
    """

    version: int
    form: Form = "words"
    seen: Annotated[dict[TableId, Mark], msgspec.Meta(max_length=MOST_WATCHED)] = {}


class OpenTable(FromClient, frozen=True):
    """Open a table and watch it."""

    id: CommandId
    settings: TableSettings


class WatchTable(FromClient, frozen=True):
    """Be told of a table, whole at first and then whatever changes."""

    table: TableId
    seen: Mark = ""


class LeaveTable(FromClient, frozen=True):
    """Be told no more of a table."""

    table: TableId


class Ask(FromClient, frozen=True):
    """Ask something of a table; asked again with the same id it has no second effect."""

    table: TableId
    id: CommandId
    command: Command


class AskGuide(FromClient, frozen=True):
    """Ask what helps a seat to choose beyond its legal actions; a spectator's is -1."""

    table: TableId
    seat: Annotated[int, msgspec.Meta(ge=SPECTATOR, lt=MOST_SEATS)]


class AskOutlook(FromClient, frozen=True):
    """Ask what chance may bring after actions that a seat has only in mind; none is taken."""

    table: TableId
    seat: SeatNumber
    actions: Actions


class AskPreview(FromClient, frozen=True):
    """Ask what would come of some actions of a seat, taken in a row; none of them is taken."""

    table: TableId
    seat: SeatNumber
    actions: Actions


class AskExpectation(FromClient, frozen=True):
    """Ask what the bot of a seat expected the others to do when it last acted."""

    table: TableId
    seat: SeatNumber


class Ping(FromClient, frozen=True):
    """Ask for a pong, or give a stamp back at once so that the server knows the way's length."""

    echo: float | None = None


ClientMessage: TypeAlias = (
    Hello
    | OpenTable
    | WatchTable
    | LeaveTable
    | Ask
    | AskGuide
    | AskOutlook
    | AskPreview
    | AskExpectation
    | Ping
)
