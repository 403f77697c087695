"""Progress is kept with the account and merged from all devices, so that nothing is lost."""

from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from gloaming.server.messages.progress import Progress, Streak, Tried, merged, merged_streaks

from .housing import Housed, become_guest, housed, refusal, sign_in, sign_up
from .puzzling import forget_everything

PHONE: dict[str, Any] = {
    "version": 1,
    "lessons": {"finstere": {"stars": ["first-steps", "passing"], "all": 14}},
    "puzzles": {"ff-0001": [2, 1, False, True, 1], "ff-0002": [1, 0, False, False, 0]},
    "ratings": {"feast": {"rating": 1600.0, "deviation": 80.0, "volatility": 0.06}},
    "streak": {"last": 100, "length": 3, "best": 5},
    "taught": ["finstere"],
}
DESK: dict[str, Any] = {
    "version": 1,
    "lessons": {
        "finstere": {"stars": ["passing", "pushing"], "all": 14},
        "menhirs": {"stars": ["moving"], "all": 11},
    },
    "puzzles": {"ff-0001": [1, 0, False, True, 3], "ff-0002": [0, 1, True, False, 0]},
    "ratings": {"feast": {"rating": 1400.0, "deviation": 200.0, "volatility": 0.06}},
    "streak": {"last": 102, "length": 2, "best": 2},
    "taught": ["menhirs"],
}
BOTH: dict[str, Any] = {
    "version": 1,
    "lessons": {
        "finstere": {"stars": ["first-steps", "passing", "pushing"], "all": 14},
        "menhirs": {"stars": ["moving"], "all": 11},
    },
    "puzzles": {"ff-0001": [2, 1, False, True, 3], "ff-0002": [1, 1, True, False, 0]},
    "ratings": PHONE["ratings"],
    "streak": {"last": 102, "length": 5, "best": 5},
    "taught": ["finstere", "menhirs"],
}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Housed]:
    """Serve for all tests of this module."""
    with housed(tmp_path_factory.mktemp("progress")) as served:
        yield served


@pytest.fixture
def web(house: Housed) -> Iterator[httpx.Client]:
    """Open a browser at a server that knows nobody."""
    with house.browser() as browser:
        yield browser
    forget_everything(house)


def test_two_devices_know_together_what_each_has_told(house: Housed, web: httpx.Client) -> None:
    sign_up(web, "Ada")
    first = web.post("/api/progress", json=PHONE).json()
    assert first["progress"] == PHONE
    with house.browser() as desk:
        sign_in(desk, "Ada")
        told = desk.post("/api/progress", json=DESK).json()
        assert told == {"owner": first["owner"], "progress": BOTH}
    assert web.get("/api/progress").json()["progress"] == BOTH
    assert web.post("/api/progress", json=PHONE).json()["progress"] == BOTH
    assert web.get("/api/account/export").json()["progress"]["taught"] == ["finstere", "menhirs"]


def test_only_accounts_have_progress_here(house: Housed, web: httpx.Client) -> None:
    assert refusal(web.get("/api/progress")) == (403, "forbidden")
    become_guest(web)
    assert refusal(web.post("/api/progress", json=PHONE)) == (403, "only-accounts")
    sign_up(web, "Ada")
    assert web.get("/api/progress").json()["progress"]["lessons"] == {}
    with house.browser() as other:
        sign_up(other, "Bea")
        owners = {one.get("/api/progress").json()["owner"] for one in (web, other)}
        assert len(owners) == 2


@pytest.mark.parametrize(
    "wrong",
    [
        {"version": 2},
        {"colour": "red"},
        {"puzzles": {"<script>": [1, 0, False, True, 3]}},
        {"puzzles": {"ff-0001": [1, 0, False, True, 4]}},
        {"puzzles": {"ff-0001": [-1, 0, False, True, 3]}},
        {"lessons": {"chess": {"stars": [], "all": 1}}},
        {"lessons": {"menhirs": {"stars": ["<b>"], "all": 1}}},
        {"lessons": {"menhirs": {"stars": ["x" * 41], "all": 1}}},
        {"ratings": {"feast": {"rating": 1e300, "deviation": 1, "volatility": 0.1}}},
        {"streak": {"last": -1, "length": 0, "best": 0}},
    ],
)
def test_what_no_device_of_ours_tells_is_refused(web: httpx.Client, wrong: Any) -> None:
    sign_up(web, "Ada")
    assert refusal(web.post("/api/progress", json={**PHONE, **wrong})) == (400, "malformed")


@pytest.mark.parametrize(
    ("one", "other", "both"),
    [
        (Streak(10, 3, 3), Streak(), Streak(10, 3, 3)),
        (Streak(10, 3, 4), Streak(10, 5, 5), Streak(10, 5, 5)),
        (Streak(10, 3, 3), Streak(11, 1, 1), Streak(11, 4, 4)),  # the days touch
        (Streak(10, 3, 3), Streak(12, 1, 1), Streak(12, 1, 3)),  # a day was missed
        (Streak(10, 9, 9), Streak(12, 4, 4), Streak(12, 11, 11)),  # they overlap
        (Streak(10, 3, 30), Streak(20, 2, 2), Streak(20, 2, 30)),
    ],
)
def test_days_in_a_row_become_one_streak(one: Streak, other: Streak, both: Streak) -> None:
    assert merged_streaks(one, other) == both == merged_streaks(other, one)


def test_merging_is_the_same_in_any_order_and_again() -> None:
    one = Progress(puzzles={"a": Tried(1, 0, False, True, 3)}, taught=("menhirs",))
    other = Progress(puzzles={"a": Tried(4, 2, True, False, 0), "b": Tried(1, 0, False, False, 0)})
    both = merged(one, other)
    assert both == merged(other, one) == merged(both, one) == merged(both, both)
    assert both.puzzles["a"] == Tried(4, 2, True, True, 3)
