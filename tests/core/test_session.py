"""What a history allows and hides.

A history is drawn as words: the number of the turn and who acted.  `?` is chance, `.` what follows
by rule, and a capital letter a seat that planned while all did.

    1a 1a 1? 2b     seat a did two things, chance drew, seat b began turn 2
    3A 3B 3A        a and b planned in secret
"""

from typing import Any

import numpy as np
import pytest

from gloaming.core.actors import AUTOMATIC, CHANCE, GO_ON, NOBODY, SEVERAL
from gloaming.core.game import Moment
from gloaming.core.layout import Records, array, blank, clone, same
from gloaming.core.match import Match
from gloaming.core.session import (
    COLUMNS,
    MOST_BRANCHES,
    NO_TURN,
    NONE,
    REVEALED,
    TURN_COLUMNS,
)
from tests.core.toy import TOY, rules
from tests.core.toy.game import ToyOptions
from tests.core.toy.state import State

ENTRY_POINTS = TOY.entry_points
SPOT, WAGER = rules.SPOT, rules.WAGER
A, B = 0, 1
LETTERS = {"?": CHANCE, ".": AUTOMATIC, "a": A, "b": B, "c": 2}


def history(drawing: str) -> Any:
    """Return the table of a drawn history."""
    rows = []
    for word in drawing.split():
        turn, letter = int(word[:-1]), word[-1]
        by = LETTERS[letter.lower()]
        rows.append([turn, SEVERAL if letter.isupper() else by, by])
    return np.array(rows, np.int64).reshape(-1, COLUMNS)


def turns(drawing: str) -> list[list[int]]:
    """Return the turns of a drawn history."""
    rows = history(drawing)
    out = np.zeros((len(rows), TURN_COLUMNS), np.int64)
    return [list(map(int, row)) for row in out[: ENTRY_POINTS.write_turns(rows, out)]]


def match_after(*actions: tuple[int, int], players: int = 2) -> Match:
    """Return a match in which some seats have done something."""
    match = Match(TOY, ToyOptions(players=players, rounds=1), "7")
    match.settle()
    for seat, action in actions:
        match.play(seat, action)
    return match


@pytest.mark.parametrize(
    ("drawing", "turn", "who", "count"),
    [
        ("", 0, A, 0),
        ("1a 1b", 1, A, 0),
        ("1a 1b 2a", 2, B, 2),
        ("1a 1b 2a", 3, B, 3),
        ("1a 1b 2a", 2, NOBODY, 3),  # all is told when the match is over
    ],
)
def test_moments_of_earlier_turns_are_final(drawing: str, turn: int, who: int, count: int) -> None:
    assert ENTRY_POINTS.finished_moments(history(drawing), turn, who) == count


@pytest.mark.parametrize(
    ("drawing", "seat", "index"),
    [("", A, NONE), ("1a 2b 2a 2b", A, 2), ("1a 2b 2b", A, NONE), ("1b 1a", A, NONE)],
)
def test_the_last_action_of_an_unfinished_turn_is_found(
    drawing: str, seat: int, index: int
) -> None:
    assert ENTRY_POINTS.last_of_turn(history(drawing), 2, seat) == index


@pytest.mark.parametrize(
    ("drawing", "start"),
    [
        ("1a 1a 2b", 0),
        ("1b 2a 2a 3b 3b", 1),
        ("1b 2b", NO_TURN),
        ("3a", NO_TURN),  # it is not finished
        ("1a 2? 2b", REVEALED),
        ("1A 1B 2b", REVEALED),
    ],
)
def test_a_turn_is_taken_back_unless_something_was_revealed_since(drawing: str, start: int) -> None:
    assert ENTRY_POINTS.takeback_start(history(drawing), 3, A) == start


def test_a_history_is_divided_into_turns() -> None:
    #  SEAT FIRST BEGIN END AFTER IS_SECRET MEETS_CHANCE
    assert turns("1? 1a 1a 2b 2. 2? 2. 3b") == [
        [A, 1, 1, 3, 3, 0, 0],
        [B, 3, 3, 4, 4, 0, 1],
        [B, 7, 7, 8, 8, 0, 0],
    ]
    assert turns("1a 2a") == [[A, 0, 0, 1, 1, 0, 0], [A, 1, 1, 2, 2, 0, 0]]
    assert turns("1a 1.") == [[A, 0, 0, 1, 1, 0, 0]]


def test_secret_plans_are_turns_that_end_together() -> None:
    assert turns("1B 1A 1B 1. 1? 2A") == [
        [B, 0, 0, 3, 4, 1, 0],
        [A, 1, 0, 3, 4, 1, 1],
        [A, 5, 5, 6, 6, 1, 0],
    ]


def test_other_actions_are_played_in_place_of_a_turn() -> None:
    begun = match_after()
    expected = clone(begun.states)
    plies = [(A, SPOT + 5), (A, WAGER), (B, SPOT), (B, WAGER + 1)]
    for seat, action in plies:
        ENTRY_POINTS.apply(expected, 0, seat, action)
    others = np.array(plies[2:], np.int64)
    own = np.array([SPOT + 5, WAGER], np.int64)
    for is_secret in (False, True):
        states = clone(begun.states)
        ENTRY_POINTS.play_instead(states, A, own, others, is_secret)
        if is_secret:  # what is revealed together is part of it
            ENTRY_POINTS.apply(expected, 0, AUTOMATIC, GO_ON)
        assert same(states, expected)


def hides(moment: Moment, seat: int, *, is_later: bool = False) -> bool:
    """Tell whether a moment is hidden from a seat."""
    before, ply = moment
    return bool(ENTRY_POINTS.is_hidden(before, *ply, seat, is_later, TOY.most_actions))


def test_what_a_seat_cannot_tell_from_something_else_is_hidden() -> None:
    match = match_after((A, SPOT + 5), (A, WAGER), (B, SPOT), (B, WAGER))
    roll, lamp, spot, seal = match.moments[:4]
    assert not hides(roll, B)
    assert hides(lamp, B)  # the lamp might stand anywhere: a few draws tell
    assert hides(lamp, -1)
    assert hides(spot, B)
    assert hides(seal, B)
    assert not hides(spot, A)  # one knows what one did


def test_a_roll_beside_something_hidden_is_seen() -> None:
    before, roll = match_after().moments[0]
    states = clone(before)
    states[0].plans[B].wager = 1  # which A may not know
    assert not hides(Moment(states, roll), A)  # every other roll would look otherwise


def test_what_follows_from_something_hidden_is_hidden_too() -> None:
    match = match_after((A, SPOT), (A, WAGER), (B, SPOT), (B, WAGER))
    match.settle()
    look = match.moments[-1]
    assert look.ply.actor == AUTOMATIC
    assert hides(look, A, is_later=True)
    assert not hides(look, A)


def test_a_view_follows_what_its_seat_can_play() -> None:
    match = match_after()
    view = TOY.view(match.states, A)
    followed = clone(view)
    assert ENTRY_POINTS.follow(followed, A, SPOT + 3, A)
    assert followed[0].plans[A].is_placed
    kept = clone(followed)
    assert not ENTRY_POINTS.follow(followed, A, SPOT + 3, A)  # it stands already
    assert same(followed, kept)
    ended = match_after((A, SPOT), (A, WAGER), (B, SPOT), (B, WAGER))
    assert ENTRY_POINTS.follow(clone(ended.states), AUTOMATIC, GO_ON, A)


def branches(states: Records[State], word: int = 1) -> list[tuple[Any, int, float]]:
    """Return where a state leads, with whose turn it is there and how likely that is."""
    found = array(blank(State, MOST_BRANCHES))
    seats, shares = np.empty(MOST_BRANCHES, np.int64), np.empty(MOST_BRANCHES)
    words = np.array([word, 0, 0], np.int64)
    count = ENTRY_POINTS.branches(states, words, TOY.most_actions, found, seats, shares)
    return list(zip(found[:count], seats[:count].tolist(), shares[:count].tolist(), strict=True))


def test_all_that_chance_may_bring_is_looked_at() -> None:
    found = branches(TOY.start(ToyOptions()))
    assert sorted(int(state.die) for state, _, _ in found) == [1, 2, 3, 4, 5, 6]
    assert [share for _, _, share in found] == [pytest.approx(1 / 6)] * 6
    assert {seat for _, seat, _ in found} == {A}  # chance has placed the lamp as well


def test_of_more_than_can_be_looked_at_some_are_drawn() -> None:
    match = Match(TOY, ToyOptions(), "7")
    match.go_on()  # the die; now the lamp can stand anywhere
    found = branches(match.states)
    assert [share for _, _, share in found] == [1 / MOST_BRANCHES] * MOST_BRANCHES
    lamps = {state.tobytes() for state, _, _ in found}
    assert len(lamps) > MOST_BRANCHES // 2
    again = {state.tobytes() for state, _, _ in branches(match.states)}
    assert again == lamps
    assert {state.tobytes() for state, _, _ in branches(match.states, 2)} != lamps


def test_where_a_seat_acts_or_nobody_there_is_nothing_to_weigh() -> None:
    planning = match_after()
    ((state, seat, share),) = branches(planning.states)
    assert (state.tobytes(), seat, share) == (array(planning.states).tobytes(), A, 1.0)
    ended = match_after((A, SPOT), (A, WAGER), (B, SPOT), (B, WAGER))
    ((state, seat, share),) = branches(ended.states)  # the look follows by itself
    assert (seat, share) == (NOBODY, 1.0)
