"""Previews: what would come of some actions, or why not; nothing is done by asking."""

import json
from collections.abc import Sequence
from typing import Any

import pytest

from gloaming.server.tables.refusal import Refusal
from gloaming.server.tables.views.previewing import Previewed, preview_of
from gloaming.server.tables.views.sights import ViewCache
from gloaming.server.tables.views.view import person_view
from tests.core.toy.rules import WAGER

from .driving import ONE, SPOT_A, TWO, Driven, running_toy, toy_table


@pytest.fixture
def running() -> Driven:
    """Return a table of two people at which both are to plan."""
    return running_toy()


def previewed(driven: Driven, person: Any, seat: int, actions: Sequence[int | str]) -> Previewed:
    """Preview actions as somebody."""
    return preview_of(person_view(driven.table, person, ViewCache()), seat, actions)()


def test_a_preview_shows_what_the_seat_would_see(running: Driven) -> None:
    seen = previewed(running, ONE, 0, [SPOT_A])
    assert json.loads(bytes(seen.state))["plans"][0]["is_placed"]
    assert not running.table.match.can_undo(0)


def test_what_is_illegal_is_refused_with_its_reason(running: Driven) -> None:
    seen = previewed(running, ONE, 0, [-5])
    assert seen.state is None
    assert (seen.refused, seen.rule) == ("illegal-action", "1")


def test_what_is_not_ones_turn_is_refused_too(running: Driven) -> None:
    running.act(0, SPOT_A, WAGER)
    assert previewed(running, ONE, 0, [SPOT_A]).refused == "not-your-turn"


def test_texts_that_nobody_can_read_are_refused(running: Driven) -> None:
    with pytest.raises(Refusal) as caught:
        previewed(running, ONE, 0, ["nonsense"])
    assert caught.value.code == "unreadable-action"


def test_nobody_previews_with_the_eyes_of_others(running: Driven) -> None:
    with pytest.raises(Refusal) as caught:
        previewed(running, TWO, 0, [SPOT_A])
    assert caught.value.code == "not-yours"


def test_before_the_match_there_is_nothing_to_preview() -> None:
    driven = toy_table()
    with pytest.raises(Refusal) as caught:
        previewed(driven, None, -1, [SPOT_A])
    assert caught.value.code == "not-running"
