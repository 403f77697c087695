"""What goes out, and what does not."""

from typing import Any

import msgspec
import pytest

from gloaming.core.record import read_record
from gloaming.server.tables.commands import Act, Resign, Sit, Undo
from gloaming.server.tables.seats import Someone
from gloaming.server.tables.views.in_words import news
from gloaming.server.tables.views.sights import ViewCache
from gloaming.server.tables.views.view import person_view
from tests.core.toy.playing import find_toy

from .driving import (
    ONE,
    SPOT_A,
    SPOT_B,
    THREE,
    TWO,
    Driven,
    running_finstere,
    running_toy,
    toy_table,
)
from .test_takeback import move_token


def written(driven: Driven, person: Someone | None) -> bytes:
    """Return everything that a person is told, as bytes."""
    return msgspec.json.encode(driven.view(person))


def plain(driven: Driven, person: Someone | None) -> Any:
    """Return everything that a person is told, as plain values."""
    return msgspec.json.decode(written(driven, person))


def test_a_person_sees_their_seats_and_choices() -> None:
    shown = plain(running_finstere(), ONE)
    sight = shown["now"]["sights"][0]
    assert sight["seat"] == 0
    assert sight["actions"]
    assert sight["position"]["monster"]
    assert [seat.get("is_yours", False) for seat in shown["now"]["seats"]] == [True, False]


def test_who_is_not_to_act_has_no_choices() -> None:
    assert "actions" not in plain(running_finstere(), TWO)["now"]["sights"][0]


def test_a_spectator_sees_no_choices() -> None:
    sight = plain(running_finstere(), None)["now"]["sights"][0]
    assert sight["seat"] == -1
    assert "actions" not in sight


def test_a_person_with_several_seats_sees_with_several_eyes() -> None:
    driven = toy_table()
    driven.ask(Sit(0), ONE)
    driven.ask(Sit(1), ONE)
    assert [sight["seat"] for sight in plain(driven, ONE)["now"]["sights"]] == [0, 1]


def test_moments_come_with_words_and_pictures() -> None:
    driven = running_finstere()
    move_token(driven, 0)
    moments = plain(driven, TWO)["now"]["sights"][0]["moments"]
    assert moments[-1]["text"] == "stop"
    assert moments[-1]["account"]["kind"] == "stop"
    assert "why" not in moments[-1]
    assert moments[-1]["state"] == plain(driven, TWO)["now"]["sights"][0]["state"]


def test_news_have_the_position_as_well() -> None:
    driven = running_finstere()
    before = person_view(driven.table, TWO, ViewCache())
    move_token(driven, 0)
    now = news(person_view(driven.table, TWO, ViewCache()), before.heard)
    match = driven.table.match
    assert now.sights[0].position == match.game.position(match.options, match.states)


def test_news_hold_only_what_is_new() -> None:
    driven = running_finstere()
    before = person_view(driven.table, TWO, ViewCache())
    count = len(driven.table.match.moments)
    move_token(driven, 0)
    seen = person_view(driven.table, TWO, ViewCache())
    now = news(seen, before.heard)
    assert seen.mark != before.mark
    assert now.sights[0].moments_before == count
    assert len(now.sights[0].moments) == len(driven.table.match.moments) - count
    again = news(person_view(driven.table, TWO, ViewCache()), seen.heard)
    assert again.sights[0].moments == ()


def test_news_of_an_undone_action_go_back() -> None:
    driven = running_finstere()
    before = person_view(driven.table, TWO, ViewCache())
    driven.act(0, driven.table.match.legal_actions(0)[0])
    heard = person_view(driven.table, TWO, ViewCache()).heard
    driven.ask(Undo(0), ONE)
    seen = person_view(driven.table, TWO, ViewCache())
    now = news(seen, heard)
    assert seen.mark == before.mark
    assert now.sights[0].moments_before == len(driven.table.match.moments)


def test_the_undoing_of_a_secret_is_no_news() -> None:
    driven = running_toy(3)
    driven.act(0, SPOT_A)
    driven.plan(1)
    before = person_view(driven.table, TWO, ViewCache())
    driven.ask(Undo(0), ONE)
    seen = person_view(driven.table, TWO, ViewCache())
    assert seen.mark == before.mark
    assert news(seen, before.heard).sights[0].moments == ()


PLANS = [(SPOT_A, 0), (SPOT_B, 2)]


@pytest.mark.parametrize("person", [TWO, THREE, None])
def test_half_a_plan_changes_nothing_for_the_others(person: Someone | None) -> None:
    driven = running_toy(3)
    before = written(driven, person)
    driven.act(0, SPOT_A)
    assert written(driven, person) == before
    driven.ask(Undo(0), ONE)
    driven.act(0, SPOT_B)
    assert written(driven, person) == before


@pytest.mark.parametrize("person", [TWO, THREE, None])
def test_a_sealed_plan_shows_only_that_it_is_there(person: Someone | None) -> None:
    one, other = running_toy(3), running_toy(3)
    one.plan(0, *PLANS[0])
    other.plan(0, *PLANS[1])
    other.ask(Act(1, (SPOT_A,)), TWO)
    other.ask(Undo(1), TWO)
    assert written(one, person) == written(other, person)
    assert not one.view(person).now.seats[0].is_to_act


@pytest.mark.parametrize("person", [ONE, None])
def test_a_secret_of_chance_stays_one(person: Someone | None) -> None:
    shown = plain(running_toy(), person)["now"]["sights"][0]
    assert [moment["text"][:3] for moment in shown["moments"]] == ["die"]
    assert shown["state"]["lamp_x"] == 0


def test_plans_are_revealed_together() -> None:
    driven = running_toy(3)
    for seat in range(3):
        assert len(plain(driven, None)["now"]["sights"][0]["moments"]) == 1
        driven.plan(seat, *PLANS[1])
    moments = plain(driven, None)["now"]["sights"][0]["moments"]
    texts = [moment["text"] for moment in moments]
    assert texts.count("spot 77,5") == 3
    assert all("state" not in moment for moment in moments if moment["actor"] >= 0)


def test_the_record_stops_before_a_secret() -> None:
    driven = running_toy()
    driven.plan(0, *PLANS[1])
    record = driven.view(TWO).record
    assert "spot" not in record
    assert record.rstrip().endswith("unfinished")
    assert "seed:" not in record


def test_the_record_of_a_finished_match_verifies() -> None:
    driven = running_toy()
    while driven.table.phase == "running":
        driven.plan(driven.table.to_act[0])
    record = driven.view(None).record
    assert read_record(record, find_toy, verify=True).outcome


def test_the_record_of_a_resigned_match_says_so() -> None:
    driven = running_toy()
    driven.ask(Resign(0), ONE)
    record = driven.view(None).record
    assert "; b wins, a resigned\nunfinished\n" in record
    assert read_record(record, find_toy).outcome is None


def test_the_seed_is_nowhere_before_the_end() -> None:
    driven = running_toy(seed="unheard-of")
    driven.plan(0)
    for person in (ONE, TWO, THREE, None):
        assert b"unheard-of" not in written(driven, person)
    driven.plan(1)
    driven.ask(Resign(0), ONE)
    assert b"unheard-of" in written(driven, THREE)


def test_nobody_learns_the_ids_of_people() -> None:
    assert b"id-" not in written(running_toy(), TWO)
