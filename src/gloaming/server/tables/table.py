"""A table at one moment: folded from its events, and never changed but by the next one."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypeAlias

import msgspec

from gloaming.core.game import AnyGame
from gloaming.core.match import Match
from gloaming.core.options import read_kept_options

from . import clock
from .clock import SeatClock
from .events import Acted, How, SeatTally
from .seats import Seat, Someone
from .settings import TableSettings
from .thoughts import Thoughts

CHAT_PER_MINUTE = 20

Phase: TypeAlias = Literal["open", "running", "over"]


class TableContext(NamedTuple):
    """What a table is made of besides its log."""

    id: str
    game: AnyGame
    bots: tuple[str, ...]  # the names of the bots that know the game
    seed: str
    chat_per_minute: int = CHAT_PER_MINUTE  # how often a person may say something


class Takeback(msgspec.Struct, frozen=True):
    """A wish to go back."""

    seat: int
    moments: int  # how much of the match would stay
    agreed: frozenset[int] = frozenset()


class DrawOffer(msgspec.Struct, frozen=True):
    """An offer to end the match without a winner."""

    seat: int
    agreed: frozenset[int] = frozenset()


class Saying(msgspec.Struct, frozen=True):
    """Something that was said."""

    seat: int
    name: str
    text: str
    at: float
    is_guest: bool = False


class Played(NamedTuple):
    """Actions that were carried out on a copy of the match, and the match as it then stands."""

    event: Acted
    match: Match


class Verdict(msgspec.Struct, frozen=True):
    """How it ended."""

    how: How
    winners: tuple[int, ...]


@dataclass
class Table:
    """Everything that is true of a table after a certain event."""

    context: TableContext
    settings: TableSettings
    opened_by: Someone
    created_at: float
    match: Match
    seats: tuple[Seat, ...]
    clocks: tuple[SeatClock, ...]
    places: Mapping[str, tuple[int, ...]] = field(default_factory=dict)  # of each person
    people: tuple[str, ...] = ()  # the ids of those who sit here, each once
    players: tuple[int, ...] = ()  # the seats whose person is asked for consent
    bots: tuple[int, ...] = ()  # the seats for which bots play
    number: int = 0  # of the last event
    turning: int = 0  # of the last event that changed the match or who plays it
    turned_at: float = 0.0  # when that was
    phase: Phase = "open"
    to_act: tuple[int, ...] = ()  # the seats that may act now
    opener_is_ready: bool = False
    look: Mapping[str, int] = field(default_factory=dict)  # parts that were chosen
    thoughts: Thoughts = field(default_factory=dict)  # of bots
    takeback: Takeback | None = None
    draw_offer: DrawOffer | None = None
    abandon_votes: frozenset[int] = frozenset()
    away: dict[str, float] = field(default_factory=dict)  # since when, by person
    sayings: tuple[Saying, ...] = ()
    muted: frozenset[tuple[str, int]] = frozenset()  # person, seat
    side_events: dict[str, int] = field(default_factory=dict)  # besides playing, by person
    series: tuple[SeatTally, ...] = ()  # what everybody brought along from matches before
    before: str = ""  # the table of the match before
    rematch_asked: frozenset[str] = frozenset()
    seat_keepers: frozenset[str] = frozenset()  # those among them who want the same seats
    rematch: str = ""  # the table of the next match
    rematch_keeps_seats: bool = False
    verdict: Verdict | None = None
    told_at: float | None = None  # when everybody may know that, if not at once
    owns_match: bool = True  # no part of what is true: no table before shares the match

    def copied(self) -> "Table":
        """Return a copy that can be changed without changing this."""
        other = object.__new__(Table)
        other.__dict__.update(self.__dict__)
        other.owns_match = False
        other.away = dict(self.away)
        other.side_events = dict(self.side_events)
        return other

    def own_match(self) -> Match:
        """Return the match to be changed, after a copy of it if the table before has it too."""
        if not self.owns_match:
            self.match, self.owns_match = self.match.copied(), True
        return self.match

    def change_seat(self, number: int, **changes: object) -> None:
        """Put a changed seat in the place of one."""
        seat = msgspec.structs.replace(self.seats[number], **changes)
        self.seats = (*self.seats[:number], seat, *self.seats[number + 1 :])
        self.places = places_of(self.seats)
        self.people = tuple(self.places)
        self.players = tuple(number for number, seat in enumerate(self.seats) if seat.has_player)
        self.bots = tuple(number for number, seat in enumerate(self.seats) if seat.bot)

    def seats_of(self, person: str) -> tuple[int, ...]:
        """Return the seats that belong to a person."""
        return self.places.get(person, ())

    def bots_to_act(self) -> tuple[int, ...]:
        """Return the seats for which a bot must act now."""
        return tuple([seat for seat in self.bots if seat in self.to_act])

    def flag(self, seat: int) -> float | None:
        """Return when a seat's time runs out."""
        return clock.flag(self.settings.clock, self.clocks[seat])

    def give_time_to_learn(self) -> None:
        """Give everybody alike more time if somebody plays for the first time."""
        if any(seat.is_first_match for seat in self.seats):
            self.clocks = tuple(
                clock.with_time_to_learn(self.settings.clock, seat_clock)
                for seat_clock in self.clocks
            )

    def turn_clocks(self, at: float, lags: dict[int, float] | None = None) -> None:
        """Note who is to act now, and let their clocks run; a bot needs none."""
        self.to_act = self.match.seats_to_act() if self.phase == "running" else ()
        turn, lags = self.match.turn_number, lags or {}
        self.clocks = tuple(
            [
                clock.turned(
                    self.settings.clock,
                    seat_clock,
                    is_to_act=number in self.to_act and number not in self.bots,
                    turn=turn,
                    at=at,
                    lag=lags.get(number, 0.0),
                )
                for number, seat_clock in enumerate(self.clocks)
            ]
        )

    def drop_offers(self) -> None:
        """Forget what was asked about a moment that is no more."""
        self.takeback, self.draw_offer = None, None


def places_of(seats: Iterable[Seat]) -> dict[str, tuple[int, ...]]:
    """Return the seats of each person."""
    places: dict[str, tuple[int, ...]] = {}
    for number, seat in enumerate(seats):
        if seat.person is not None:
            places[seat.person.id] = (*places.get(seat.person.id, ()), number)
    return places


def blank_table(
    context: TableContext, settings: TableSettings, opened_by: Someone, created_at: float
) -> Table:
    """Return a table at which nobody sits yet."""
    match = blank_match(context, settings)
    seats = len(match.seat_names)
    return Table(
        context=context,
        settings=settings,
        opened_by=opened_by,
        created_at=created_at,
        match=match,
        seats=(Seat(),) * seats,
        clocks=(clock.fresh(settings.clock),) * seats,
    )


def blank_match(context: TableContext, settings: TableSettings) -> Match:
    """Return a match in which nothing has been done."""
    options = read_kept_options(context.game.options_type, settings.options)
    return Match(context.game, options, context.seed)


def play_texts(match: Match, seat: int, actions: Sequence[str]) -> None:
    """Carry out a seat's actions, given as text, and all that follows by itself."""
    for text in actions:
        action = match.game.read_action(match.options, match.states, text)
        match.play(seat, action)
        match.settle()
