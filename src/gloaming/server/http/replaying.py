"""A finished match step by step, with explanations: what the replay page shows."""

from typing import Any

import msgspec

from gloaming.core.match import Match
from gloaming.core.options import write_options
from gloaming.server.tables.dressing import look_of
from gloaming.server.tables.record import ending_words, finished_record
from gloaming.server.tables.refusal import Refusal
from gloaming.server.tables.secrecy import SPECTATOR
from gloaming.server.tables.shown import ShownMoment
from gloaming.server.tables.sights import Pictures, shown_moments
from gloaming.server.tables.table import Table, copied_match, rewind


class Replay(msgspec.Struct, frozen=True):
    """A match that is over: everything, seed included."""

    table: str
    game: str
    options: dict[str, str]
    seats: tuple[str, ...]
    players: tuple[str, ...]
    seed: str
    commitment: str
    result: str
    winners: tuple[int, ...]
    look: dict[str, int]  # the part of each kind of what was put together
    start: Any  # the state before the first moment
    moments: tuple[ShownMoment, ...]
    record: str


def replay_of(table: Table) -> Replay:
    """Return a finished match step by step."""
    verdict = table.verdict
    if verdict is None:
        raise Refusal("not-over", "the match is not over yet")
    match, pictures = table.match, Pictures()
    return Replay(
        table=table.makings.id,
        game=table.settings.game,
        options=write_options(match.options),
        seats=match.seat_names,
        players=tuple(seat.occupant.name if seat.occupant else "" for seat in table.seats),
        seed=table.makings.seed,
        commitment=match.commitment,
        result=ending_words(table, verdict),
        winners=verdict.winners,
        look=look_of(table),
        start=pictures.state(first_states(match)),
        moments=shown_moments(match, SPECTATOR, tuple(match.moments), pictures),
        record=finished_record(table),
    )


def first_states(match: Match) -> Any:
    """Return the state before anything was done."""
    start = copied_match(match)
    rewind(start, 0)
    return start.states
