"""Matches played in atoms come to the same as whole moves and whole walks."""

from collections.abc import Iterator

import msgspec
import numpy as np
import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from gloaming.core.actors import AUTOMATIC, CHANCE
from gloaming.core.layout import Records, array, clone
from gloaming.core.match import Match
from gloaming.games.finstere.actions import CARD, STEP, STOP
from gloaming.games.finstere.exchange.position import Position
from gloaming.games.finstere.exchange.to_position import to_position
from gloaming.games.finstere.exchange.walk import tell_walk
from gloaming.games.finstere.game import GAME
from gloaming.games.finstere.material import CARDS
from gloaming.games.finstere.moves.complete_moves import complete_moves
from gloaming.games.finstere.state import DRAWING, State
from gloaming.games.finstere.text.drawing import draw
from tests.games.finstere.positions import NAMES, examples, match_at
from tests.games.finstere.strategies import Plain, positions, positions_and_tokens


def legal(states: Records[State], seat: int) -> list[int]:
    """Return what a seat may do."""
    out = np.empty(GAME.most_actions, np.int64)
    return [int(action) for action in out[: GAME.entry_points.legal_actions(states, 0, seat, out)]]


def after(states: Records[State], seat: int, action: int) -> Records[State]:
    """Return the state after an action."""
    changed = clone(states)
    GAME.entry_points.apply(changed, 0, seat, action)
    return changed


def stops(states: Records[State], seat: int, seen: set[bytes]) -> Iterator[Records[State]]:
    """Return the states in which a token on the move may come to rest, in any way of steps."""
    actions = legal(states, seat)
    assert actions, "a move that has begun can be completed"
    for action in actions:
        reached = after(states, seat, action)
        if action == STOP:
            yield reached
        elif array(reached).tobytes() not in seen:
            seen.add(array(reached).tobytes())
            assert STEP <= action < STOP
            yield from stops(reached, seat, seen)


def pictures(states: Iterator[Records[State]]) -> set[str]:
    """Return what states look like, whoever waits in whichever order."""
    return {draw(to_position(state[0].floor, NAMES)) for state in states}


def begin(match: Match, name: str) -> Records[State]:
    """Return the state in which a token has been picked."""
    token = NAMES.index(name)
    match.state.to_move = match.state.tokens[token].seat
    return after(match.states, int(match.state.to_move), token)


@settings(max_examples=examples(100, 10))
@given(positions_and_tokens(NAMES))
@pytest.mark.sweep
def test_steps_lead_to_exactly_the_complete_moves(chosen: tuple[Plain, str]) -> None:
    """Whatever is legal step by step is a complete move, and the other way round (rules 4.1)."""
    plain, name = chosen
    assume(name[1] != "5")
    position = msgspec.convert(plain, Position)
    picked = begin(match_at(draw(position)), name)

    by_steps = pictures(stops(picked, NAMES.index(name) // 4, set()))
    whole = {
        draw(msgspec.structs.replace(move.position, rulings=msgspec.UNSET))
        for move in complete_moves(position, name, int(name[1]))
    }

    assert by_steps == whole


@settings(max_examples=examples(200, 25))
@given(positions(NAMES), st.integers(0, len(CARDS) - 1))
def test_the_monster_of_a_match_walks_as_it_is_told(plain: Plain, card: int) -> None:
    """Step by step as in one go, in the second half (rules 5.9)."""
    position = msgspec.convert(plain, Position)
    match = match_at(draw(position))
    match.state.second_half = True
    match.state.phase = DRAWING
    match.states = after(match.states, CHANCE, CARD + card)
    while match.actor == AUTOMATIC:
        match.go_on()

    walk = tell_walk(position, CARDS[card]).walk
    told = msgspec.structs.replace(walk.position, rulings=msgspec.UNSET)

    assert pictures(iter([match.states])) == {draw(told)}
