"""Composing: in the same order whatever the number of workers, going on where it was."""

from pathlib import Path

import pytest

from gloaming.core.errors import NotationError
from gloaming.puzzles.composing import Order, compose, keep_in, next_attempt, read_made

ORDER = Order("predict", 1, seed=3)


def test_two_workers_make_what_one_makes() -> None:
    assert list(compose(ORDER, 3, [], workers=2)) == list(compose(ORDER, 3, [], workers=1))


def test_what_is_known_is_not_made_again() -> None:
    first, second = compose(ORDER, 2, [], workers=1)
    assert list(compose(ORDER, 1, [first], workers=1)) == [second]
    assert next_attempt(ORDER, [first, second]) == int(second.id.rpartition("-")[2]) + 1
    assert next_attempt(ORDER._replace(seed=4), [first, second]) == 0


def test_another_seed_makes_others() -> None:
    other = ORDER._replace(seed=4)
    assert list(compose(ORDER, 1, [], workers=1)) != list(compose(other, 1, [], workers=1))


def test_puzzles_are_kept_as_they_come(tmp_path: Path) -> None:
    path, told = tmp_path / "made.jsonl", list[int]()
    made = list(compose(ORDER, 2, [], workers=1))
    keep_in(path, made, told.append)
    assert read_made(path, "predict") == made
    assert told == [1, 1]
    assert read_made(tmp_path / "none.jsonl", "predict") == []


def test_a_file_of_another_kind_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "made.jsonl"
    keep_in(path, compose(ORDER, 1, [], workers=1), lambda _: None)
    with pytest.raises(NotationError, match="is no file of feast puzzles"):
        read_made(path, "feast")
