"""Somebody sets the machine's clock in the middle of a match: nobody loses time by it."""

import asyncio
import time
from pathlib import Path

import pytest

from tests.patience import PATIENCE
from tests.server.live.serving import start_match

from .matches import new_guest, talking
from .running import Server, running

# Python runs this as it starts, in every process of the server.
SETTABLE = """
import time
from pathlib import Path

real, ahead = time.time, Path({path!r})
time.time = lambda: real() + float(ahead.read_text())
"""
HOUR = 3600
SECONDS = 7  # for the whole match: more than the five between looks at what is due
CLOCK = {"kind": "per-player", "seconds": SECONDS}


def set_clock(ahead: Path, seconds: float) -> None:
    """Set the clock that the server reads, at one blow."""
    new = ahead.with_suffix(".new")
    new.write_text(str(seconds))
    new.replace(ahead)


def test_an_hour_back_and_forward_takes_nobody_any_time(
    own_database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    ahead = tmp_path / "ahead"
    (tmp_path / "sitecustomize.py").write_text(SETTABLE.format(path=str(ahead)))
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    set_clock(ahead, 0)

    async def scenario() -> None:
        server = Server(tmp_path / "server", own_database)
        async with running(server):
            guests = [await new_guest(server) for _ in range(2)]
            async with talking(server, guests[0]) as one, talking(server, guests[1]) as two:
                began = time.monotonic()
                table = await start_match(one, two, game="menhirs", options={}, clock=CLOCK)
                for jump in (-HOUR, HOUR, -HOUR):
                    set_clock(ahead, jump)
                    await asyncio.sleep(SECONDS / 4)
                now = await two.until_now(table, lambda now: now["phase"] == "over")
                assert now["verdict"]["how"] == "timed out"  # real time counts
                assert SECONDS <= time.monotonic() - began < PATIENCE

    asyncio.run(scenario())
