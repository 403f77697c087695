"""A match that was begun elsewhere goes on at a table, and its record is still true."""

import pytest

from gloaming.core.layout import same
from gloaming.core.match import Earlier
from gloaming.core.record import read_record, write_record
from gloaming.server.tables import commands
from gloaming.server.tables.decisions.opening import carried_options, opening_events
from gloaming.server.tables.events import enclosed
from gloaming.server.tables.fold import folded
from gloaming.server.tables.record import finished_record
from gloaming.server.tables.refusal import Refusal
from gloaming.server.tables.settings import TableSettings
from tests.core.toy import TOY
from tests.core.toy.playing import find_toy, random_match

from .driving import ONE, START, TWO, Driven

BEGUN = random_match(2, 2, 3, plies=9)
RECORD = write_record(BEGUN)


def carried() -> Driven:
    """Return a table at which the match goes on."""
    settings = TableSettings(game="toy", options=carried_options(TOY, RECORD))
    driven = Driven(settings, seed="the server's")
    events = opening_events(driven.context, settings, ONE, RECORD)
    driven.log = list(enclosed(events, 0, START, "id-one/open"))
    driven.table = folded(driven.context, driven.log)
    for seat, person in enumerate((ONE, TWO)):
        driven.ask(commands.Sit(seat), person)
    for person in (ONE, TWO):
        driven.ask(commands.Ready(), person)
    return driven


def play_to_the_end(driven: Driven) -> None:
    """Let whoever is to act plan something."""
    while driven.table.phase == "running":
        for seat in driven.table.to_act:
            driven.act(seat, driven.table.match.legal_actions(seat)[-1])
            break


def test_it_goes_on_where_it_stood() -> None:
    driven = carried()
    assert driven.table.phase == "running"
    assert [moment.ply for moment in driven.table.match.moments[:9]] == [
        moment.ply for moment in BEGUN.moments
    ]
    assert driven.table.match.earlier == Earlier(BEGUN.draws, "match 3")


def test_the_log_tells_the_same_again() -> None:
    driven = carried()
    again = folded(driven.context, driven.log)
    assert same(again.match.states, driven.table.match.states)


def test_what_comes_follows_from_the_seed_of_the_table() -> None:
    driven = carried()
    play_to_the_end(driven)
    record = finished_record(driven.table)
    assert f"earlier: {BEGUN.draws} match 3\n" in record
    assert "seed: the server's\n" in record
    assert write_record(read_record(record, find_toy, verify=True)) == record


@pytest.mark.parametrize(
    ("record", "code"),
    [
        ("nonsense", "malformed"),
        (RECORD.replace("game: toy", "game: chess"), "malformed"),
        (RECORD.replace("seed: match 3", "seed: match 4"), "malformed"),
        (RECORD.replace("seed: match 3\n", ""), "malformed"),
        (RECORD.replace("seed: match 3", "earlier: 0 other\nseed: match 3"), "malformed"),
        (write_record(random_match(2, 1, 3)), "not-running"),
    ],
)
def test_what_cannot_be_carried_on_is_refused(record: str, code: str) -> None:
    with pytest.raises(Refusal) as refused:
        carried_options(TOY, record)
    assert (refused.value.code, refused.value.place) == (code, "record")
