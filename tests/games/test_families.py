"""The numbers of actions mean what games write of them."""

from typing import Any

import pytest

from gloaming.core.families import count_actions, first_numbers, parts_of_action
from gloaming.core.layout import Records
from gloaming.games import NAMES, find


def parts(name: str, text: str) -> tuple[str, dict[str, Any]]:
    """Return what a game's action means that is written so."""
    game = find(name)
    options = game.options_type()
    states: Records[Any] = game.start(options)
    action = game.read_action(options, states, text)
    family, values = parts_of_action(game.families, action)
    return family, values


@pytest.mark.parametrize("name", NAMES)
def test_families_fill_all_numbers(name: str) -> None:
    game = find(name)
    last = first_numbers(game.families)[-1] + game.families[-1].size
    assert count_actions(game.families) == last
    assert len({family.name for family in game.families}) == len(game.families)


@pytest.mark.parametrize(
    ("text", "family", "values"),
    [
        ("G4", "pick", {"token": 2}),
        ("I", "step", {"letter": "I"}),
        ("stop", "stop", {}),
        ("monster 8", "card", {"kind": 2}),
        ("lay blood 4x1 (4,8)", "place", {"form": 13, "cell": 157}),
    ],
)
def test_actions_of_finstere(text: str, family: str, values: dict[str, Any]) -> None:
    assert parts("finstere", text) == (family, values)


@pytest.mark.parametrize(
    ("text", "family", "values"),
    [
        ("deal menhir", "deal", {"land": "menhir"}),
        ("place (4,3)", "place", {"cell": 26}),
        ("tile (1,1)", "tile", {"cell": 3}),
        ("go SW", "go", {"direction": "SW"}),
        ("remove (7,1)", "remove", {"cell": 48}),
        ("pass", "pass", {}),
    ],
)
def test_actions_of_menhirs(text: str, family: str, values: dict[str, Any]) -> None:
    assert parts("menhirs", text) == (family, values)


@pytest.mark.parametrize(
    ("text", "family", "values"),
    [
        ("die to orange", "holder", {"seat": 1}),
        ("door E3", "door", {"side": "E", "number": 2}),
        ("midnight tag", "midnight", {"card": "tag"}),
        ("take desk", "take", {"piece": 2}),
        ("yaw 90", "yaw", {"yaw": 90}),
        ("at 2.5,3.25", "at", {"x": 80, "y": 104}),
        ("ghost m1", "ghost", {"ghost": 4}),
        ("S", "step", {"side": "S"}),
        ("spot 0.5,0.25 level 1 lying E", "spot", {"way": 2, "level": 1, "y": 8, "x": 16}),
        ("lie up", "lie", {"way": 0}),
        ("tag s2", "tag", {"ghost": 1}),
    ],
)
def test_actions_of_spokenchaos(text: str, family: str, values: dict[str, Any]) -> None:
    assert parts("spokenchaos", text) == (family, values)
