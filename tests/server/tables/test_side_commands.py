"""What changes nothing is not kept, and what is no action comes to an end."""

import pytest

from gloaming.server.tables import side_commands
from gloaming.server.tables.commands import Act, Mute, Ready, Resign, Sit, StandUp
from gloaming.server.tables.events import Muted, Readied
from gloaming.server.tables.fold import folded

from .driving import ONE, SPOT_A, TWO, running_toy, toy_table


def test_who_is_muted_already_is_not_muted_again() -> None:
    driven = running_toy()
    assert driven.ask(Mute(1, is_muted=False), ONE) == []
    assert driven.ask(Mute(1), ONE) == [Muted(ONE.id, 1, is_muted=True)]
    assert driven.ask(Mute(1), ONE) == []
    assert driven.ask(Mute(1), TWO) == [Muted(TWO.id, 1, is_muted=True)]


def test_who_is_ready_already_need_not_say_so() -> None:
    driven = toy_table()
    assert driven.ask(Ready(), ONE) == [Readied(ONE.id, is_ready=True)]
    assert driven.ask(Ready(), ONE) == []
    driven.ask(Sit(0), ONE)
    assert driven.ask(Ready(), ONE) == [Readied(ONE.id, is_ready=True)]
    assert driven.ask(Ready(), ONE) == []
    assert driven.ask(Ready(is_ready=False), ONE) == [Readied(ONE.id, is_ready=False)]


def test_a_person_fills_the_log_only_so_far_and_plays_on(monkeypatch: pytest.MonkeyPatch) -> None:
    driven = running_toy()
    monkeypatch.setattr(side_commands, "MOST_OF_ONE_PERSON", 8)
    while not driven.code_of(Mute(1), ONE):
        driven.ask(Mute(1, is_muted=False), ONE)
    assert driven.code_of(Mute(1, is_muted=False), ONE) == "too-many"
    assert driven.table.side_events == {ONE.id: 8, TWO.id: 2}
    assert folded(driven.context, driven.log).side_events == driven.table.side_events
    assert driven.code_of(Mute(0), TWO) == ""
    assert driven.ask(Act(0, (SPOT_A, 0)), ONE)
    assert driven.ask(Resign(0), ONE)


def test_coming_and_going_counts_too(monkeypatch: pytest.MonkeyPatch) -> None:
    driven = toy_table()
    monkeypatch.setattr(side_commands, "MOST_OF_ONE_PERSON", 4)
    for _ in range(2):
        driven.ask(Sit(0), ONE)
        driven.ask(StandUp(0), ONE)
    assert driven.code_of(Sit(0), ONE) == "too-many"
    assert driven.code_of(Sit(0), TWO) == ""
