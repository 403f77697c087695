"""Rules that run away: whoever asked is refused, the log says where, and everybody else goes on."""

import asyncio
import threading
from collections.abc import Iterator
from itertools import count
from typing import Any

import httpx
import pytest
from structlog.testing import capture_logs

from gloaming.core.engine.mode import Mode, mode
from gloaming.core.errors import EngineError
from gloaming.core.match import Match
from gloaming.games import find
from gloaming.server.hosting import time_limits
from gloaming.server.repeated_warnings import RepeatedWarnings
from tests.patience import PATIENCE

from .hosting import run
from .serving import Served, serving, start_match, talking

pytestmark = pytest.mark.skipif(mode() == Mode.INTERPRETED, reason="plain Python cannot be stopped")

FINSTERE = {"game": "finstere", "options": {"players": "2"}}
GAME: Any = find("finstere")
TOO_LONG = "this takes too long to work out, and was stopped"


@pytest.fixture
def served(monkeypatch: pytest.MonkeyPatch) -> Iterator[Served]:
    """Serve with limits that are soon reached, and with warnings that nobody has heard yet."""
    monkeypatch.setattr(time_limits, "COMPUTING_SECONDS", 0.3)
    monkeypatch.setattr(time_limits, "DECIDING_SECONDS", 0.3)
    monkeypatch.setattr(time_limits, "warnings", RepeatedWarnings())
    with serving() as running:
        yield running


def ask_for_ever(match: Match) -> None:
    """Ask the rules again and again, as if a monster never came to a halt."""
    for _ in count():
        _ = match.outcome


def test_a_question_that_is_never_answered_holds_nobody_up(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with talking(served, "one") as one, talking(served, "two") as two:
            table = await start_match(one, two, **FINSTERE)
            await one.until_now(table, lambda now: now.get("phase") == "running")
            begun = threading.Event()

            states = GAME.start(GAME.options_type())

            def guide_for_ever(*_given: Any) -> None:
                begun.set()
                for _ in count():
                    GAME.entry_points.actor(states, 0)

            with monkeypatch.context() as broken, capture_logs() as told:
                broken.setattr(type(GAME), "guide", guide_for_ever)
                await one.send(type="ask-guide", table=table, seat=0)
                assert await asyncio.to_thread(begun.wait, PATIENCE)
                said = await two.ask(table, "say", seat=1, text="still here")
                assert said["type"] == "acknowledged"
                refused = await one.until("refused")
            assert (refused["code"], refused["text"]) == ("unavailable", TOO_LONG)
            assert [line["log_level"] for line in told] == ["warning"]
            assert told[0]["event"] == "gloaming.games.finstere.actor_at failed"
            await two.send(type="ask-guide", table=table, seat=1)  # the thread is free again
            assert (await two.until("guide"))["seat"] == 1
            await one.send(type="ping")
            await one.until("pong")

    run(test())


def test_an_action_that_never_ends_is_refused_and_changes_nothing(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def test() -> None:
        async with talking(served, "one") as one, talking(served, "two") as two:
            table = await start_match(one, two, **FINSTERE)
            now = await one.until_now(table, lambda now: now.get("phase") == "running")
            await two.until_now(table, lambda now: now.get("phase") == "running")
            seat, player = (0, one) if now["sights"][0]["actions"] else (1, two)
            sight = player.now[table]["sights"][0]
            action = {"seat": seat, "actions": [sight["actions"][0]["action"]]}
            with monkeypatch.context() as broken, capture_logs() as told:
                broken.setattr(Match, "settle", ask_for_ever)
                refused = await player.ask(table, "act", "first", **action)
            assert (refused["code"], refused["text"]) == ("unavailable", TOO_LONG)
            failed = "gloaming.games.finstere.outcome_at failed"
            assert [line["event"] for line in told] == [failed]
            assert (await player.ask(table, "act", "first", **action))["type"] == "acknowledged"
            assert (await player.until("changed"))["now"]["sights"][0]["actions"] != sight[
                "actions"
            ]

    run(test())


def test_a_table_that_cannot_be_shown_is_refused_and_the_socket_lives(
    served: Served, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: Any) -> None:
        raise EngineError("gloaming.games.finstere.conceal_at", "unreachable")

    async def test() -> None:
        async with talking(served, "one") as one, talking(served, "two") as two:
            table = await start_match(one, two, **FINSTERE)
            async with talking(served) as stranger:
                await stranger.hello()
                with monkeypatch.context() as broken:
                    broken.setattr(type(GAME), "view", fail)
                    await stranger.send(type="watch-table", table=table)
                    refused = await stranger.until("refused")
                assert (refused["code"], refused["table"]) == ("unavailable", table)
                assert (await stranger.watch(table))["table"]["about"]["id"] == table
            async with httpx.AsyncClient(base_url=served.address) as web:
                with monkeypatch.context() as broken:
                    broken.setattr(type(GAME), "view", fail)
                    answer = await web.get(f"/api/tables/{table}")
                assert answer.status_code == 503, answer.text
                assert answer.json()["text"] == "the rules could not work this out"

    run(test())
