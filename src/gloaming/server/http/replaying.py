"""A finished match step by step, with explanations: what the replay page shows."""

from collections.abc import Hashable
from typing import Annotated, Any, NamedTuple, TypeAlias

import msgspec
from litestar.params import QueryParameter

from gloaming.core.game import AnyGame
from gloaming.core.match import Match
from gloaming.core.options import write_options
from gloaming.core.record import REMARK, read_record, result_words
from gloaming.core.score import Score
from gloaming.core.turning_points import TurningPoint
from gloaming.core.written import write_state
from gloaming.server.messages.from_client import Form
from gloaming.server.storage.archive import FinishedMatch
from gloaming.server.tables.decisions.dressing import look_of
from gloaming.server.tables.record import ending_words, finished_record
from gloaming.server.tables.refusal import Refusal
from gloaming.server.tables.table import Table
from gloaming.server.tables.views.in_plies import all_plies
from gloaming.server.tables.views.secrecy import SPECTATOR
from gloaming.server.tables.views.shown import ShownMoment, ShownPlies
from gloaming.server.tables.views.sights import ViewCache, shown_moments

from .turning_points import found_points

TheForm: TypeAlias = Annotated[
    Form, QueryParameter(description="`plies` for those who have the rules.")
]


class Replay(msgspec.Struct, frozen=True, kw_only=True):
    """A match that is over: everything, seed included, in words or in plies."""

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
    start: Any = None  # in words: the state before the first moment
    score: Score | None = None  # of that state
    moments: tuple[ShownMoment, ...] = ()
    plies: ShownPlies | None = None
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

    A name may change without any event: somebody registers, or leaves for good.
    """
    if table.verdict is None:
        raise Refusal("not-over", "the match is not over yet")
    return table.context.id, table.number, tuple(seat.occupant for seat in table.seats)


def replay_of(table: Table, form: Form = "words") -> Replay:
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
    return replay(table.match, ending, form)


def replay_archived(
    kept: FinishedMatch, record: str, game: AnyGame, look: dict[str, int], form: Form
) -> Replay:
    """Return a match of the archive step by step; raise if its record cannot be read."""
    match = read_record(record, lambda _: game)
    players = tuple(player.name for player in kept.players)
    bots = tuple(player.seat for player in kept.players if player.person is None)
    guests = tuple(player.seat for player in kept.players if player.is_guest)
    winners = tuple(player.seat for player in kept.players if player.result == "won")
    words = last_remark(record) or archived_words(match, winners)
    ending = Ending(kept.id, players, bots, guests, winners, words, look, record)
    return replay(match, ending, form)


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


def replay(match: Match, ending: Ending, form: Form) -> Replay:
    """Return a match step by step."""
    cache = ViewCache(is_over=True)
    course = {"plies": all_plies(match, cache)} if form == "plies" else in_words(match, cache)
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
        turning_points=tuple(found_points(match)),
        record=ending.record,
        **course,
    )


def in_words(match: Match, cache: ViewCache) -> dict[str, Any]:
    """Return the course of a match in words."""
    start = first_states(match)
    return {
        "start": msgspec.Raw(write_state(start)),
        "score": match.game.score(start),
        "moments": shown_moments(match, SPECTATOR, tuple(match.moments), cache),
    }


def first_states(match: Match) -> Any:
    """Return the state before anything was done."""
    start = match.copied()
    start.rewind(0)
    return start.states
