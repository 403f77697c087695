"""Acting and undoing."""

from dataclasses import replace

import numpy as np
import pytest

from gloaming.server.tables.commands import Act, Asking, BotAct, PutBot, Ready, Sit, Undo
from gloaming.server.tables.decisions.decide import decide
from gloaming.server.tables.events import Acted, Ended, Undid
from gloaming.server.tables.fold import after, folded
from gloaming.server.tables.refusal import Refusal
from gloaming.server.tables.table import Table

from .driving import ONE, SPOT_A, SPOT_B, TWO, Driven, running_finstere, running_toy, toy_table


def bytes_of(table: Table) -> bytes:
    """Return the state of a table's match."""
    return np.asarray(table.match.states).tobytes()


def test_actions_are_kept_as_text() -> None:
    driven = running_toy()
    assert driven.act(0, SPOT_A, "wager 2") == [Acted(0, ("spot 0,0", "wager 2"))]


def test_a_seat_of_somebody_else_is_refused() -> None:
    driven = running_toy()
    assert driven.code_of(Act(1, (SPOT_A,)), ONE) == "not-yours"
    assert driven.code_of(Act(9, (SPOT_A,)), ONE) == "no-such-seat"


def test_who_has_sealed_must_wait() -> None:
    driven = running_toy()
    driven.plan(0)
    assert driven.code_of(Act(0, (SPOT_A,)), ONE) == "not-your-turn"


@pytest.mark.parametrize(
    ("actions", "code"),
    [
        ((1,), "illegal-action"),
        (("hop",), "unreadable-action"),
        ((SPOT_A, "wager 9"), "unreadable-action"),
        ((SPOT_A, SPOT_A), "illegal-action"),
    ],
)
def test_bad_actions_are_refused_as_a_whole(actions: tuple[int | str, ...], code: str) -> None:
    driven = running_toy()
    moments = len(driven.table.match.moments)
    assert driven.code_of(Act(0, actions), ONE) == code
    assert len(driven.table.match.moments) == moments


def test_what_the_rules_forbid_is_refused_with_their_number() -> None:
    with pytest.raises(Refusal) as refused:
        running_toy().ask(Act(0, (1,)), ONE)
    assert (refused.value.code, refused.value.rule) == ("illegal-action", "1")


def test_an_unfinished_turn_can_be_undone() -> None:
    driven = running_toy()
    driven.act(0, SPOT_A)
    assert driven.ask(Undo(0), ONE) == [Undid(0)]
    assert driven.code_of(Undo(0), ONE) == "nothing-to-undo"
    driven.plan(0)
    assert driven.code_of(Undo(0), ONE) == "nothing-to-undo"


def test_some_actions_are_undone_at_once_or_none() -> None:
    driven = running_toy()
    driven.act(0, SPOT_A)
    moments = len(driven.table.match.moments)
    assert driven.code_of(Undo(0, 2), ONE) == "nothing-to-undo"
    assert len(driven.table.match.moments) == moments
    assert driven.ask(Undo(0, 1), ONE) == [Undid(0, 1)]


def test_undoing_leaves_the_plans_of_others_alone() -> None:
    driven = running_toy()
    driven.act(0, SPOT_A)
    driven.plan(1)
    driven.ask(Undo(0), ONE)
    assert driven.table.to_act == (0,)


def test_deciding_leaves_the_table_as_it_is() -> None:
    driven = running_toy()
    table = driven.table
    before, moments = dict(vars(table)), list(table.match.moments)
    asking = Asking(Act(0, (SPOT_A,)), driven.now, ONE, "id")
    first, second = decide(table, asking), decide(table, asking)
    assert first.envelopes == second.envelopes
    assert vars(table) == before
    assert table.match.moments == moments
    assert bytes_of(table) != bytes_of(first.table)
    assert bytes_of(first.table) == bytes_of(second.table)


def test_a_decided_table_is_what_its_log_tells() -> None:
    driven = running_toy()
    driven.act(0, SPOT_A, 1)
    again = folded(driven.context, driven.log)
    assert bytes_of(again) == bytes_of(driven.table)
    assert again == replace(driven.table, match=again.match)


def test_ids_of_different_people_never_meet() -> None:
    driven = running_toy()
    driven.ask(Act(0, (SPOT_A,)), ONE, name="same")
    assert driven.ask(Act(1, (SPOT_A,)), TWO, name="same")


def test_a_match_is_over_when_the_rules_say_so() -> None:
    driven = running_toy(rounds=1)
    driven.plan(0)
    happened = driven.act(1, SPOT_A, 1)
    outcome = driven.table.match.outcome
    assert outcome
    assert happened[-1] == Ended("played", outcome.winners)
    assert driven.code_of(Act(0, (SPOT_A,)), ONE) == "not-running"


def test_one_person_plays_several_seats() -> None:
    driven = toy_table()
    driven.ask(Sit(0), ONE)
    driven.ask(Sit(1), ONE)
    driven.ask(Ready(), ONE)
    driven.plan(0)
    driven.plan(1)
    assert driven.table.match.turn_number == 1


def bot_at_one() -> Driven:
    """Return a toy's table where a bot plays the second seat."""
    driven = toy_table()
    driven.ask(PutBot(1, "random"), ONE)
    driven.ask(Sit(0), ONE)
    driven.ask(Ready(), ONE)
    return driven


def test_a_bot_acts_only_in_the_moment_it_thought_about() -> None:
    driven = bot_at_one()
    turning = driven.table.turning
    driven.plan(0)
    assert driven.code_of(BotAct(1, (SPOT_A,), turning)) == "stale"
    assert driven.code_of(BotAct(0, (SPOT_A,), driven.table.turning)) == "stale"
    assert driven.ask(BotAct(1, (SPOT_A, 0), driven.table.turning))


def test_what_was_decided_but_never_kept_leaves_no_trace() -> None:
    driven = running_toy()
    before = driven.table
    decide(before, Asking(Act(0, (SPOT_A,)), driven.now, ONE, "lost"))
    driven.act(0, SPOT_B)
    assert driven.table.match.moments[-1].ply.action == SPOT_B
    assert before.match.moments == driven.table.match.moments[:-1]


def test_two_tables_decided_from_one_share_no_match() -> None:
    driven = running_toy()
    asking = Asking(Act(0, (SPOT_A,)), driven.now, ONE, "twice")
    one, other = decide(driven.table, asking).table, decide(driven.table, asking).table
    again = after(driven.table, decide(driven.table, asking).envelopes)
    assert len({id(table.match) for table in (one, other, again)}) == 3
    assert bytes_of(one) == bytes_of(again)


def test_any_log_folds_to_the_same_table() -> None:
    driven = running_finstere()
    for _ in range(60):
        seat = driven.table.to_act[0]
        choice = driven.table.match.legal_actions(seat)[-1]
        driven.act(seat, choice)
    again = folded(driven.context, driven.log)
    assert bytes_of(again) == bytes_of(driven.table)
    assert again.number == driven.table.number == len(driven.log) - 1
    assert again.clocks == driven.table.clocks
