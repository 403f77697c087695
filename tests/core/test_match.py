"""A match takes only legal actions of whose turn it is, and takes back what is not final."""

from typing import Any

import pytest

from gloaming.core.actors import AUTOMATIC, CHANCE, NOBODY, SEVERAL
from gloaming.core.errors import (
    IllegalActionError,
    MatchOverError,
    NothingToUndoError,
    OptionsError,
    SeedError,
    WrongSeatError,
)
from gloaming.core.game import Ply
from gloaming.core.layout import array, clone, same
from gloaming.core.match import Match
from gloaming.core.seeds import commitment
from tests.core.toy import TOY, rules
from tests.core.toy.game import ToyOptions

SPOT, WAGER = rules.SPOT, rules.WAGER
FAR_SPOT = SPOT + 123_456_789


def settled(players: int = 2, rounds: int = 2, seed: str = "7") -> Match:
    """Return a match in which all seats have to plan."""
    match = Match(TOY, ToyOptions(players=players, rounds=rounds), seed)
    match.settle()
    return match


def play_to_the_end(match: Match) -> None:
    """Let everybody do the first thing that comes to mind."""
    match.settle()
    while match.outcome is None:
        seat = match.seats_to_act()[-1]
        match.play(seat, match.legal_actions(seat)[0])
        match.settle()


def test_a_match_starts_with_its_options_checked() -> None:
    with pytest.raises(OptionsError, match="nicknames"):
        Match(TOY, ToyOptions(nicknames=("x",)), "7")


def test_the_commitment_is_told_from_the_start() -> None:
    assert settled().commitment == commitment("7")
    assert Match(TOY, ToyOptions(), None, "abc").commitment == "abc"


def test_chance_acts_first_and_then_several_seats() -> None:
    match = Match(TOY, ToyOptions(players=3), "7")
    assert match.actor == CHANCE
    assert match.seats_to_act() == ()
    moments = list(match.advance())
    assert [moment.ply.actor for moment in moments] == [CHANCE, CHANCE]
    assert match.actor == SEVERAL
    assert match.seats_to_act() == (0, 1, 2)


def test_chance_follows_from_the_seed() -> None:
    assert same(settled(seed="7").states, settled(seed="7").states)
    lamps = {int(settled(seed=str(seed)).state.lamp_x) for seed in range(10)}
    assert len(lamps) == 10


def test_a_seat_that_is_not_to_act_has_no_legal_actions() -> None:
    match = settled()
    assert match.legal_actions(2) == []
    assert match.legal_actions(CHANCE) == []
    assert len(match.legal_actions(0)) == 16


def test_an_action_that_was_not_offered_can_be_legal() -> None:
    match = settled()
    assert FAR_SPOT not in match.legal_actions(0)
    match.play(0, FAR_SPOT)
    assert match.legal_actions(0) == [0, 1, 2]


def test_the_wrong_seat_is_refused_by_name() -> None:
    match = settled()
    match.play(0, SPOT)
    match.play(0, WAGER)
    with pytest.raises(WrongSeatError, match="it is not a's turn"):
        match.play(0, SPOT)
    with pytest.raises(WrongSeatError, match="it is not seat 5's turn"):
        match.play(5, SPOT)
    with pytest.raises(WrongSeatError, match="it is not chance's turn"):
        match.play(CHANCE, SPOT)


def test_nobody_plays_for_chance() -> None:
    match = Match(TOY, ToyOptions(), "7")
    with pytest.raises(WrongSeatError):
        match.play(0, SPOT)
    with pytest.raises(WrongSeatError):
        match.play(CHANCE, rules.DIE)


@pytest.mark.parametrize("action", [WAGER, rules.DIE, -1, rules.ACTIONS, 2**63 - 1, -(2**63)])
def test_an_illegal_action_leaves_the_match_as_it_was(action: int) -> None:
    match = settled()
    before, moments = clone(match.states), list(match.moments)
    with pytest.raises(IllegalActionError, match="rules 1"):
        match.play(0, action)
    assert same(match.states, before)
    assert match.moments == moments


@pytest.mark.parametrize("action", [2**64, -(2**64), 1.0, "1", True, None])
def test_what_is_no_action_at_all_is_refused(action: Any) -> None:
    match = settled()
    with pytest.raises(IllegalActionError, match="there is no action"):
        match.play(0, action)


def test_states_that_were_handed_out_do_not_change_later() -> None:
    match = settled()
    before = match.states
    kept = clone(before)
    match.play(0, SPOT)
    assert same(before, kept)


def test_when_the_match_is_over_nothing_more_is_taken() -> None:
    match = settled()
    play_to_the_end(match)
    assert match.actor == NOBODY
    assert match.outcome is not None
    assert match.seats_to_act() == ()
    with pytest.raises(MatchOverError, match="the match is over"):
        match.play(0, SPOT)


def test_automatic_actions_happen_one_at_a_time() -> None:
    match = settled(rounds=1)
    for seat, action in ((0, SPOT), (0, WAGER), (1, SPOT), (1, WAGER)):
        match.play(seat, action)
    assert match.actor == AUTOMATIC
    assert [moment.ply.actor for moment in match.advance()] == [AUTOMATIC]
    assert match.outcome is not None


def test_without_the_seed_chance_must_be_told() -> None:
    match = Match(TOY, ToyOptions(), None, "promised")
    with pytest.raises(SeedError, match="not known yet"):
        match.settle()
    match.follow(Ply(CHANCE, rules.DIE))
    match.follow(Ply(CHANCE, SPOT))
    assert match.actor == SEVERAL


def test_what_chance_did_is_followed_only_where_chance_acts() -> None:
    match = settled()
    with pytest.raises(WrongSeatError, match="nothing is left to chance"):
        match.follow(Ply(CHANCE, rules.DIE))


def test_chance_cannot_do_what_is_impossible() -> None:
    match = Match(TOY, ToyOptions(), "7")
    with pytest.raises(IllegalActionError):
        match.follow(Ply(CHANCE, SPOT))


def test_following_the_plies_of_a_match_gives_the_same_bytes() -> None:
    match = settled(players=3)
    play_to_the_end(match)
    other = Match(TOY, match.options, None, match.commitment)
    for moment in match.moments:
        if moment.ply.actor == AUTOMATIC:
            other.go_on()
        else:
            other.follow(moment.ply)
    assert same(match.states, other.states)
    assert array(match.states).tobytes() == array(other.states).tobytes()


def test_undo_takes_back_the_last_action_of_the_turn() -> None:
    match = settled()
    before = clone(match.states)
    match.play(0, SPOT)
    match.undo(0)
    assert same(match.states, before)
    assert len(match.moments) == 2


def test_undo_keeps_what_others_have_planned_meanwhile() -> None:
    match = settled(players=3)
    match.play(0, FAR_SPOT)
    match.play(1, SPOT)
    match.play(1, WAGER + 1)
    match.play(2, SPOT + 2)
    match.undo(0)
    state = match.state
    assert not state.plans[0].is_placed
    assert (state.plans[1].wager, state.plans[2].y) == (2, 2)
    assert [moment.ply.actor for moment in match.moments[2:]] == [1, 1, 2]
    match.play(0, SPOT + 1)
    expected = settled(players=3)
    for seat, action in ((0, SPOT + 1), (1, SPOT), (1, WAGER + 1), (2, SPOT + 2)):
        expected.play(seat, action)
    assert same(match.states, expected.states)


def test_whether_there_is_something_to_undo_can_be_asked() -> None:
    match = settled()
    assert not match.can_undo(0)
    match.play(0, SPOT)
    assert match.can_undo(0)
    assert not match.can_undo(1)


def test_a_sealed_plan_cannot_be_taken_back() -> None:
    match = settled()
    match.play(0, SPOT)
    match.play(0, WAGER)
    assert not match.can_undo(0)
    with pytest.raises(NothingToUndoError, match="only an unfinished turn"):
        match.undo(0)


def test_a_fresh_turn_has_nothing_to_undo() -> None:
    match = settled()
    with pytest.raises(NothingToUndoError, match="nothing has been done"):
        match.undo(0)


def test_the_turn_before_cannot_be_taken_back() -> None:
    match = settled()
    for seat, action in ((0, SPOT), (0, WAGER), (1, SPOT), (1, WAGER)):
        match.play(seat, action)
    match.settle()
    assert match.turn_number == 1
    with pytest.raises(NothingToUndoError, match="nothing has been done"):
        match.undo(0)


def test_the_seats_have_names() -> None:
    match = Match(TOY, ToyOptions(nicknames=("Ash", "Elm")), "7")
    names = list(map(match.name_of, (0, 1, 2, CHANCE)))
    assert names == ["Ash", "Elm", "seat 2", "chance"]


def test_the_order_in_which_plans_arrive_does_not_matter() -> None:
    plans = [(seat, action) for seat in range(3) for action in (FAR_SPOT + seat, WAGER + seat)]
    orders = [[0, 1, 2, 3, 4, 5], [4, 5, 2, 3, 0, 1], [0, 2, 4, 5, 3, 1], [4, 0, 1, 2, 5, 3]]
    found = []
    for order in orders:
        match = settled(players=3)
        for index in order:
            match.play(*plans[index])
        match.settle()
        found.append(array(match.states).tobytes())
    assert len(set(found)) == 1


def test_a_copy_goes_on_without_its_match() -> None:
    match = settled()
    other = match.copied()
    other.play(0, SPOT + 1)
    assert len(other.moments) == len(match.moments) + 1
    assert len(other.history.rows) == len(other.moments)
    assert not same(other.states, match.states)


def test_a_match_without_its_past_tells_neither_seed_nor_moments() -> None:
    match = settled()
    bare = match.without_past(match.states)
    assert (bare.seed, bare.moments, len(bare.history.rows)) == (None, [], 0)
    assert match.moments


def test_a_match_goes_back_to_a_moment() -> None:
    match = settled()
    first = match.moments[0].before
    match.rewind(len(match.moments))
    assert match.moments
    match.rewind(0)
    assert (match.moments, len(match.history.rows)) == ([], 0)
    assert same(match.states, first)


def test_moments_of_turns_that_are_over_are_final() -> None:
    match = settled()
    assert match.finished_moments == 0
    play_to_the_end(match)
    assert match.finished_moments == len(match.moments)


def test_what_somebody_has_done_in_a_turn_is_counted() -> None:
    match = settled()
    match.play(0, SPOT + 1)
    turn = match.history.rows[-1][0]
    assert (match.history.done_in(turn, 0), match.history.done_in(turn, 1)) == (1, 0)
