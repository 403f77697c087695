"""Rematches at one table make a series, which goes on with the people (rules of Menhirs 3.10)."""

import msgspec
import pytest

from gloaming.core.outcome import Outcome
from gloaming.core.series import Tally
from gloaming.games import find
from gloaming.server.storage.protocol import Envelope
from gloaming.server.tables.commands import Ready, Resign, Sit, StandUp, VoteAbandon
from gloaming.server.tables.decisions.rematch import first_events
from gloaming.server.tables.decisions.series import standing_of
from gloaming.server.tables.events import Opened, enclosed, read_event, write_event
from gloaming.server.tables.fold import folded
from gloaming.server.tables.settings import TableSettings
from gloaming.server.tables.table import Verdict
from gloaming.server.tables.views.shown import ShownSeries

from .driving import ONE, PEOPLE, START, THREE, TWO, Driven, running_toy, seat_all

MENHIRS = find("menhirs")


def rematch_of(driven: Driven) -> Driven:
    """Return the table of the next match, where everybody has moved up one seat."""
    events = first_events(driven.table, "again")
    again = Driven(driven.table.settings, driven.context.game, "again")
    again.log = list(enclosed(events, 0, START, ""))
    again.table = folded(again.context, again.log)
    return again


def begin(driven: Driven) -> Driven:
    """Let everybody be ready."""
    for person in PEOPLE[: len(driven.table.seats)]:
        driven.ask(Ready(), person)
    return driven


def resign(driven: Driven, person: object) -> Driven:
    """Let somebody give up, wherever they sit."""
    seat = next(n for n, seat in enumerate(driven.table.seats) if seat.person == person)
    driven.ask(Resign(seat), driven.table.seats[seat].person)
    return driven


def test_wins_add_up_by_person_and_not_by_seat() -> None:
    first = resign(running_toy(), ONE)
    assert first.view(ONE).now.series is None
    second = begin(rematch_of(first))
    assert [seat.player for seat in second.view(ONE).now.seats] == ["two", "one"]
    assert second.view(ONE).now.series == ShownSeries(1, by_points=False, totals=(1, 0))
    resign(second, ONE)
    assert second.view(None).now.series == ShownSeries(2, by_points=False, totals=(2, 0))
    third = resign(begin(rematch_of(second)), TWO)
    assert third.view(TWO).now.series == ShownSeries(3, by_points=False, totals=(1, 2))


def menhirs(scoring: str) -> Driven:
    """Return a running match of Menhirs."""
    settings = TableSettings(game="menhirs", options={"scoring": scoring})
    driven = Driven(settings, MENHIRS)
    seat_all(driven, 2)
    return driven


def won(driven: Driven, seat: int, points: int, monkeypatch: pytest.MonkeyPatch) -> Driven:
    """Let a seat win with so many points."""
    outcome = Outcome("every menhir is free", (seat,), (points, 0)[:: -1 if seat else 1])
    monkeypatch.setattr(MENHIRS, "outcome", lambda _: outcome)
    driven.table.phase = "over"
    driven.table.verdict = Verdict("played", (seat,))
    return driven


@pytest.mark.parametrize(("scoring", "totals"), [("true", (4, 9)), ("false", (1, 1))])
def test_points_add_up_where_a_match_scores_them(
    scoring: str, totals: tuple[int, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    second = rematch_of(won(menhirs(scoring), 0, 9, monkeypatch))
    won(second, 0, 4, monkeypatch)
    shown = ShownSeries(2, by_points=scoring == "true", totals=totals)
    assert second.view(None).now.series == shown


def test_a_match_without_a_result_does_not_count() -> None:
    driven = running_toy()
    driven.ask(VoteAbandon(0), ONE)
    driven.ask(VoteAbandon(1), TWO)
    assert driven.table.phase == "over"
    assert rematch_of(driven).view(None).now.series == ShownSeries(
        0, by_points=False, totals=(0, 0)
    )


def test_somebody_else_on_a_seat_begins_with_nothing() -> None:
    again = rematch_of(resign(running_toy(), ONE))
    again.ask(StandUp(0), TWO)
    again.ask(Sit(0), THREE)
    assert standing_of(again.table).tallies == (Tally(), Tally(1))
    again.ask(StandUp(1), ONE)
    again.ask(Sit(1), TWO)
    assert standing_of(again.table).tallies == (Tally(), Tally(1, 1))


def test_no_name_is_kept_in_a_series() -> None:
    opening, *_ = first_events(resign(running_toy(), ONE).table, "again")
    assert isinstance(opening, Opened)
    kept = msgspec.json.encode(opening.series)
    assert b'"one"' not in kept
    assert b'"id-one"' in kept


def test_logs_from_before_there_were_series_are_read() -> None:
    driven = running_toy()
    plain = msgspec.json.decode(driven.log[0].event)
    del plain["series"]
    old = Envelope(0, START, "", msgspec.Raw(msgspec.json.encode(plain)))
    assert folded(driven.context, [old]).series == ()
    assert read_event(write_event(read_event(old.event))) == read_event(old.event)
