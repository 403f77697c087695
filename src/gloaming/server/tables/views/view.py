"""The one gate where a table goes out: what one person, or a spectator, may know of it."""

from collections.abc import Sequence
from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec
from msgspec.structs import replace

from gloaming.core.game import Moment
from gloaming.core.layout import array, same
from gloaming.core.match import Match
from gloaming.core.record import write_record
from gloaming.server.tables.clock import flag
from gloaming.server.tables.decisions import draw_offers, takeback
from gloaming.server.tables.decisions.dressing import look_of
from gloaming.server.tables.decisions.leaving import gone_at
from gloaming.server.tables.marks import choice_mark, whole_mark
from gloaming.server.tables.record import ending_words, finished_record, reason_of
from gloaming.server.tables.seats import Program, Someone
from gloaming.server.tables.table import Saying, Table
from gloaming.server.tables.thoughts import chances_of, told_thought

from .hopes import has_given_up, hopeless_seats, without_hopes
from .secrecy import SPECTATOR, open_in_turn, open_moments
from .shown import (
    ShownClock,
    ShownOffer,
    ShownSaying,
    ShownSeat,
    ShownThought,
    ShownVerdict,
    TableAbout,
    TableNow,
)
from .sights import Told, ViewCache
from .standings import places_of, shown_series

LAST_MOMENTS = 64  # told to somebody who comes in; the record tells all
MARK_BYTES = 8
EVERYBODY = -2  # no seat, and not the spectator's place

encoder = msgspec.json.Encoder()


class Heard(NamedTuple):
    """What somebody has been told so far, to tell only what is new."""

    moments: tuple[Told, ...] = ()  # for each sight; they are never changed
    sayings: tuple[Saying, ...] = ()


class SeatView(NamedTuple):
    """What a seat or a spectator may know of the match."""

    seat: int
    told: Told
    view: Any  # the state with what is hidden blanked
    is_acting: bool
    can_undo: bool
    choice: str  # the mark of what it may choose now


class Common(NamedTuple):
    """What everybody may know of a table."""

    now: TableNow
    lasting: TableNow  # without who is to act, which changes with every turn
    digest: blake2b  # of what is now


class PersonView(NamedTuple):
    """What a person may know of a table, apart from how it came about."""

    table: Table
    person: Someone | None
    cache: ViewCache
    own: tuple[int, ...]  # seats
    eyes: Sequence[SeatView]  # one for each seat of the person, or the spectator's
    muted: tuple[int, ...]
    heard: Heard
    mark: str  # the same for the same knowledge, in any process


def person_view(table: Table, person: Someone | None, cache: ViewCache) -> PersonView:
    """Look at a table with a person's eyes."""
    own = table.seats_of(person.id) if person else ()
    eyes = [cache.once(table, seat, look_from) for seat in own or (SPECTATOR,)]
    muted = muted_by(table, person)
    heard = Heard(tuple([eye.told for eye in eyes]), sayings_for(table, muted))
    digest = cache.once(table, EVERYBODY, look_for_all).digest.copy()
    digest.update(encoder.encode((own, muted, len(heard.sayings), own and table.rematch)))
    for eye in eyes:
        digest.update(array(eye.view).tobytes())
        digest.update(encoder.encode((eye.is_acting, eye.can_undo, len(eye.told))))
    mark = whole_mark(digest.hexdigest(), [eye.choice for eye in eyes])
    return PersonView(table, person, cache, own, eyes, muted, heard, mark)


def look_for_all(table: Table, _: int, __: ViewCache) -> Common:
    """Return what everybody may know of a table."""
    now = TableNow(
        phase=table.phase,
        seats=tuple([shown_seat(table, number) for number in range(len(table.seats))]),
        sights=(),
        opener_is_ready=table.opener_is_ready,
        look=look_of(table),
        takeback=takeback_offer(table),
        draw_offer=draw_offer(table),
        abandon_votes=tuple(sorted(table.abandon_votes)),
        rematch_asked=asked_again(table),
        verdict=shown_verdict(table),
        series=shown_series(table),
        chances=chances_of(table.match, table.thoughts, hopeless_seats(table)),
    )
    lasting = tuple([replace(seat, is_to_act=False) for seat in now.seats])
    digest = blake2b(encoder.encode((now, table.opened_by.name)), digest_size=MARK_BYTES)
    return Common(now, replace(now, seats=lasting), digest)


def look_from(table: Table, seat: int, cache: ViewCache) -> SeatView:
    """Return what a seat may know of what was done, and what it sees behind that."""
    match = table.match
    is_acting = seat in table.to_act and seat in table.players
    return SeatView(
        seat=seat,
        told=told_to(match, seat, cache),
        view=cache.view(match, match.states, seat),
        is_acting=is_acting,
        can_undo=is_acting and match.can_undo(seat),
        choice=choice_mark(match, seat, lambda states, seat: cache.view(match, states, seat)),
    )


def firsts_of_news(seen: PersonView, before: Heard) -> tuple[list[int], bool]:
    """Return from where on each sight has news, and whether its eyes were others before."""
    known = before.moments
    is_later = len(known) != len(seen.eyes)
    if is_later:
        known = ((),) * len(seen.eyes)
    if is_remembered_no_more(seen.table):
        return last_moments(seen), is_later
    match = seen.table.match
    pairs = zip(seen.eyes, known, strict=True)
    return [common_moments(match, eye.seat, old, eye.told) for eye, old in pairs], is_later


def last_moments(seen: PersonView) -> list[int]:
    """Return where the moments begin that are told to somebody who comes in."""
    return [max(0, len(told) - LAST_MOMENTS) for told in seen.heard.moments]


def is_remembered_no_more(table: Table) -> bool:
    """Tell whether what could not be looked up before may be told now."""
    return table.phase == "over" and table.match.game.is_by_memory(table.match.options)


def looked_up_in(seen: PersonView, *, is_later: bool) -> Any:
    """Return the state in which moments are looked up by those who hear of them later, if one."""
    return seen.table.match.states if is_later and seen.table.phase == "running" else None


def now_for(seen: PersonView, first_saying: int) -> TableNow:
    """Return how a table is for a person, sayings from a certain number on, without any sight."""
    return known_by(seen, seen.cache.once(seen.table, EVERYBODY, look_for_all).now, first_saying)


def lasting_for(seen: PersonView, first_saying: int) -> TableNow:
    """Return the same without who is to act."""
    common = seen.cache.once(seen.table, EVERYBODY, look_for_all).lasting
    return known_by(seen, common, first_saying)


def known_by(seen: PersonView, common: TableNow, first_saying: int) -> TableNow:
    """Return what everybody knows as one person knows it."""
    said = [
        ShownSaying(saying.seat, saying.name, saying.text, saying.at, saying.is_guest)
        for saying in seen.heard.sayings[first_saying:]
    ]
    if has_given_up(seen.table, seen.own):
        common = without_hopes(common)
    return replace(
        common,
        seats=with_own(common.seats, seen.own),
        sayings_before=first_saying,
        sayings=tuple(said),
        muted=seen.muted,
        rematch=seen.table.rematch if seen.own else "",
    )


def told_to(match: Match, seat: int, cache: ViewCache) -> Told:
    """Return the moments that a seat may know of."""
    moments = match.moments
    if not match.game.has_secrets(match.options):
        return moments
    final = match.finished_moments
    known = open_in_turn(match, final, seat, cache.secrets)
    return (*moments[:final], *(moments[index] for index in known))


def common_moments(match: Match, seat: int, old: Told, new: Told) -> int:
    """Return how far two tellings are the same in a seat's eyes."""
    # A moment follows one past only, of which a seat is told ever more: the last is enough.
    if len(old) <= len(new) and (not old or old[-1] is new[len(old) - 1]):
        return len(old)
    pairs = zip(old, new, strict=False)
    return next(
        (count for count, pair in enumerate(pairs) if not looks_same(match, seat, *pair)),
        min(len(old), len(new)),
    )


def looks_same(match: Match, seat: int, one: Moment, other: Moment) -> bool:
    """Tell whether a seat cannot tell two moments apart: somebody's undoing makes new ones."""
    if one is other:
        return True
    view = match.game.view
    return one.ply == other.ply and same(view(one.before, seat), view(other.before, seat))


def common_sayings(old: tuple[Saying, ...], new: tuple[Saying, ...]) -> int:
    """Return how far the same was said."""
    if old is new:
        return len(new)
    pairs = zip(old, new, strict=False)
    return next(
        (count for count, (one, other) in enumerate(pairs) if one != other),
        min(len(old), len(new)),
    )


def about(table: Table, person: Someone | None) -> TableAbout:
    """Return what never changes at a table."""
    return TableAbout(
        id=table.context.id,
        game=table.settings.game,
        title=table.context.game.title,
        settings=table.settings,
        opened_by=table.opened_by.name,
        opener_is_guest=table.opened_by.is_guest,
        is_yours=person is not None and person.id == table.opened_by.id,
        created_at=table.created_at,
        commitment=table.match.commitment,
        bots=table.context.bots,
        before=table.before if person is not None and person.id in table.people else "",
    )


def with_own(seats: tuple[ShownSeat, ...], own: tuple[int, ...]) -> tuple[ShownSeat, ...]:
    """Return seats with a person's own told apart."""
    shown = list(seats)
    for number in own:
        shown[number] = replace(seats[number], is_yours=True)
    return tuple(shown)


def shown_seat(table: Table, number: int) -> ShownSeat:
    """Return what everybody may know of a seat."""
    seat = table.seats[number]
    name = table.match.seat_names[number]
    if seat.occupant is None:
        return ShownSeat(name, "empty")
    missed = seat.person if table.away and seat.person and seat.person.id in table.away else None
    return ShownSeat(
        name=name,
        kind="bot" if isinstance(seat.occupant, Program) else "person",
        player=seat.occupant.name,
        is_guest=seat.is_guest,
        is_ready=seat.is_ready,
        is_first_match=seat.is_first_match,
        is_to_act=number in table.to_act,
        is_away=missed is not None,
        stand_in_at=gone_at(table, missed.id) if missed and seat.has_player else None,
        stand_in=seat.stand_in,
        forfeit=seat.forfeit,
        clock=shown_clock(table, number),
        thought=shown_thought(table, number) if seat.bot else None,
    )


def shown_thought(table: Table, number: int) -> ShownThought | None:
    """Return what the bot of a seat thought when it last acted."""
    kept = told_thought(table.match, table.thoughts, number)
    if kept is None:
        return None
    thought = kept.thought
    return ShownThought(
        value=min(max(thought.value, 0.0), 1.0),  # guesses in older logs went beyond
        is_proven=thought.is_proven,
        turns=thought.turns,
        simulations=thought.simulations,
        has_line=bool(thought.line),
    )


def shown_clock(table: Table, number: int) -> ShownClock:
    """Return a seat's clock."""
    clock = table.clocks[number]
    return ShownClock(clock.left, clock.since, flag(table.settings.clock, clock))


def takeback_offer(table: Table) -> ShownOffer | None:
    """Return who wants to go back, and who has not answered."""
    if table.takeback is None:
        return None
    return ShownOffer(table.takeback.seat, takeback.waiting_for(table))


def draw_offer(table: Table) -> ShownOffer | None:
    """Return who offers a draw, and who has not answered."""
    if table.draw_offer is None:
        return None
    return ShownOffer(table.draw_offer.seat, draw_offers.waiting_for(table))


def sayings_for(table: Table, muted: tuple[int, ...]) -> tuple[Saying, ...]:
    """Return what was said by those whom a person wants to hear."""
    if not muted:
        return table.sayings
    return tuple(saying for saying in table.sayings if saying.seat not in muted)


def muted_by(table: Table, person: Someone | None) -> tuple[int, ...]:
    """Return the seats that a person does not want to hear."""
    if not table.muted:
        return ()
    return tuple(sorted(seat for who, seat in table.muted if person and who == person.id))


def asked_again(table: Table) -> tuple[int, ...]:
    """Return the seats of those who want to play again."""
    return tuple(sorted(seat for who in table.rematch_asked for seat in table.seats_of(who)))


def shown_verdict(table: Table) -> ShownVerdict | None:
    """Return how it ended, and only then the seed."""
    if table.verdict is None or table.phase != "over":
        return None
    outcome = table.match.outcome
    return ShownVerdict(
        how=table.verdict.how,
        reason=reason_of(table, table.verdict),
        winners=table.verdict.winners,
        words=ending_words(table, table.verdict),
        scores=outcome.scores if outcome else (),
        places=places_of(table, table.verdict),
        seed=table.context.seed,
    )


def record_so_far(table: Table, person: Someone | None, cache: ViewCache) -> str:
    """Return the record as far as a person may know it; whole and with its seed at the end."""
    if table.phase == "over":
        return finished_record(table)
    seats = table.seats_of(person.id) if person else ()
    eyes = seats or (SPECTATOR,)
    shown = table.match.copied()
    shown.rewind(min(open_prefix(table.match, seat, cache) for seat in eyes))
    if table.context.game.is_by_memory(table.match.options):
        shown.rewind(0)
    return write_record(shown, reveal=False)


def open_prefix(match: Match, seat: int, cache: ViewCache) -> int:
    """Return how many moments there are before the first that a seat may not know of."""
    known = open_moments(match, seat, cache.secrets)
    count = match.finished_moments
    while count < len(known) and known[count] == count:
        count += 1
    return count
