"""The table: what it keeps, what it makes of a ban, what it throws away."""

from __future__ import annotations

import pytest

from gloaming.core.layout import blank
from gloaming.games.menhirs.clusters.move import PASS
from gloaming.games.menhirs.solver.records import Entry, Frame
from gloaming.games.menhirs.solver.table import (
    NO,
    NO_TILE,
    UNKNOWN,
    YES,
    answer_despite_ban,
    direct_answer,
    entry_for,
    find,
    note_choices,
    recall,
    remember,
)

MIST, BAN, MOVE, OTHER = 0b111, 1 << 3, 1 << 4, 1 << 5


def entry(**values: int) -> Entry:
    """Return an entry with some values."""
    made = blank(Entry)[0]
    for name, value in values.items():
        setattr(made, name, value)
    return made


def frame(depth: int, banned: int = PASS) -> Frame:
    """Return a frame of the position of these tests."""
    made = blank(Frame)[0]
    made.mist, made.banned, made.turn, made.depth = MIST, banned, 5, depth
    return made


@pytest.mark.parametrize(
    ("values", "depth", "answer"),
    [
        ({"won": 3}, 5, YES),
        ({"won": 3}, 1, UNKNOWN),
        ({"not_won": 5}, 3, NO),
        ({"not_won": 3}, 5, UNKNOWN),
        ({"lost": 2}, 4, YES),
        ({"not_lost": 4}, 4, NO),
        ({"not_lost": 2, "lost": 6}, 4, UNKNOWN),
        ({"lost": 8}, 3, NO),
        ({"won": 9}, 2, NO),
    ],
)
def test_what_is_known_answers_lesser_questions(
    values: dict[str, int], depth: int, answer: int
) -> None:
    assert direct_answer(entry(**values), depth) == answer


@pytest.mark.parametrize(
    ("values", "depth", "answer"),
    [
        ({"won": 3, "winning": MOVE}, 3, YES),
        ({"won": 3, "winning": BAN}, 3, UNKNOWN),
        ({"not_won": 3, "choices": 2}, 3, NO),
        ({"not_won": 3, "choices": 1}, 3, UNKNOWN),
        ({"lost": 4, "choices": 2}, 4, YES),
        ({"lost": 4, "choices": 1}, 4, UNKNOWN),
        ({"not_lost": 4, "escape": MOVE}, 4, NO),
        ({"not_lost": 4, "escape": BAN}, 4, UNKNOWN),
        ({"lost": 8, "choices": 2}, 3, NO),
        ({"lost": 8, "choices": 1}, 3, UNKNOWN),
        ({"won": 9, "winning": MOVE}, 2, NO),
        ({"won": 9, "winning": BAN}, 2, UNKNOWN),
    ],
)
def test_a_ban_matters_only_for_the_move_that_decides(
    values: dict[str, int], depth: int, answer: int
) -> None:
    assert answer_despite_ban(entry(**values), depth, BAN) == answer


def test_what_a_move_decides_is_kept_without_the_ban() -> None:
    entries = blank(Entry, 64)

    remember(entries, frame(3, BAN), YES, MOVE, NO_TILE)

    assert find(entries, MIST, BAN, 5) == -1
    assert recall(entries, frame(3)) == YES
    assert recall(entries, frame(3, BAN)) == YES
    assert recall(entries, frame(3, MOVE)) == UNKNOWN


def test_what_a_pass_decides_is_kept_with_the_ban() -> None:
    entries = blank(Entry, 64)

    remember(entries, frame(4, BAN), NO, PASS, NO_TILE)

    assert recall(entries, frame(4, BAN)) == NO
    assert recall(entries, frame(4)) == UNKNOWN


def test_the_better_answer_stays() -> None:
    entries = blank(Entry, 64)
    for depth, move in ((5, MOVE), (7, OTHER), (3, OTHER)):
        remember(entries, frame(depth), YES, move, NO_TILE)
    for depth, move in ((4, MOVE), (2, OTHER)):
        remember(entries, frame(depth), NO, move, NO_TILE)
    kept = entry_for(entries, MIST, PASS, 5)

    assert (kept.won, kept.winning) == (3, OTHER)
    assert (kept.not_lost, kept.escape) == (4, MOVE)


def test_losses_and_refutations_add_up() -> None:
    entries = blank(Entry, 64)
    for depth in (6, 4, 8):
        remember(entries, frame(depth), YES, PASS, NO_TILE)
    for depth in (3, 5, 1):
        remember(entries, frame(depth), NO, PASS, NO_TILE)
    kept = entry_for(entries, MIST, PASS, 5)

    assert (kept.lost, kept.not_won) == (4, 5)


def test_choices_are_noted_only_without_a_ban() -> None:
    entries = blank(Entry, 64)
    note_choices(entries, frame(3, BAN), 7)
    assert find(entries, MIST, PASS, 5) == -1
    note_choices(entries, frame(3), 7)
    note_choices(entries, frame(3), 4)
    assert entry_for(entries, MIST, PASS, 5).choices == 7


def test_a_newcomer_replaces_the_entry_that_says_less() -> None:
    entries = blank(Entry, 2)
    for mist, depth in ((1, 9), (2, 3), (4, 5)):
        one = frame(depth)
        one.mist = mist
        remember(entries, one, NO, PASS, NO_TILE)

    assert find(entries, 1, PASS, 5) >= 0
    assert find(entries, 2, PASS, 5) == -1
    assert find(entries, 4, PASS, 5) >= 0
