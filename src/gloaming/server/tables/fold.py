"""How each kind of event changes a table; `after` is the only way a table ever changes."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeAlias

from gloaming.core.record import read_record
from gloaming.server.storage.protocol import Envelope

from . import events
from .events import Event, read_event
from .settings import with_colours
from .side_commands import SIDE_EVENTS
from .table import (
    DrawOffer,
    Played,
    Saying,
    Table,
    TableContext,
    Takeback,
    Verdict,
    blank_match,
    blank_table,
    play_texts,
)
from .thoughts import Kept, with_thought

MOST_SAYINGS = 200

Fold: TypeAlias = Callable[[Table, Any, float], None]


class UnreadableLogError(Exception):
    """A log that does not begin with the opening of a table, or is not there at all."""


def first_table(context: TableContext, envelope: Envelope) -> Table:
    """Return the table that the first event of a log opens."""
    event = read_event(envelope.event)
    if not isinstance(event, events.Opened):
        raise UnreadableLogError(f"the log of {context.id} does not begin with an opening")
    table = blank_table(context, event.settings, event.by, envelope.at)
    if event.carried:
        table.match.carry_on(read_record(event.carried, lambda _: context.game))
    table.series, table.before = event.series, event.before
    return table


def folded(context: TableContext, envelopes: Iterable[Envelope]) -> Table:
    """Return the table that a whole log describes."""
    log = iter(envelopes)
    first = next(log, None)
    if first is None:
        raise UnreadableLogError(f"the log of {context.id} is empty")
    table = first_table(context, first)
    for envelope in log:
        apply(table, envelope)
    return table


def after(table: Table, envelopes: Iterable[Envelope]) -> Table:
    """Return the table after some more events."""
    later = table.copied()
    for envelope in envelopes:
        apply(later, envelope)
    return later


def after_deciding(table: Table, envelopes: Sequence[Envelope], happened: Sequence[Event]) -> Table:
    """Return the table after events that were just decided: nothing is read again."""
    later = table.copied()
    for envelope, event in zip(envelopes, happened, strict=True):
        happen(later, envelope, event)
    return later


def after_playing(table: Table, envelope: Envelope, played: Played) -> Table:
    """Return the table after actions that were just played: nothing is played again."""
    later = table.copied()
    later.match, later.owns_match = played.match, True
    note(later, envelope, played.event)
    moved_on(later, table.match.turn_number, played.event, envelope.at)
    return later


def apply(table: Table, envelope: Envelope) -> None:
    """Let one event happen that was kept."""
    happen(table, envelope, read_event(envelope.event))


def happen(table: Table, envelope: Envelope, event: Event) -> None:
    """Let one event happen."""
    note(table, envelope, event)
    FOLDS[type(event)](table, event, envelope.at)


def note(table: Table, envelope: Envelope, event: Event) -> None:
    """Note what an event is, whatever it does."""
    table.number = envelope.number
    if isinstance(event, SIDE_EVENTS) and envelope.command:
        person = envelope.command.partition("/")[0]
        table.side_events[person] = table.side_events.get(person, 0) + 1
    if isinstance(event, TURNINGS):
        table.turning, table.turned_at = envelope.number, envelope.at


def sat(table: Table, event: events.Sat, _: float) -> None:
    """Fill a seat."""
    table.change_seat(event.seat, occupant=event.occupant, is_first_match=event.is_first_match)


def stood_up(table: Table, event: events.StoodUp, _: float) -> None:
    """Empty a seat."""
    table.change_seat(event.seat, occupant=None, is_ready=False, is_first_match=False)


def seat_named(table: Table, event: events.SeatNamed, _: float) -> None:
    """Note who plays a seat."""
    table.change_seat(event.seat, occupant=event.occupant)


def readied(table: Table, event: events.Readied, _: float) -> None:
    """Note who wants to start."""
    for seat in table.seats_of(event.person):
        table.change_seat(seat, is_ready=event.is_ready)
    if event.person == table.opened_by.id:
        table.opener_is_ready = event.is_ready


def colours_chosen(table: Table, event: events.ColoursChosen, _: float) -> None:
    """Begin the match anew in other colours."""
    table.settings = with_colours(table.settings, event.colours)
    table.match, table.owns_match = blank_match(table.context, table.settings), True


def dressed(table: Table, event: events.Dressed, _: float) -> None:
    """Put chosen parts in the place of others."""
    table.look = {**table.look, **event.parts}


def started(table: Table, _: events.Started, at: float) -> None:
    """Begin the match: chance and the rules do what comes first."""
    table.phase = "running"
    table.own_match().settle()
    table.give_time_to_learn()
    table.turn_clocks(at)


def acted(table: Table, event: events.Acted, at: float) -> None:
    """Carry out a seat's actions."""
    turn = table.match.turn_number
    play_texts(table.own_match(), event.seat, event.actions)
    moved_on(table, turn, event, at)


def moved_on(table: Table, turn: int, event: events.Acted, at: float) -> None:
    """Note what comes of actions besides the match as it now stands; `turn` is whose they were."""
    if event.thought:
        kept = Kept(turn, len(table.match.moments), event.thought)
        table.thoughts = with_thought(table.thoughts, event.seat, kept)
    table.drop_offers()
    table.turn_clocks(at, {event.seat: event.lag})


def undid(table: Table, event: events.Undid, at: float) -> None:
    """Take back actions of an unfinished turn."""
    match = table.own_match()
    for _ in range(event.count):
        match.undo(event.seat)
    table.drop_offers()
    table.turn_clocks(at)


def takeback_asked(table: Table, event: events.TakebackAsked, _: float) -> None:
    """Note who wants to go back, and how far."""
    table.takeback = Takeback(event.seat, event.moments)


def takeback_answered(table: Table, event: events.TakebackAnswered, _: float) -> None:
    """Note who agrees; one no is enough to keep everything as it is."""
    asked = table.takeback
    if asked is None or not event.agrees:
        table.takeback = None
    else:
        table.takeback = Takeback(asked.seat, asked.moments, asked.agreed | {event.seat})


def taken_back(table: Table, event: events.TakenBack, at: float) -> None:
    """Go back."""
    table.own_match().rewind(event.moments)
    table.thoughts = {}
    table.drop_offers()
    table.turn_clocks(at)


def draw_offered(table: Table, event: events.DrawOffered, _: float) -> None:
    """Note who offers a draw."""
    table.draw_offer = DrawOffer(event.seat)


def draw_answered(table: Table, event: events.DrawAnswered, _: float) -> None:
    """Note who takes it; one no is enough to play on."""
    offer = table.draw_offer
    if offer is None or not event.agrees:
        table.draw_offer = None
    else:
        table.draw_offer = DrawOffer(offer.seat, offer.agreed | {event.seat})


def resigned(table: Table, event: events.Resigned, at: float) -> None:
    """Let a bot play on for a seat that cannot win any more."""
    give_up(table, event.seat, "resigned", at)


def timed_out(table: Table, event: events.TimedOut, at: float) -> None:
    """Let a bot play on for a seat whose time is up."""
    give_up(table, event.seat, "timed out", at)


def give_up(table: Table, seat: int, why: str, at: float) -> None:
    """Note why a seat cannot win, and let a bot play it."""
    table.change_seat(seat, forfeit=why, stand_in=table.settings.stand_in)
    table.abandon_votes -= {seat}
    table.drop_offers()
    table.turn_clocks(at)


def abandon_voted(table: Table, event: events.AbandonVoted, _: float) -> None:
    """Note who wants to stop."""
    table.abandon_votes |= {event.seat}


def went_away(table: Table, event: events.WentAway, at: float) -> None:
    """Note since when somebody cannot be reached."""
    table.away[event.person] = at


def came_back(table: Table, event: events.CameBack, at: float) -> None:
    """Note that somebody is here, and give them their seats back."""
    table.away.pop(event.person, None)
    for seat in table.seats_of(event.person):
        if table.seats[seat].stand_in and not table.seats[seat].forfeit:
            table.change_seat(seat, stand_in="")
    table.turn_clocks(at)


def bot_took_over(table: Table, event: events.BotTookOver, at: float) -> None:
    """Let a bot play for somebody who left."""
    table.change_seat(event.seat, stand_in=table.settings.stand_in)
    table.abandon_votes -= {event.seat}
    table.drop_offers()
    table.turn_clocks(at)


def seat_regained(table: Table, event: events.SeatRegained, at: float) -> None:
    """Let somebody play for themselves again."""
    table.change_seat(event.seat, stand_in="")
    table.turn_clocks(at)


def said(table: Table, event: events.Said, at: float) -> None:
    """Add to what was said, and forget what is long ago."""
    person = table.seats[event.seat].person
    name, is_guest = (person.name, person.is_guest) if person else ("", False)
    saying = Saying(event.seat, name, event.text, at, is_guest)
    table.sayings = (*table.sayings, saying)[-MOST_SAYINGS:]


def muted(table: Table, event: events.Muted, _: float) -> None:
    """Note who wants to hear nothing of a seat."""
    pair = {(event.person, event.seat)}
    table.muted = table.muted | pair if event.is_muted else table.muted - pair


def rematch_asked(table: Table, event: events.RematchAsked, _: float) -> None:
    """Note who wants to play again."""
    table.rematch_asked |= {event.person}
    if event.keeps_seats:
        table.seat_keepers |= {event.person}


def rematch_opened(table: Table, event: events.RematchOpened, _: float) -> None:
    """Note where the same people play next."""
    table.rematch, table.rematch_keeps_seats = event.table, event.keeps_seats


def ended(table: Table, event: events.Ended, at: float) -> None:
    """Stop everything."""
    if table.phase == "running" and table.settings.watching_delay:
        table.told_at = at + table.settings.watching_delay
    table.phase = "over"
    table.verdict = Verdict(event.how, event.winners)
    table.drop_offers()
    table.turn_clocks(at)


FOLDS: dict[type, Fold] = {
    events.Sat: sat,
    events.StoodUp: stood_up,
    events.SeatNamed: seat_named,
    events.Readied: readied,
    events.ColoursChosen: colours_chosen,
    events.Dressed: dressed,
    events.Started: started,
    events.Acted: acted,
    events.Undid: undid,
    events.TakebackAsked: takeback_asked,
    events.TakebackAnswered: takeback_answered,
    events.TakenBack: taken_back,
    events.DrawOffered: draw_offered,
    events.DrawAnswered: draw_answered,
    events.Resigned: resigned,
    events.AbandonVoted: abandon_voted,
    events.TimedOut: timed_out,
    events.WentAway: went_away,
    events.CameBack: came_back,
    events.BotTookOver: bot_took_over,
    events.SeatRegained: seat_regained,
    events.Said: said,
    events.Muted: muted,
    events.RematchAsked: rematch_asked,
    events.RematchOpened: rematch_opened,
    events.Ended: ended,
}

# After these a bot that is to act must think anew.
TURNINGS = (
    events.Started,
    events.Acted,
    events.Undid,
    events.TakenBack,
    events.Resigned,
    events.TimedOut,
    events.BotTookOver,
    events.CameBack,
    events.SeatRegained,
)
