"""A match that is gone through: what was lost by whom, and what chance did."""

import os
import xml.etree.ElementTree as ET
from itertools import pairwise
from pathlib import Path
from zlib import crc32

import msgspec
import numpy as np
import pytest

from gloaming.analysis import Analysis, analyse
from gloaming.analysis.turns import turns_of
from gloaming.core.actors import CHANCE
from gloaming.core.layout import array, blank
from gloaming.core.options import write_options
from gloaming.core.record import read_record
from gloaming.core.session import MOST_BRANCHES
from gloaming.games import find
from tests.games.playthroughs import FOLDER

FEW = 24  # simulations a turn
COMPARED = ("at", "seat", "cost", "before", "after", "luck", "answer_actions", "dangers")


def record(name: str) -> str:
    """Return a golden playthrough."""
    return (FOLDER / f"{name}.record").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def menhirs() -> Analysis:
    """Return a match of Menhirs in which a win at once was overlooked."""
    return analyse(record("menhirs-small"), simulations=200)


@pytest.fixture(scope="module")
def finstere() -> Analysis:
    """Return a match of Finstere Flure among two."""
    return analyse(record("finstere-2-basic-de"), simulations=FEW)


def test_a_win_that_was_overlooked_cost_most(menhirs: Analysis) -> None:
    first = menhirs.mistakes[0]
    assert first.done == ("player 1: cluster (2,3) goes SW, removes (5,5)   ; frees (4,2) (6,2)",)
    assert first.cost > 0.5
    assert "every menhir is free" in first.better[-1]
    assert first.would[-1] == "player 1 wins"
    assert first.proven_win == 1


def test_what_is_answered_to_a_mistake_is_told(menhirs: Analysis) -> None:
    lost = [turn for turn in menhirs.mistakes if turn.after[turn.seat] == 0.0]
    assert lost
    assert all("every menhir is free" in turn.answer[-1] for turn in lost if turn.proven_win == 1)
    fine = [turn for turn in menhirs.turns if not turn.better]
    assert not any(turn.answer or turn.answer_actions for turn in fine)


def test_what_was_in_danger_after_a_mistake_is_told(finstere: Analysis) -> None:
    named = [turn for turn in finstere.turns if turn.dangers]
    assert named
    for turn in named:
        for one in turn.dangers:
            assert one.piece.startswith(finstere.seats[one.seat][0].upper())
            assert (one.done > one.better) is (one.seat == turn.seat)


def test_who_won_has_all_of_it_in_the_end(menhirs: Analysis) -> None:
    assert menhirs.end == (1.0, 0.0)
    assert menhirs.turns[-1].cost == 0.0


def test_mistakes_come_by_what_they_cost_and_are_few(menhirs: Analysis) -> None:
    costs = [turn.cost for turn in menhirs.mistakes]
    assert len(costs) <= 5
    assert all(one >= other for one, other in pairwise(costs))
    assert max(turn.cost for turn in menhirs.turns) == costs[0]


def test_where_chance_does_not_act_nothing_is_luck(menhirs: Analysis) -> None:
    assert menhirs.luck == (0.0, 0.0)


def test_luck_is_what_chance_changed_and_is_nobodys_fault(finstere: Analysis) -> None:
    match = read_record(record("finstere-2-basic-de"), find)
    lucky = {turn.start for turn in turns_of(match) if turn.meets_chance}
    assert {turn.at for turn in finstere.turns if any(turn.luck)} <= lucky
    assert any(any(turn.luck) for turn in finstere.turns)
    for turn in finstere.turns:
        assert turn.cost >= 0
        assert sum(turn.luck) == pytest.approx(0, abs=1e-6)
        assert sum(turn.before) == pytest.approx(1, abs=1e-6)
    assert sum(finstere.luck) == pytest.approx(0, abs=1e-6)


def test_every_turn_of_the_match_is_judged(finstere: Analysis) -> None:
    match = read_record(record("finstere-2-basic-de"), find)
    assert [turn.at for turn in finstere.turns] == [turn.start for turn in turns_of(match)]
    assert finstere.unjudged == 0


def test_the_same_match_is_judged_the_same(menhirs: Analysis) -> None:
    assert analyse(record("menhirs-small"), simulations=200) == menhirs


def test_secret_plans_are_judged_as_far_as_anybody_can() -> None:
    found = analyse(record("spokenchaos-two"), level="bat", simulations=8)
    assert len(found.turns) + found.unjudged == len(
        list(turns_of(read_record(record("spokenchaos-two"), find)))
    )
    assert sum(found.end) == pytest.approx(1)


def test_how_far_it_is_can_be_followed() -> None:
    steps: list[tuple[int, int]] = []
    found = analyse(record("menhirs-hidden"), "moth", 1, lambda *step: steps.append(step))
    count = len(found.turns) + found.unjudged
    assert steps == [(number, count) for number in range(count + 1)]


def test_it_goes_out_as_json_and_comes_back(menhirs: Analysis) -> None:
    assert msgspec.json.decode(msgspec.json.encode(menhirs), type=Analysis) == menhirs


def test_a_plot_has_a_line_for_everybody_and_a_ring_for_each_mistake(
    menhirs: Analysis, tmp_path: Path
) -> None:
    menhirs.plot(tmp_path / "chances.svg")
    drawing = ET.parse(tmp_path / "chances.svg").getroot()  # noqa: S314 - our own
    names = [element.tag.rpartition("}")[2] for element in drawing.iter()]
    assert names.count("polyline") == 2
    assert names.count("circle") == len(menhirs.mistakes)
    assert {"player 1", "player 2"} <= {element.text for element in drawing.iter()}


@pytest.mark.parametrize(
    ("name", "game"), [("menhirs-small", "menhirs"), ("finstere-2-random-official", "finstere")]
)
def test_the_client_is_told_what_it_has_to_find(name: str, game: str) -> None:
    """`client/src/analysis/analysing.test.ts` judges the same match by the same numbers."""
    match = read_record(record(name), find)
    found = analyse(match, "fox", FEW)
    told = {
        "options": write_options(match.options),
        "plies": [[*moment.ply] for moment in match.moments],
        "level": found.level,
        "turns": [{key: getattr(turn, key) for key in COMPARED} for turn in found.turns],
        "end": found.end,
    }
    agrees_with(Path(__file__).with_name(f"judged-{game}.json"), told)


def test_what_chance_may_bring_is_the_same_here_and_in_the_page() -> None:
    """`client/src/engine/session.test.ts` asks the same: of 24 doors, sixteen are drawn."""
    match = read_record(record("spokenchaos-two"), find)
    entry_points, room = match.game.entry_points, match.game.most_actions
    out, weights = np.zeros((2, room), np.int64)
    door = next(
        number
        for number, (before, ply) in enumerate(match.moments)
        if ply.actor == CHANCE
        and entry_points.chance_outcomes(before, 0, out, weights) > MOST_BRANCHES
    )
    branches = array(blank(match.game.layout, MOST_BRANCHES))
    seats, shares = np.zeros(MOST_BRANCHES, np.int64), np.zeros(MOST_BRANCHES)
    words = np.array([door, 0, 0], np.int64)
    before = match.moments[door].before
    count = entry_points.branches(before, words, room, branches, seats, shares)
    assert (count, set(shares.tolist())) == (MOST_BRANCHES, {1 / MOST_BRANCHES})
    told = {
        "options": write_options(match.options),
        "plies": [[*moment.ply] for moment in match.moments[:door]],
        "branches": [crc32(branch.tobytes()) for branch in branches],
        "seats": seats.tolist(),
    }
    agrees_with(Path(__file__).with_name("branches-spokenchaos.json"), told)


def agrees_with(path: Path, told: object) -> None:
    """Compare something with a file that the client's tests read."""
    written = msgspec.json.encode(told) + b"\n"
    if os.environ.get("GLOAMING_WRITE"):
        path.write_bytes(written)
    assert path.read_bytes() == written, "GLOAMING_WRITE=1 writes it anew"
