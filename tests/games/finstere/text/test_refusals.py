"""Refusals that no rule's own test meets."""

from typing import Any, get_args

import pytest

from gloaming.core.layout import clone, same
from gloaming.games.finstere.actions import ACTIONS, CARD, STOP
from gloaming.games.finstere.game import GAME
from gloaming.games.finstere.moves import barriers_told
from gloaming.games.finstere.moves.barriers import Barrier
from gloaming.games.finstere.text import refusal_told
from gloaming.games.finstere.text.refusals import (
    SAYINGS,
    Obstacle,
    Reason,
    Refused,
    refusal_of,
)
from tests.games.finstere.positions import match_at, play, refusal, window


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


def test_what_the_rules_tell_has_its_name() -> None:
    """Numbers are places among names, so both stand in the same order."""
    reasons = get_args(Reason)

    assert tuple(SAYINGS) == reasons
    assert reasons == (*get_args(Obstacle), *get_args(Barrier), *reasons[9:])
    assert named(barriers_told, Barrier, "by-") == [*get_args(Barrier)]
    assert named(refusal_told, Reason) == [*reasons[9:]]


def named(module: Any, names: Any, prefix: str = "") -> list[str]:
    """Return the names that have a constant of the same name in a module, at their place."""
    own = {name.lower().replace("_", "-"): value for name, value in vars(module).items()}
    return [
        name for place, name in enumerate(get_args(names)) if own.get(f"{prefix}{name}") == place
    ]


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
