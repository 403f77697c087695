"""Refusals that no rule's own test meets."""

import pytest

from gloaming.core.layout import clone, same
from gloaming.games.finstere.actions import ACTIONS, CARD, STOP
from gloaming.games.finstere.game import GAME
from tests.games.finstere.positions import match_at, refusal, window


@pytest.mark.parametrize("action", [-1, ACTIONS, ACTIONS + 100])
def test_an_action_that_does_not_exist(action: int) -> None:
    match = match_at(window(4, 4, "G3"))

    assert not GAME.entry_points.is_legal(match.states, 0, 0, action)
    assert str(GAME.why_illegal(match.states, 0, action)) == f"there is no action {action}"


@pytest.mark.parametrize("action", [1, CARD])
def test_a_token_on_the_move_steps_or_stops(action: int) -> None:
    match = match_at(window(4, 4, "G3"))
    match.play(0, 1)

    refused = GAME.why_illegal(match.states, 0, action)

    assert not GAME.entry_points.is_legal(match.states, 0, 0, action)
    assert str(refused) == "a token is on the move: step, or stop (rules 4.1)"
    assert refused.rule == "4.1"


def test_a_refusal_changes_nothing() -> None:
    match = match_at(window(4, 4, "G3 M>"))
    match.play(0, 1)
    before = clone(match.states)

    GAME.why_illegal(match.states, 0, 17)

    assert same(match.states, before)
    match.play(0, STOP)


@pytest.mark.parametrize("tile", ["stone", "crystal", "turn-right", "turn-back"])
def test_the_tile_that_cannot_be_pushed_is_named(tile: str) -> None:
    mark = {"stone": "#", "crystal": "o", "turn-right": "r", "turn-back": "u"}[tile]

    assert refusal(window(4, 4, f"G3 {mark} R1"), "G3 E..").startswith(f"the {tile} cannot be")
