"""Refusals that no rule's own test meets."""

from typing import get_args

import pytest

from gloaming.core.layout import clone, same
from gloaming.games.finstere.actions import ACTIONS, CARD, STOP
from gloaming.games.finstere.game import GAME
from gloaming.games.finstere.moves.barriers import Barrier
from gloaming.games.finstere.text import refusal as reasons
from gloaming.games.finstere.text.refusal import REASONS, Obstacle, Refused, refusal_of
from tests.games.finstere.positions import match_at, play, refusal, window


@pytest.mark.parametrize("action", [-1, ACTIONS, ACTIONS + 100])
def test_an_action_that_does_not_exist(action: int) -> None:
    match = match_at(window(4, 4, "G3"))

    assert not GAME.entry_points.is_legal(match.states, 0, 0, action)
    assert str(GAME.why_illegal(match.states, 0, action)) == "there is no such action"


@pytest.mark.parametrize("action", [1, CARD])
def test_a_token_on_the_move_steps_or_stops(action: int) -> None:
    match = match_at(window(4, 4, "G3"))
    match.play(0, 1)

    refused = GAME.why_illegal(match.states, 0, action)

    assert not GAME.entry_points.is_legal(match.states, 0, 0, action)
    assert str(refused) == "a token is on its way: take a step, or stop (rules 4.1)"
    assert refused.rule == "4.1"


def test_a_refusal_changes_nothing() -> None:
    match = match_at(window(4, 4, "G3 M>"))
    match.play(0, 1)
    before = clone(match.states)

    GAME.why_illegal(match.states, 0, 17)

    assert same(match.states, before)
    match.play(0, STOP)


def test_the_cell_of_what_cannot_be_pushed_is_named() -> None:
    assert refusal(window(4, 4, "G3 # R1"), "G3 E..").startswith("what lies on (5,4) cannot be")


def test_the_reasons_begin_with_what_can_be_in_the_way() -> None:
    assert REASONS[:9] == (*get_args(Obstacle), *get_args(Barrier))


@pytest.mark.parametrize("place", range(9, len(REASONS)))
def test_every_other_reason_is_a_constant_of_its_name(place: int) -> None:
    assert getattr(reasons, REASONS[place].upper().replace("-", "_")) == place


@pytest.mark.parametrize(
    ("moves", "action", "told"),
    [
        ("G3 ..", "E", Refused("tile", (5, 4), "crystal")),
        ("G3 ..", "N", Refused("token", (4, 3), None)),
        ("G3 ..", "I", Refused("is-inside", None, None)),
        ("G3 ..", "G3", Refused("step-or-stop", None, None)),
        ("", "R1", Refused("not-yours", None, None)),
        ("", "lay stone (3,4)", Refused("pick-first", None, None)),
    ],
)
def test_a_refusal_is_told_as_values(moves: str, action: str, told: Refused) -> None:
    match = match_at(window(4, 2, "# R4 #\nR3 B3 R5\nG3 o R1"), flipped=["G3"])
    match.state.tokens[1].front = 6
    if moves:
        play(match, moves)
        match.state.steps_left = 1
    number = match.game.read_action(match.options, match.states, action)

    assert not GAME.entry_points.is_legal(match.states, 0, 0, number)
    assert refusal_of(match.states, 0, number) == told
