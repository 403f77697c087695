"""A finished match step by step, with explanations: what the replay page shows."""

from collections.abc import Hashable
from typing import Any, NamedTuple

import msgspec

from gloaming.core.game import AnyGame
from gloaming.core.match import Match
from gloaming.core.options import write_options
from gloaming.core.record import REMARK, read_record, result_words
from gloaming.core.score import Score
from gloaming.core.turning_points import TurningPoint
from gloaming.core.written import write_state
from gloaming.server.storage.archive import FinishedMatch
from gloaming.server.tables.decisions.dressing import look_of
from gloaming.server.tables.record import ending_words, finished_record
from gloaming.server.tables.refusal import Refusal
from gloaming.server.tables.table import Table, copied_match, rewind
from gloaming.server.tables.views.secrecy import SPECTATOR
from gloaming.server.tables.views.shown import ShownMoment
from gloaming.server.tables.views.sights import ViewCache, shown_moments

from .turning_points import found_points


class Replay(msgspec.Struct, frozen=True):
    """A match that is over: everything, seed included."""

    table: str
    game: str
    options: dict[str, str]
    seats: tuple[str, ...]
    players: tuple[str, ...]
    bots: tuple[int, ...]  # the seats that bots played
    guests: tuple[int, ...]  # the seats that guests played
    seed: str
    commitment: str
    result: str
    winners: tuple[int, ...]
    look: dict[str, int]  # the part of each kind of what was put together
    start: Any  # the state before the first moment
    score: Score | None  # of that state
    moments: tuple[ShownMoment, ...]
    turning_points: tuple[TurningPoint, ...]
    record: str


class Ending(NamedTuple):
    """How a match ended, and who played it."""

    table: str
    players: tuple[str, ...]
    bots: tuple[int, ...]
    guests: tuple[int, ...]
    winners: tuple[int, ...]
    words: str
    look: dict[str, int]
    record: str


def replay_key(table: Table) -> Hashable:
    """Return what tells apart replays of tables, or refuse one whose match goes on.

    A name may change without any event, when somebody leaves for good.
    """
    if table.verdict is None:
        raise Refusal("not-over", "the match is not over yet")
    names = tuple(seat.occupant.name if seat.occupant else "" for seat in table.seats)
    return table.context.id, table.number, names


def replay_of(table: Table) -> Replay:
    """Return the finished match of a table step by step."""
    verdict = table.verdict
    if verdict is None:
        raise Refusal("not-over", "the match is not over yet")
    players = tuple(seat.occupant.name if seat.occupant else "" for seat in table.seats)
    ending = Ending(
        table=table.context.id,
        players=players,
        bots=tuple(number for number, seat in enumerate(table.seats) if not seat.person),
        guests=tuple(number for number, seat in enumerate(table.seats) if seat.is_guest),
        winners=verdict.winners,
        words=ending_words(table, verdict),
        look=look_of(table),
        record=finished_record(table),
    )
    return replay(table.match, ending)


def replay_archived(
    kept: FinishedMatch, record: str, game: AnyGame, look: dict[str, int]
) -> Replay:
    """Return a match of the archive step by step; raise if its record cannot be read."""
    match = read_record(record, lambda _: game)
    players = tuple(player.name for player in kept.players)
    bots = tuple(player.seat for player in kept.players if player.person is None)
    guests = tuple(player.seat for player in kept.players if player.is_guest)
    winners = tuple(player.seat for player in kept.players if player.result == "won")
    words = last_remark(record) or archived_words(match, winners)
    return replay(match, Ending(kept.id, players, bots, guests, winners, words, look, record))


def last_remark(record: str) -> str:
    """Return how a match ended if not by the rules: what stands before the last line."""
    *_, before, _ = ["", *record.splitlines()]
    return before.removeprefix(REMARK).strip() if before.startswith(REMARK) else ""


def archived_words(match: Match, winners: tuple[int, ...]) -> str:
    """Say in one sentence how a match ended that was played out."""
    outcome = match.outcome
    if outcome is not None and outcome.winners == winners:
        return result_words(outcome, match.seat_names)
    return f"{' and '.join(match.seat_names[seat] for seat in winners)} wins, played"


def replay(match: Match, ending: Ending) -> Replay:
    """Return a match step by step."""
    cache, start = ViewCache(is_over=True), first_states(match)
    return Replay(
        table=ending.table,
        game=match.game.name,
        options=write_options(match.options),
        seats=match.seat_names,
        players=ending.players,
        bots=ending.bots,
        guests=ending.guests,
        seed=match.seed or "",
        commitment=match.commitment,
        result=ending.words,
        winners=ending.winners,
        look=ending.look,
        start=msgspec.Raw(write_state(start)),
        score=match.game.score(start),
        moments=shown_moments(match, SPECTATOR, tuple(match.moments), cache),
        turning_points=tuple(found_points(match)),
        record=ending.record,
    )


def first_states(match: Match) -> Any:
    """Return the state before anything was done."""
    start = copied_match(match)
    rewind(start, 0)
    return start.states
