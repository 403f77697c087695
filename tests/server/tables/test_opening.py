"""Opening a table."""

from typing import Any

import pytest

from gloaming.server.storage.protocol import Envelope
from gloaming.server.tables.decisions.opening import checked, opening_events
from gloaming.server.tables.events import Started, enclosed
from gloaming.server.tables.fold import UnreadableLogError, folded
from gloaming.server.tables.refusal import Refusal
from gloaming.server.tables.settings import TableSettings
from gloaming.server.tables.table import TableContext
from gloaming.server.tables.views.row import SummaryCache, row_of, summary_of, written_summary
from tests.core.toy import TOY

from .driving import ONE, START, running_toy, seat_all, toy_table

MAKINGS = TableContext("table", TOY, ("random",), "seed")


@pytest.mark.parametrize(
    ("settings", "code", "place"),
    [
        ({"options": {"players": "9"}}, "no-such-option", "options.players"),
        ({"options": {"colour": "red"}}, "no-such-option", "options.colour"),
        ({"options": {"nicknames": "x"}}, "no-such-option", "options.nicknames"),
        ({"stand_in": "clever"}, "no-such-bot", "stand_in"),
    ],
)
def test_bad_settings_are_refused_by_name(settings: Any, code: str, place: str) -> None:
    with pytest.raises(Refusal) as refused:
        opening_events(MAKINGS, TableSettings(game="toy", **settings), ONE)
    assert (refused.value.code, refused.value.place) == (code, place)


def test_the_strongest_bot_stands_in_unless_another_is_named() -> None:
    context = MAKINGS._replace(bots=("random", "strong"))
    assert checked(context, TableSettings(game="toy")).stand_in == "strong"
    assert checked(context, TableSettings(game="toy", stand_in="random")).stand_in == "random"


def test_a_log_begins_with_an_opening() -> None:
    with pytest.raises(UnreadableLogError, match="empty"):
        folded(MAKINGS, [])
    wrong: tuple[Envelope, ...] = enclosed([Started()], 0, START, "")
    with pytest.raises(UnreadableLogError, match="begin"):
        folded(MAKINGS, wrong)


def test_a_row_says_what_lists_need() -> None:
    table = running_toy(is_public=True).table
    row = row_of(table, 5.0, written_summary(table))
    assert (row.phase, row.is_public, row.people) == ("running", True, ("id-one", "id-two"))
    assert [seat.player for seat in summary_of(table).seats] == ["one", "two"]


def test_lists_show_nothing_that_moves_with_a_match() -> None:
    driven = running_toy()
    before = written_summary(driven.table)
    driven.plan(0)
    assert written_summary(driven.table) == before


def test_what_lists_show_is_written_anew_when_it_changes() -> None:
    driven, cache = toy_table(), SummaryCache()
    before = cache.summary(driven.table)
    assert cache.summary(driven.table) is before
    seat_all(driven, 2)
    assert cache.summary(driven.table) == written_summary(driven.table) != before
