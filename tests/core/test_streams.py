"""Streams give the numbers of sfc32, fairly, and the same ones in every mode."""

from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gloaming.core.engine.mode import mode
from gloaming.core.streams import below, many_streams, next_word, stream_from, weighted

WORD = 2**32
WORDS = st.integers(0, WORD - 1)
MOST_BOUND = 2**31
DRAWS = 600 if mode() == "interpreted" else 60_000


def sfc32(first: int, second: int, third: int) -> Iterator[int]:
    """Generate the words of sfc32 with Python's unbounded integers, after twelve for warming up."""
    counter, skipped = 1, 12
    while True:
        word = (first + second + counter) % WORD
        first = second ^ (second >> 9)
        second = third * 9 % WORD
        third = (third * 2**21 + third // 2**11 + word) % WORD
        counter = (counter + 1) % WORD
        if skipped:
            skipped -= 1
        else:
            yield word


def fair(words: Iterator[int], bound: int) -> int:
    """Draw a number below a bound, throwing away the words that would favour some numbers."""
    while True:
        high, low = divmod(next(words) * bound, WORD)
        if low >= WORD % bound:
            return high


@given(WORDS, WORDS, WORDS)
def test_words_are_those_of_sfc32(first: int, second: int, third: int) -> None:
    stream, words = stream_from(first, second, third), sfc32(first, second, third)
    assert [next_word(stream) for _ in range(20)] == [next(words) for _ in range(20)]


@given(WORDS, st.integers(1, MOST_BOUND))
def test_below_rejects_exactly_the_unfair_words(seed: int, bound: int) -> None:
    stream, words = stream_from(seed), sfc32(seed, 0, 0)
    assert [below(stream, bound) for _ in range(20)] == [fair(words, bound) for _ in range(20)]
    assert next_word(stream) == next(words)


@pytest.mark.parametrize("bound", [1, 2, 6, 7, 100])
def test_below_gives_every_number_as_often(bound: int) -> None:
    stream = stream_from(bound)
    counts = Counter(below(stream, bound) for _ in range(DRAWS))
    assert set(counts) == set(range(bound)) or 10 * bound > DRAWS
    expected = DRAWS / bound
    chi_square = sum((counts[number] - expected) ** 2 / expected for number in range(bound))
    assert chi_square < bound + 5 * (2 * bound) ** 0.5


def test_below_is_fair_where_a_quarter_of_the_words_must_be_thrown_away() -> None:
    # Without that, the remainders 0, 1, 2 would come as 3 : 3 : 2.
    stream = stream_from(4)
    counts = Counter(below(stream, 3 * 2**29) % 3 for _ in range(DRAWS))
    assert counts[2] / DRAWS == pytest.approx(1 / 3, abs=2 / DRAWS**0.5)


def test_weighted_follows_the_weights() -> None:
    stream, weights = stream_from(5), np.array([1, 0, 3, 1000], np.int64)
    counts = Counter(weighted(stream, weights, 3) for _ in range(DRAWS))
    assert set(counts) == {0, 2}
    assert counts[2] / DRAWS == pytest.approx(3 / 4, abs=2 / DRAWS**0.5)


def test_missing_words_of_seed_are_zero_and_long_ones_cut() -> None:
    assert (stream_from(1) == stream_from(1, 0, 0)).all()
    assert (stream_from(1, -1) == stream_from(WORD + 1, WORD - 1)).all()


def test_every_match_of_a_batch_has_its_own_stream() -> None:
    streams = many_streams(500, seed=1)
    assert len({tuple(stream) for stream in streams}) == 500
    assert len({next_word(stream) for stream in streams}) == 500


@pytest.mark.parametrize("seed", [1, WORD + 2, 2**62])
def test_other_seeds_give_other_streams(seed: int) -> None:
    assert not (many_streams(3, seed) == many_streams(3, 2)).all(axis=1).any()


def test_the_same_seed_gives_the_same_streams_however_many() -> None:
    assert (many_streams(3, 7) == many_streams(5, 7)[:3]).all()
