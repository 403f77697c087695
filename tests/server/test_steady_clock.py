"""The server's time goes on by what has passed, whatever the machine's clock is set to."""

import pickle
import time

import pytest

from gloaming.server.steady_clock import SteadyClock

HOUR = 3600.0
REAL = time.time


@pytest.mark.parametrize("jump", [HOUR, -HOUR])
def test_nothing_but_time_moves_it(monkeypatch: pytest.MonkeyPatch, jump: float) -> None:
    clock = SteadyClock()
    assert clock.now() == pytest.approx(REAL(), abs=1)
    monkeypatch.setattr(time, "time", lambda: REAL() + jump)
    before = clock.now()
    time.sleep(0.1)
    assert 0.1 <= clock.now() - before < HOUR / 2


def test_processes_of_one_server_agree_though_one_starts_after_a_jump(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    clock = SteadyClock()
    handed_over = pickle.dumps(clock)
    monkeypatch.setattr(time, "time", lambda: REAL() + HOUR)
    assert pickle.loads(handed_over).now() == pytest.approx(clock.now(), abs=1)  # noqa: S301 - our own
