"""What goes out of a table, as Structs: the client's types are generated from them."""

from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from msgspec import UNSET, UnsetType

from gloaming.core.account import GameAccount
from gloaming.core.score import Score
from gloaming.server.tables.events import How
from gloaming.server.tables.seats import Forfeit
from gloaming.server.tables.settings import TableSettings
from gloaming.server.tables.table import Phase
from gloaming.server.tables.thoughts import Chances


def of_game(name: str) -> msgspec.Meta:
    """Return what the schema says of something that every game has a type of its own for."""
    return msgspec.Meta(extra_json_schema={"$ref": f"#/$defs/{name}"})


GameState: TypeAlias = Annotated[Any, of_game("GameState")]
GamePosition: TypeAlias = Annotated[Any, of_game("GamePosition")]
GameGuide: TypeAlias = Annotated[Any, of_game("GameGuide")]
GameOutlook: TypeAlias = Annotated[Any, of_game("GameOutlook")]
GameRefusal: TypeAlias = Annotated[Any, of_game("GameRefusal")]

SeatKind: TypeAlias = Literal["empty", "person", "bot"]


class ShownClock(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat's time: how much is left, and when it runs out if it runs."""

    left: float = 0.0
    since: float | None = None
    flag: float | None = None


class ShownThought(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a bot thought when it last acted."""

    value: float  # the share of the win that it expected, 0 to 1
    is_proven: bool = False
    turns: int = 0  # until the end, where that is proven
    simulations: int = 0  # or positions visited
    has_line: bool = False  # it expected the others to do something, which one may ask for


class ShownSeat(msgspec.Struct, frozen=True, omit_defaults=True):
    """One seat."""

    name: str
    kind: SeatKind
    player: str = ""
    is_guest: bool = False  # a person without an account
    is_yours: bool = False
    is_ready: bool = False
    is_first_match: bool = False  # the person plays this game for the first time
    is_to_act: bool = False
    is_away: bool = False
    stand_in_at: float | None = None  # when a bot comes for somebody who is away
    stand_in: str = ""
    forfeit: Forfeit = ""
    clock: ShownClock = ShownClock()
    thought: ShownThought | None = None


class ShownOffer(msgspec.Struct, frozen=True):
    """Something asked of the others: a takeback or a draw."""

    seat: int
    waiting_for: tuple[int, ...]


class ShownSaying(msgspec.Struct, frozen=True):
    """Something that was said."""

    seat: int
    name: str
    text: str
    at: float
    is_guest: bool = False


class ShownChoice(msgspec.Struct, frozen=True):
    """Something a seat may do now."""

    action: int
    text: str


class ShownMoment(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that was done: by whom, its account, and what the seat saw after it."""

    actor: int  # a seat; -1 chance, -2 the rules themselves
    text: str  # as a record has it
    account: GameAccount  # what was done and why
    state: GameState | None = None  # None where plans were sealed: only the look shows them
    score: Score | None = None  # of that state
    action: int | None = None  # what `text` says; None: it follows by rule, or is not told


class ShownSight(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one seat, or a spectator, may know of the match."""

    seat: int  # -1: a spectator
    state: GameState  # the state with what is hidden blanked
    position: GamePosition | None = None  # the same, as the interchange has it
    score: Score | None = None  # what everybody has reached
    actions: tuple[ShownChoice, ...] = ()
    can_undo: bool = False
    moments_before: int = 0  # how many moments of the match lie before those told here
    moments: tuple[ShownMoment, ...] = ()


class Patch(msgspec.Struct, frozen=True):
    """Bytes of a state that are others than the rules would have made of the one before."""

    at: int
    bytes: str  # in base64


class ShownPly(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something that was done, for those who have the rules."""

    actor: int  # a seat; -1 chance, -2 the rules themselves
    action: int | None = None  # None: it may not be looked up, and nothing is to be played
    patches: tuple[Patch, ...] | None = ()  # None where plans were sealed: nothing is seen of it
    account: GameAccount | None = None  # where it cannot be worked out from what the seat knows


class ShownPlies(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one seat, or a spectator, may know of the match, for those who have the rules."""

    seat: int  # -1: a spectator
    check: int  # CRC-32 of the state as the seat sees it, after all that is told here
    is_acting: bool = False
    can_undo: bool = False
    moments_before: int = 0  # how many moments of the match lie before those told here
    base: str = ""  # the state before these, in base64, where it was not told before
    plies: tuple[ShownPly, ...] = ()
    patches: tuple[Patch, ...] = ()  # of the state as it is now


class ShownVerdict(msgspec.Struct, frozen=True):
    """How it ended, and the seed that anyone can check now."""

    how: How
    reason: str  # what the rules say, or else how
    winners: tuple[int, ...]
    words: str
    scores: tuple[int, ...]
    places: tuple[int, ...]  # of every seat, 1 for those who won; nothing where nobody did
    seed: str


class ShownSeries(msgspec.Struct, frozen=True):
    """How a series of matches stands, with this one if it is over."""

    matches: int
    by_points: bool  # points are added up, rather than wins
    totals: tuple[int, ...]  # of every seat


class TableNow(msgspec.Struct, frozen=True, omit_defaults=True):
    """What changes at a table."""

    phase: Phase
    seats: tuple[ShownSeat, ...]
    sights: tuple[ShownSight, ...]  # one for each seat of the person, or the spectator's
    opener_is_ready: bool = False
    look: dict[str, int] = {}  # the part of each kind of what was put together
    takeback: ShownOffer | None = None
    draw_offer: ShownOffer | None = None
    abandon_votes: tuple[int, ...] = ()
    sayings_before: int = 0  # how many sayings lie before those told here
    sayings: tuple[ShownSaying, ...] = ()
    muted: tuple[int, ...] = ()
    rematch_asked: tuple[int, ...] = ()  # the seats of those who want to play again
    rematch: str = ""
    verdict: ShownVerdict | None = None
    series: ShownSeries | None = None  # of this match and those before it, at a rematch's table
    chances: Chances | None = None  # what each seat can expect, as the bot thinks that told it last


class TableNews(msgspec.Struct, frozen=True):
    """What is new at a table, for those who have the rules: what is not there is as it was."""

    to_act: tuple[int, ...]  # seats
    plies: tuple[ShownPlies, ...]  # one for each seat of the person, or the spectator's
    phase: Phase | UnsetType = UNSET
    seats: dict[int, ShownSeat] | UnsetType = UNSET  # those that are otherwise, by number
    clocks: dict[int, ShownClock] | UnsetType = UNSET  # of seats where nothing else changed
    opener_is_ready: bool | UnsetType = UNSET
    look: dict[str, int] | UnsetType = UNSET
    takeback: ShownOffer | UnsetType | None = UNSET
    draw_offer: ShownOffer | UnsetType | None = UNSET
    abandon_votes: tuple[int, ...] | UnsetType = UNSET
    sayings_before: int | UnsetType = UNSET
    sayings: tuple[ShownSaying, ...] | UnsetType = UNSET
    muted: tuple[int, ...] | UnsetType = UNSET
    rematch_asked: tuple[int, ...] | UnsetType = UNSET
    rematch: str | UnsetType = UNSET
    verdict: ShownVerdict | UnsetType | None = UNSET
    series: ShownSeries | UnsetType | None = UNSET
    chances: Chances | UnsetType | None = UNSET


class TableAbout(msgspec.Struct, frozen=True):
    """What never changes at a table."""

    id: str
    game: str
    title: str
    settings: TableSettings
    opened_by: str
    opener_is_guest: bool
    is_yours: bool
    created_at: float
    commitment: str
    bots: tuple[str, ...]
    before: str = ""  # the table of the match before, told to those who play


class WholeTable(msgspec.Struct, frozen=True):
    """Everything that one person may know of a table."""

    about: TableAbout
    now: TableNow
    record: str


class WholePlies(msgspec.Struct, frozen=True):
    """Everything that one person may know of a table, for those who have the rules."""

    about: TableAbout
    now: TableNow  # without sights, and without who is to act
    to_act: tuple[int, ...]
    plies: tuple[ShownPlies, ...]
