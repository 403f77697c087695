"""What bots thought: told to all, but never before what they did."""

from typing import Any

import msgspec
import pytest

from gloaming.bots import find_bot
from gloaming.bots.thinking import Thinking
from gloaming.games import find
from gloaming.server.bot_players.players import think
from gloaming.server.tables.commands import AskTakeback, BotAct, PutBot, Ready, Sit
from gloaming.server.tables.events import Acted, read_event
from gloaming.server.tables.fold import folded
from gloaming.server.tables.refusal import Refusal
from gloaming.server.tables.settings import TableSettings
from gloaming.server.tables.thoughts import BotThought, Chances
from gloaming.server.tables.views.expecting import Expectation, expectation_of
from gloaming.server.tables.views.shown import ShownThought
from gloaming.server.tables.views.sights import ViewCache
from gloaming.server.tables.views.view import person_view
from tests.core.toy.rules import WAGER

from .driving import ONE, SPOT_A, Driven, toy_table

OPTIONS: dict[str, dict[str, str]] = {
    "menhirs": {},
    "finstere": {"players": "2", "layout": "random"},
}
HOPE, FEAR = BotThought(0.75, simulations=32), BotThought(0.0, is_proven=True, turns=3)


def with_bot(driven: Driven, seat: int = 1) -> Driven:
    """Return a table of two at which a bot plays one seat and somebody the other."""
    driven.ask(PutBot(seat, "random"), ONE)
    driven.ask(Sit(1 - seat), ONE)
    driven.ask(Ready(), ONE)
    return driven


def open_table(game: str, seat: int = 0) -> Driven:
    """Return a running table of a game without secrets."""
    settings = TableSettings(game=game, options=OPTIONS[game])
    return with_bot(Driven(settings, find(game)), seat)


def bot_acts(driven: Driven, seat: int, *actions: int, thought: BotThought | None) -> None:
    """Let a bot act that tells what it thinks."""
    driven.ask(BotAct(seat, actions, driven.table.turning, thought))


def thoughts(driven: Driven, person: Any = None) -> list[ShownThought | None]:
    """Return what is told of everybody's thoughts."""
    return [seat.thought for seat in driven.view(person).now.seats]


def expectation(driven: Driven, seat: int) -> Expectation:
    """Return what the bot of a seat expects, as a spectator is told."""
    return expectation_of(person_view(driven.table, None, ViewCache()), seat)()


def test_all_see_what_a_bot_thought_when_it_acted() -> None:
    driven = open_table("finstere")
    assert thoughts(driven) == [None, None]
    bot_acts(driven, 0, driven.table.match.legal_actions(0)[0], thought=HOPE)
    for person in (ONE, None):
        assert thoughts(driven, person) == [ShownThought(0.75, simulations=32), None]


def test_the_chances_of_all_seats_are_those_that_a_bot_told_last() -> None:
    driven = open_table("finstere")
    assert driven.view(ONE).now.chances is None
    for shares in ((0.75, 0.25), (0.5, 0.5)):
        thought = BotThought(shares[0], shares)
        bot_acts(driven, 0, driven.table.match.legal_actions(0)[0], thought=thought)
        for person in (ONE, None):
            assert driven.view(person).now.chances == Chances(0, shares)


def test_guesses_of_older_logs_that_were_no_shares_are_bounded() -> None:
    driven = open_table("finstere")
    bot_acts(driven, 0, driven.table.match.legal_actions(0)[0], thought=BotThought(2.52))
    assert thoughts(driven)[0] == ShownThought(1.0)
    assert driven.view(ONE).now.chances is None


def test_a_thought_about_a_sealed_plan_is_told_when_the_plans_are() -> None:
    silent, telling = with_bot(toy_table()), with_bot(toy_table())
    bot_acts(silent, 1, SPOT_A, WAGER, thought=None)
    bot_acts(telling, 1, SPOT_A, WAGER, thought=BotThought(0.75, (0.25, 0.75), simulations=32))
    for person in (ONE, None):
        told = [msgspec.json.encode(driven.view(person)) for driven in (silent, telling)]
        assert told[0] == told[1]
    telling.plan(0)
    assert thoughts(telling) == [None, ShownThought(0.75, simulations=32)]


def test_the_last_thought_stays_until_the_next_may_be_told() -> None:
    driven = with_bot(toy_table())
    bot_acts(driven, 1, SPOT_A, WAGER, thought=HOPE)
    driven.plan(0)
    bot_acts(driven, 1, SPOT_A, WAGER, thought=FEAR)
    assert thoughts(driven)[1] == ShownThought(0.75, simulations=32)
    driven.plan(0)
    assert driven.table.phase == "over"
    assert thoughts(driven)[1] == ShownThought(0.0, is_proven=True, turns=3)


def test_a_thought_goes_with_the_turn_that_is_taken_back() -> None:
    driven = open_table("finstere", 1)
    turn_of_somebody(driven)
    plan = think(driven.table, 1, find_bot("finstere", "badger"))
    bot_acts(driven, 1, *plan.actions, thought=HOPE)
    assert thoughts(driven)[1]
    driven.ask(AskTakeback(0), ONE)
    assert thoughts(driven) == [None, None]


def turn_of_somebody(driven: Driven) -> None:
    """Let the person of the first seat move a token."""
    turn = driven.table.match.turn_number
    while driven.table.match.turn_number == turn:
        driven.act(0, driven.table.match.legal_actions(0)[-1])


def test_a_thought_is_kept_in_the_log() -> None:
    driven = open_table("finstere")
    bot_acts(driven, 0, driven.table.match.legal_actions(0)[0], thought=HOPE)
    assert folded(driven.context, driven.log).thoughts == driven.table.thoughts


def test_logs_from_before_bots_told_anything_are_read() -> None:
    old = b'{"type":"acted","seat":1,"actions":["G5"],"lag":0.0}'
    assert read_event(old) == Acted(1, ("G5",))


@pytest.mark.parametrize("game", OPTIONS)
def test_what_a_bot_expects_can_be_asked_for_and_is_not_done(game: str) -> None:
    driven = open_table(game)
    plan = think(driven.table, 0, find_bot(game, "fox"), Thinking(is_patient=True, simulations=200))
    assert plan.thought
    assert 0.0 < plan.thought.value < 1.0
    assert sum(plan.thought.shares) == pytest.approx(1.0, abs=0.01)
    bot_acts(driven, 0, *plan.actions, thought=plan.thought)
    before = driven.table.match.states
    state, moments = expectation(driven, 0)
    assert [moment.text for moment in moments] == [one.action for one in plan.thought.line]
    assert {moment.actor for moment in moments} <= {0, 1}
    if moments:
        assert state != moments[-1].state
    shown = thoughts(driven)[0]
    assert shown
    assert shown.has_line == bool(moments)
    assert driven.table.match.states is before


def test_a_line_goes_on_from_where_the_bot_acted() -> None:
    driven = open_table("menhirs")
    bot = find_bot("menhirs", "fox")
    plan = think(driven.table, 0, bot)
    bot_acts(driven, 0, *plan.actions, thought=plan.thought)
    line = expectation(driven, 0)
    assert line.moments
    driven.act(1, driven.table.match.legal_actions(1)[-1])
    assert expectation(driven, 0) == line


def test_people_are_not_asked_what_they_expect() -> None:
    driven = open_table("menhirs")
    for seat in (0, 1, 5):
        with pytest.raises(Refusal) as caught:
            expectation(driven, seat)
        assert caught.value.code == "no-such-bot"


def test_a_line_that_the_bot_does_not_follow_is_not_told() -> None:
    driven = open_table("menhirs")
    bot = find_bot("menhirs", "fox")

    class Fickle:
        """Thinks of one thing and does another."""

        def plan(self, *args: Any) -> list[int]:
            """Return another action than the one that was thought of."""
            first = bot.plan(*args)[0]
            return [action for action in driven.table.match.legal_actions(0) if action != first][:1]

    thought = think(driven.table, 0, Fickle()).thought
    assert thought
    assert thought.line == ()
