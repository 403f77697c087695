"""What is asked of a table: by a person over the wire, or by the server itself."""

from typing import Annotated, TypeAlias

import msgspec

from .seats import Someone
from .tags import dashed
from .thoughts import BotThought

MOST_ACTIONS = 64
MOST_IN_TURN = 500  # actions of a person; no turn needs so many
MOST_UNDONE = 256  # at once
LONGEST_ACTION = 200
LONGEST_SAYING = 300
LONGEST_NAME = 40
MOST_SEATS = 16
MOST_PARTS = 16
LONGEST_MARK = 256

Mark: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST_MARK)]
PartName: TypeAlias = Annotated[str, msgspec.Meta(max_length=20)]
PartNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=100)]
SeatNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=MOST_SEATS)]
ActionNumber: TypeAlias = Annotated[int, msgspec.Meta(ge=0, lt=1 << 53)]
ActionText: TypeAlias = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_ACTION)]
Actions: TypeAlias = Annotated[
    tuple[ActionNumber | ActionText, ...], msgspec.Meta(min_length=1, max_length=MOST_ACTIONS)
]


class BaseCommand(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="do", tag=dashed
):
    """Something that is asked for."""


class Sit(BaseCommand, frozen=True):
    """Take an empty seat; who plays the game for the first time may say so."""

    seat: SeatNumber
    is_first_match: bool = False


class StandUp(BaseCommand, frozen=True):
    """Leave a seat before the match starts."""

    seat: SeatNumber


class NameSeat(BaseCommand, frozen=True):
    """Say who plays a seat, where one person has several; nothing: oneself."""

    seat: SeatNumber
    name: Annotated[str, msgspec.Meta(max_length=LONGEST_NAME)] = ""


class PutBot(BaseCommand, frozen=True):
    """Let a bot take an empty seat."""

    seat: SeatNumber
    bot: Annotated[str, msgspec.Meta(max_length=40)]


class RemoveBot(BaseCommand, frozen=True):
    """Send a bot away before the match starts."""

    seat: SeatNumber


class Ready(BaseCommand, frozen=True):
    """Want to start, or not yet; the match starts when all do."""

    is_ready: bool = True


class ChooseColour(BaseCommand, frozen=True):
    """Give a seat another colour before the match starts."""

    seat: SeatNumber
    colour: Annotated[str, msgspec.Meta(max_length=20)]


class Dress(BaseCommand, frozen=True):
    """Choose parts of what is put together; until it first moves."""

    parts: Annotated[dict[PartName, PartNumber], msgspec.Meta(min_length=1, max_length=MOST_PARTS)]


class Act(BaseCommand, frozen=True):
    """Take one action or several in a row, by number or by text: all or none.

    With the mark at which they were chosen they are taken only if that choice is still open.
    """

    seat: SeatNumber
    actions: Actions
    mark: Mark = ""


class Undo(BaseCommand, frozen=True):
    """Take back the last action of one's unfinished turn, or some, all or none."""

    seat: SeatNumber
    count: Annotated[int, msgspec.Meta(ge=1, le=MOST_UNDONE)] = 1


class AskTakeback(BaseCommand, frozen=True):
    """Ask the others to let one take back one's last turn."""

    seat: SeatNumber


class AnswerTakeback(BaseCommand, frozen=True):
    """Let somebody take back, or not; the asker answers no to withdraw."""

    seat: SeatNumber
    agrees: bool


class OfferDraw(BaseCommand, frozen=True):
    """Offer a draw."""

    seat: SeatNumber


class AnswerDraw(BaseCommand, frozen=True):
    """Take a draw, or not; who offered it answers no to withdraw."""

    seat: SeatNumber
    agrees: bool


class Resign(BaseCommand, frozen=True):
    """Give up."""

    seat: SeatNumber


class VoteAbandon(BaseCommand, frozen=True):
    """Want to end the match without a result."""

    seat: SeatNumber


class Regain(BaseCommand, frozen=True):
    """Play again for oneself where a bot stood in."""

    seat: SeatNumber


class Say(BaseCommand, frozen=True):
    """Say something to all."""

    seat: SeatNumber
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_SAYING)]


class Mute(BaseCommand, frozen=True):
    """Hear nothing more of a seat, or hear it again."""

    seat: SeatNumber
    is_muted: bool = True


class AskRematch(BaseCommand, frozen=True):
    """Want to play again with the same people; where all want it, on the same seats."""

    keeps_seats: bool = False


class BotAct(BaseCommand, frozen=True):
    """A bot's actions, thought out when the match last turned at a certain event."""

    seat: int
    actions: tuple[int, ...]
    turning: int
    thought: BotThought | None = None


class GoAway(BaseCommand, frozen=True):
    """Note that a person can no longer be reached."""

    person: str


class ComeBack(BaseCommand, frozen=True):
    """Note that a person can be reached again."""

    person: str


class Tick(BaseCommand, frozen=True):
    """Do whatever is due by now."""


Command: TypeAlias = (
    Sit
    | StandUp
    | NameSeat
    | PutBot
    | RemoveBot
    | Ready
    | ChooseColour
    | Dress
    | Act
    | Undo
    | AskTakeback
    | AnswerTakeback
    | OfferDraw
    | AnswerDraw
    | Resign
    | VoteAbandon
    | Regain
    | Say
    | Mute
    | AskRematch
)
ServerCommand: TypeAlias = BotAct | GoAway | ComeBack | Tick


class Asking(msgspec.Struct, frozen=True):
    """A command with everything that it takes to decide about it."""

    command: Command | ServerCommand
    now: float
    person: Someone | None = None  # None: the server itself
    id: str = ""  # made by the asker; the same one again has no effect
    lag: float = 0.0  # seconds that it was on its way
    fresh_table: str = ""  # the name of a rematch's table, should this open one

    @property
    def key(self) -> str:
        """Return what the log knows the command by: ids of different people never meet."""
        return f"{self.person.id}/{self.id}" if self.person else self.id
