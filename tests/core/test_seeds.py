"""A seed is committed to, revealed, and decides all of chance."""

import hashlib

import pytest

from gloaming.core.errors import SeedError
from gloaming.core.seeds import (
    chance_stream,
    check_commitment,
    check_seed,
    commitment,
    fresh_seed,
)
from gloaming.core.streams import stream_from


def test_fresh_seeds_are_good_and_never_the_same() -> None:
    seeds = {check_seed(fresh_seed()) for _ in range(20)}
    assert len(seeds) == 20


@pytest.mark.parametrize("seed", ["7", "a seed with spaces", "x" * 100, "~!{}"])
def test_a_line_of_printable_ascii_is_a_seed(seed: str) -> None:
    assert check_seed(seed) == seed


@pytest.mark.parametrize("seed", ["", "x" * 101, "grün", "two\nlines", "a\tb", "\x7f"])
def test_anything_else_is_refused(seed: str) -> None:
    with pytest.raises(SeedError, match="1 to 100 printable ASCII characters"):
        check_seed(seed)


@pytest.mark.parametrize("seed", [" 7", "7 ", " "])
def test_spaces_around_a_seed_are_refused_because_a_record_would_lose_them(seed: str) -> None:
    with pytest.raises(SeedError, match="may not begin or end with a space"):
        check_seed(seed)


def test_anyone_can_compute_the_commitment() -> None:
    assert commitment("7") == hashlib.sha256(b"gloaming seed 7").hexdigest()


def test_the_revealed_seed_must_fit_the_commitment() -> None:
    check_commitment("7", commitment("7"))
    with pytest.raises(SeedError, match="'8' does not fit"):
        check_commitment("8", commitment("7"))


def test_anyone_can_compute_what_chance_does() -> None:
    digest = hashlib.sha256(b"gloaming chance 3 7").digest()
    words = [int.from_bytes(digest[start : start + 4], "big") for start in (0, 4, 8)]
    assert (chance_stream("7", 3) == stream_from(*words)).all()


def test_every_draw_has_its_own_stream() -> None:
    streams = {tuple(chance_stream(seed, draw)) for seed in ("7", "8") for draw in range(10)}
    assert len(streams) == 20
