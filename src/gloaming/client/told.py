"""What a server says, as far as programs need it; what is not known here is passed over."""

from typing import Any, Final, Literal, TypeAlias

import msgspec

VERSION: Final = 3

Phase: TypeAlias = Literal["open", "running", "over"]
Values: TypeAlias = dict[str, Any]  # of which every game has a type of its own


class Choice(msgspec.Struct, frozen=True):
    """Something a seat may do now."""

    action: int
    text: str


class Score(msgspec.Struct, frozen=True):
    """What everybody has reached: numbers by what they count."""

    seats: tuple[dict[str, int], ...] = ()
    common: dict[str, int] = {}


class Moment(msgspec.Struct, frozen=True):
    """Something that was done: by whom, why, and what the seat saw after it."""

    actor: int  # a seat; -1 chance, -2 the rules themselves
    text: str
    account: Values
    state: Values | None = None  # None where others planned in secret
    score: Score | None = None
    action: int | None = None


class Sight(msgspec.Struct, frozen=True):
    """What one seat, or a spectator, may know of the match."""

    seat: int  # -1: a spectator
    state: Values
    position: Values | None = None  # as docs/interchange.md has it
    score: Score | None = None
    actions: tuple[Choice, ...] = ()
    can_undo: bool = False
    moments_before: int = 0
    moments: tuple[Moment, ...] = ()  # since one last looked


class Seat(msgspec.Struct, frozen=True):
    """One seat."""

    name: str
    kind: Literal["empty", "person", "bot"]
    player: str = ""
    is_guest: bool = False
    is_yours: bool = False
    is_ready: bool = False
    is_to_act: bool = False
    is_away: bool = False
    stand_in: str = ""
    forfeit: str = ""


class Saying(msgspec.Struct, frozen=True):
    """Something that was said."""

    seat: int
    name: str
    text: str
    at: float
    is_guest: bool = False


class Offer(msgspec.Struct, frozen=True):
    """Something asked of the others: a takeback or a draw."""

    seat: int
    waiting_for: tuple[int, ...]


class Verdict(msgspec.Struct, frozen=True):
    """How a match ended."""

    how: str
    reason: str
    winners: tuple[int, ...]
    words: str
    scores: tuple[int, ...]
    places: tuple[int, ...]
    seed: str


class Now(msgspec.Struct, frozen=True):
    """How a table is."""

    phase: Phase
    seats: tuple[Seat, ...]
    sights: tuple[Sight, ...]
    opener_is_ready: bool = False
    takeback: Offer | None = None
    draw_offer: Offer | None = None
    sayings_before: int = 0
    sayings: tuple[Saying, ...] = ()  # since one last looked
    rematch: str = ""
    verdict: Verdict | None = None

    @property
    def is_over(self) -> bool:
        """Tell whether the match is over."""
        return self.phase == "over"

    @property
    def own(self) -> tuple[int, ...]:
        """Return the numbers of one's own seats."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.is_yours)

    @property
    def empty(self) -> tuple[int, ...]:
        """Return the numbers of the seats that nobody has."""
        return tuple(number for number, seat in enumerate(self.seats) if seat.kind == "empty")

    @property
    def is_ready(self) -> bool:
        """Tell whether all one's own seats are ready."""
        return all(self.seats[seat].is_ready for seat in self.own)

    @property
    def acting(self) -> tuple[Sight, ...]:
        """Return what those of one's own seats see that are to act."""
        return tuple(sight for sight in self.sights if sight.actions)


class About(msgspec.Struct, frozen=True):
    """What never changes at a table."""

    id: str
    game: str
    title: str
    settings: Values
    opened_by: str
    opener_is_guest: bool
    is_yours: bool
    created_at: float
    commitment: str
    bots: tuple[str, ...]
    before: str = ""


class Whole(msgspec.Struct, frozen=True):
    """Everything that one may know of a table."""

    about: About
    now: Now
    record: str


class Welcome(msgspec.Struct, frozen=True):
    """Who one is."""

    version: int
    name: str
    is_guest: bool


class TableMessage(msgspec.Struct, frozen=True):
    """A whole table."""

    table: Whole
    mark: str


class Changed(msgspec.Struct, frozen=True):
    """What is new at a table."""

    table: str
    now: Now
    mark: str


class Acknowledged(msgspec.Struct, frozen=True):
    """A command has had its effect."""

    id: str
    table: str


class Refused(msgspec.Struct, frozen=True):
    """Something was not done, and why."""

    code: str
    text: str
    place: str = ""
    id: str = ""
    table: str = ""
    rule: str = ""


Message: TypeAlias = Welcome | TableMessage | Changed | Acknowledged | Refused

KINDS: Final[dict[str, type[Message]]] = {
    "welcome": Welcome,
    "table": TableMessage,
    "changed": Changed,
    "acknowledged": Acknowledged,
    "refused": Refused,
}


class Kind(msgspec.Struct, frozen=True):
    """The type of a message."""

    type: str


kind_of = msgspec.json.Decoder(Kind)
decoders = {name: msgspec.json.Decoder[Any](kind) for name, kind in KINDS.items()}


def read(text: str | bytes) -> Message | None:
    """Read a message; nothing, if it is of a type that is not needed here."""
    decoder = decoders.get(kind_of.decode(text).type)
    return decoder.decode(text) if decoder else None
