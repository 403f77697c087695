"""What has happened at a table: one Struct for each kind of event, kept as JSON for ever."""

from collections.abc import Iterable
from typing import Literal, TypeAlias

import msgspec

from gloaming.core.series import Tally
from gloaming.server.storage.protocol import Envelope

from .seats import Occupant, Someone
from .settings import TableSettings
from .tags import dashed
from .thoughts import BotThought

How: TypeAlias = Literal["played", "resigned", "timed out", "draw agreed", "abandoned", "expired"]


class BaseEvent(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag_field="type", tag=dashed
):
    """Something that happened."""


class SeatTally(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody brings along from the matches before."""

    who: str  # a person's id, or a bot
    tally: Tally


class Opened(BaseEvent, frozen=True):
    """A table was opened; the digest of its seed is told from now on."""

    settings: TableSettings
    by: Someone
    commitment: str
    series: tuple[SeatTally, ...] = ()  # of a rematch, by seat; older logs have none
    before: str = ""  # the table of the match before, of a rematch; older logs do not say
    carried: str = ""  # the record of a match that was begun elsewhere and goes on here


class Sat(BaseEvent, frozen=True):
    """A person or a bot took a seat."""

    seat: int
    occupant: Occupant
    is_first_match: bool = False


class StoodUp(BaseEvent, frozen=True):
    """A seat became empty."""

    seat: int


class SeatNamed(BaseEvent, frozen=True):
    """A person with several seats said who plays one of them."""

    seat: int
    occupant: Someone


class Readied(BaseEvent, frozen=True):
    """A person wants to start, or not yet."""

    person: str
    is_ready: bool


class ColoursChosen(BaseEvent, frozen=True):
    """The seats have other colours."""

    colours: tuple[str, ...]


class Dressed(BaseEvent, frozen=True):
    """Parts were chosen of what is put together before the match."""

    parts: dict[str, int]


class Started(BaseEvent, frozen=True):
    """The match began."""


class Acted(BaseEvent, frozen=True, omit_defaults=True):
    """A seat acted; actions stand as text, so that logs outlive any numbering."""

    seat: int
    actions: tuple[str, ...]
    lag: float = 0.0  # seconds that the network took, within limits; the clock gives them back
    thought: BotThought | None = None  # why, if a bot acted that told it


class Undid(BaseEvent, frozen=True):
    """A seat took back actions of its unfinished turn."""

    seat: int
    count: int = 1


class TakebackAsked(BaseEvent, frozen=True):
    """A seat wants the match back to before its last turn."""

    seat: int
    moments: int  # how much of the match would stay


class TakebackAnswered(BaseEvent, frozen=True):
    """A seat agreed, or not."""

    seat: int
    agrees: bool


class TakenBack(BaseEvent, frozen=True):
    """The match went back."""

    moments: int  # how much of the match stayed


class DrawOffered(BaseEvent, frozen=True):
    """A seat offered a draw."""

    seat: int


class DrawAnswered(BaseEvent, frozen=True):
    """A seat took the draw, or not."""

    seat: int
    agrees: bool


class Resigned(BaseEvent, frozen=True):
    """A seat gave up."""

    seat: int


class AbandonVoted(BaseEvent, frozen=True):
    """A seat wants to end the match without a result."""

    seat: int


class TimedOut(BaseEvent, frozen=True):
    """A seat's time ran out."""

    seat: int


class WentAway(BaseEvent, frozen=True):
    """A person can no longer be reached; the countdown runs."""

    person: str


class CameBack(BaseEvent, frozen=True):
    """A person can be reached again."""

    person: str


class BotTookOver(BaseEvent, frozen=True):
    """A bot plays for a person who left."""

    seat: int


class SeatRegained(BaseEvent, frozen=True):
    """A person plays again for themselves."""

    seat: int


class Said(BaseEvent, frozen=True):
    """A seat said something to all."""

    seat: int
    text: str


class Muted(BaseEvent, frozen=True):
    """A person wants to hear nothing more of a seat, or to hear it again."""

    person: str
    seat: int
    is_muted: bool


class RematchAsked(BaseEvent, frozen=True):
    """A person wants to play again."""

    person: str
    keeps_seats: bool = False  # older logs do not say


class RematchOpened(BaseEvent, frozen=True):
    """The same people have a new table."""

    table: str
    keeps_seats: bool = False  # older logs do not say: everybody moves up one


class Ended(BaseEvent, frozen=True):
    """The match is over."""

    how: How
    winners: tuple[int, ...] = ()


Event: TypeAlias = (
    Opened
    | Sat
    | StoodUp
    | SeatNamed
    | Readied
    | ColoursChosen
    | Dressed
    | Started
    | Acted
    | Undid
    | TakebackAsked
    | TakebackAnswered
    | TakenBack
    | DrawOffered
    | DrawAnswered
    | Resigned
    | AbandonVoted
    | TimedOut
    | WentAway
    | CameBack
    | BotTookOver
    | SeatRegained
    | Said
    | Muted
    | RematchAsked
    | RematchOpened
    | Ended
)


def enclosed(
    happened: Iterable[Event], number: int, now: float, command: str
) -> tuple[Envelope, ...]:
    """Return events as they are kept, numbered from a number on."""
    return tuple(
        Envelope(place, now, command, msgspec.Raw(write_event(event)))
        for place, event in enumerate(happened, number)
    )


write_event = msgspec.json.Encoder().encode
read_event = msgspec.json.Decoder(Event).decode
