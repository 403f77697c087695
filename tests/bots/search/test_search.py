"""The search, on the toy: chance, sealed plans, and a lamp that nobody sees."""

import numpy as np
import pytest
from numpy.typing import NDArray

from gloaming.bots.search.bot import SearchBot, Ways
from gloaming.bots.search.opening import open_search
from gloaming.bots.search.records import Habits
from gloaming.bots.search.searching import Budget, Search
from gloaming.bots.thinking import Thinking, Thought
from gloaming.core.layout import blank, clone, same
from gloaming.core.match import Match
from gloaming.core.streams import stream_from
from tests.core.toy import TOY
from tests.core.toy.game import ToyOptions
from tests.core.toy.rules import SPOT, WAGER
from tests.core.toy.state import SIDE, State

from . import toy_turns

WAYS = Ways(
    toy_turns.__name__,
    open_search(toy_turns, State, NDArray[np.float64]),
    lambda _room, mind: mind,
)
LOW, HIGH = WAGER, WAGER + 2
MIDDLE = SPOT + SIDE // 2 * SIDE + SIDE // 2
CORNER = SPOT


def searcher(simulations: int = 4000) -> SearchBot:
    """Return a bot that searches the toy."""
    habits = blank(Habits)
    habits[0].temperature, habits[0].exploration = 0.05, 1.5
    return SearchBot(WAYS, np.zeros(1), habits, Budget(simulations, 60.0, 16))


def hidden(spot: int, die: int) -> Match:
    """Return a match in which the first seat has hidden, and is to bet."""
    match = Match(TOY, ToyOptions(players=2, rounds=1), "7")
    match.settle()
    match.states = clone(match.states)
    match.state.die = die
    match.play(0, spot)
    return match


@pytest.mark.parametrize(("die", "spot", "wager"), [(1, CORNER, HIGH), (6, MIDDLE, LOW)])
def test_it_bets_high_in_the_dark_and_low_in_the_light(die: int, spot: int, wager: int) -> None:
    match = hidden(spot, die)
    assert searcher().plan(TOY, match.states, 0, stream_from(1)) == [wager]


def test_it_hides_where_the_lamp_seldom_shines() -> None:
    match = Match(TOY, ToyOptions(players=2, rounds=1), "7")
    match.settle()
    match.states = clone(match.states)
    match.state.die = 6
    (spot,) = searcher(3000).plan(TOY, match.states, 0, stream_from(1))
    x, y = divmod(spot - SPOT, SIDE)
    assert abs(x - SIDE // 2) + abs(y - SIDE // 2) > SIDE // 3


def test_what_is_hidden_changes_nothing() -> None:
    plans = []
    for lamp in (0, SIDE - 1):
        match = hidden(CORNER, 3)
        match.state.lamp_x = match.state.lamp_y = lamp
        stream = stream_from(3)
        imagined = TOY.imagine(match.states, 0, stream)
        thinking = Thinking()
        plans.append((searcher(50).plan(TOY, imagined, 0, stream, thinking), thinking.last))
    assert plans[0] == plans[1]


def test_the_states_are_left_as_they_were() -> None:
    match = hidden(CORNER, 3)
    before = clone(match.states)
    searcher(50).plan(TOY, match.states, 0, stream_from(1))
    assert same(match.states, before)


def test_every_simulation_is_counted_once() -> None:
    match = hidden(CORNER, 3)
    bot = searcher(200)
    search = bot.search(match.states, 0)
    search.run(stream_from(1), Thinking())
    root = search.tree.nodes[0]
    followed = sum(search.tree.edges[edge].visits for edge in edges_of(search))
    assert root.visits == search.done == 200
    assert followed == root.visits - 1
    assert sum(search.tree.edges[edge].prior for edge in edges_of(search)) == pytest.approx(1.0)


def edges_of(search: Search) -> range:
    """Return the edges of the root."""
    root = search.tree.nodes[0]
    return range(root.first, root.first + root.count)


def test_it_tells_what_it_thinks_while_it_thinks() -> None:
    match = hidden(CORNER, 1)
    said: list[Thought] = []
    searcher().plan(TOY, match.states, 0, stream_from(1), Thinking(listener=said.append))
    simulations = [thought.simulations for thought in said]
    assert simulations == sorted(simulations)
    assert len(said) > 2
    assert said[-1].line[0].action == HIGH
    mine, theirs = said[-1].shares
    assert said[-1].value == mine > theirs == pytest.approx(1.0 - mine)
    assert said[-1].sentence == f"expects {said[-1].value:.0%} of the win"


def test_it_can_be_called_off() -> None:
    match = hidden(CORNER, 1)
    thinking = Thinking()

    def enough(thought: Thought) -> None:
        thinking.is_called_off = thought.simulations > 20

    thinking.listener = enough
    assert searcher(1_000_000 // 16).plan(TOY, match.states, 0, stream_from(1), thinking)
    assert thinking.last is not None
    assert thinking.last.simulations < 10_000


def test_it_thinks_no_longer_than_it_may() -> None:
    match = hidden(CORNER, 1)
    thinking = Thinking(seconds=0.0)
    assert searcher(50_000).plan(TOY, match.states, 0, stream_from(1), thinking)
    assert thinking.last is not None
    assert thinking.last.simulations == 1


def test_it_simulates_no_more_than_it_may() -> None:
    thinking = Thinking(simulations=7)
    searcher(500).plan(TOY, hidden(CORNER, 1).states, 0, stream_from(1), thinking)
    assert thinking.last is not None
    assert thinking.last.simulations == 7


def test_the_moves_that_were_tried_most_are_told_in_order() -> None:
    search = searcher(300).search(hidden(CORNER, 1).states, 0)
    search.run(stream_from(1), Thinking())
    candidates = search.candidates(100)
    assert candidates[0].actions == search.decision().actions
    assert candidates[0].shares == search.decision().shares
    visits = [candidate.simulations for candidate in candidates]
    assert visits == sorted(visits, reverse=True)
    assert len({candidate.actions for candidate in candidates}) == len(candidates) == 3
    assert all(candidate.line[0] == (0, candidate.actions[0]) for candidate in candidates)
    assert search.candidates(2) == candidates[:2]
