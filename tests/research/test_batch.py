"""A batch is what its matches would be alone, and it never ends."""

from typing import Any

import numpy as np
import pytest

from gloaming.core.actors import NOBODY
from gloaming.core.errors import IllegalActionError
from gloaming.core.streams import below, many_streams
from gloaming.research.batch import BatchEnvironment
from gloaming.research.choosing import below_each, choose_any
from gloaming.research.light_match import LightMatch
from gloaming.research.variant import Variant, variant_of
from tests.games.contestants import Contest

from .ways import every_way, variant

COUNT = 6
STEPS = 120


def match_of(chosen: Variant, index: int, seed: int) -> LightMatch:
    """Return a match of a batch by itself."""
    match = LightMatch(chosen, seed)
    match.states = chosen.start()
    match.streams = many_streams(COUNT, seed)[index : index + 1].copy()
    match.entry_points.settle_all(match.states, match.streams)
    match.look()
    return match


@every_way
def test_a_batch_is_what_its_matches_are_alone(contest: Contest) -> None:
    chosen = variant(contest)
    batch = BatchEnvironment(chosen, COUNT, seed=3)
    matches = {index: match_of(chosen, index, 3) for index in range(COUNT)}
    streams, choices = many_streams(COUNT, 4), np.zeros(COUNT, np.int64)
    for _ in range(STEPS):
        for index, match in matches.items():
            assert match.seat == batch.seats[index]
            assert np.array_equal(match.mask(match.seat), batch.masks[index])
            assert np.array_equal(match.observe(match.seat), batch.seen[index])
        choose_any(batch.masks, streams, choices)
        batch.step(choices)
        for index in list(matches):
            assert matches[index].choose(matches[index].seat, int(choices[index]))
            assert matches[index].is_over == batch.ended[index]
            assert batch.rewards[index].tolist() == list(matches[index].returns())
            if batch.ended[index]:
                del matches[index]


@pytest.mark.parametrize("learner", [-1, 1])
def test_threads_change_nothing(learner: int) -> None:
    found = [play(Contest("menhirs", 0), threads, learner) for threads in (1, 2, 3)]
    assert all(np.array_equal(one, found[0]) for one in found)


def play(contest: Contest, threads: int, learner: int) -> Any:
    """Return what is seen after some random steps."""
    batch = BatchEnvironment(variant(contest), COUNT, 3, learner, threads)
    streams, choices = many_streams(COUNT, 4), np.zeros(COUNT, np.int64)
    for _ in range(STEPS):
        choose_any(batch.masks, streams, choices)
        batch.step(choices)
    return batch.seen.copy()


@every_way
def test_a_learner_is_always_awaited(contest: Contest) -> None:
    batch = BatchEnvironment(variant(contest), COUNT, seed=5, learner=1)
    streams, choices, ended = many_streams(COUNT, 4), np.zeros(COUNT, np.int64), 0
    for _ in range(300):
        assert (batch.seats == 1).all()
        choose_any(batch.masks, streams, choices)
        batch.step(choices)
        ended += int(batch.ended.sum())
        assert not batch.rewards[~batch.ended].any()
    assert ended


def test_an_illegal_choice_is_refused() -> None:
    batch = BatchEnvironment(variant_of("menhirs"), COUNT, seed=1)
    choices = batch.masks.argmax(1)
    choices[4] = 0
    with pytest.raises(IllegalActionError, match="choice 0 of match 4"):
        batch.step(choices)


def test_random_choices_are_legal_and_fair() -> None:
    masks = np.zeros((3000, 5), np.int8)
    masks[:, [1, 3, 4]] = 1
    choices = np.zeros(3000, np.int64)
    choose_any(masks, many_streams(3000, 1), choices)
    counts = np.bincount(choices, minlength=5)
    assert counts[[0, 2]].tolist() == [0, 0]
    assert (abs(counts[[1, 3, 4]] - 1000) < 150).all()


@pytest.mark.parametrize("bound", [1, 7, 3 << 29, (1 << 31) - 5])
def test_all_streams_draw_at_once_what_each_draws_alone(bound: int) -> None:
    together, alone = many_streams(300, 1), many_streams(300, 1)
    drawn = below_each(together, np.full(300, bound))
    assert drawn.tolist() == [below(stream, bound) for stream in alone]
    assert together.tolist() == alone.tolist()


def test_a_match_that_is_over_awaits_nobody() -> None:
    match = LightMatch(variant_of("menhirs"), 1)
    streams, choices = many_streams(1, 1), np.zeros(1, np.int64)
    while not match.is_over:
        choose_any(match.room.masks, streams, choices)
        match.choose(match.seat, int(choices[0]))
    assert match.seat == NOBODY
    assert not match.seats_to_act()
    assert not match.choose(0, 5)
