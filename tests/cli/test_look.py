"""`gloaming look` gives the verdict for a scene exactly as the interchange defines it."""

import json
from pathlib import Path
from typing import Any

import pytest

from .terminal import Run, reason_of

SCENE: dict[str, Any] = {
    "game": "spokenchaos",
    "furniture": [{"piece": "table", "x": 3.0, "y": 3.0, "yaw": 0, "face": "upright"}],
    "ghosts": [
        {"name": "r1", "colour": "red", "size": "large", "x": 2.5, "y": 4.5, "level": 0},
        {"name": "b2", "colour": "blue", "size": "small", "x": 5.5, "y": 5.5, "level": 0},
    ],
}


def saved(scene: dict[str, Any], name: str = "lobby.json") -> str:
    """Write a scene into the folder of the test; return the name of its file."""
    Path(name).write_text(json.dumps(scene), "utf-8")
    return name


def test_seen_and_hidden_ghosts_are_told_apart(gloaming: Run) -> None:
    verdict = gloaming("look", saved(SCENE), "--door", "N3", "--json").json
    assert set(verdict) == {"seen", "hidden"}
    (seen,), (hidden,) = verdict["seen"], verdict["hidden"]
    assert list(seen) == ["name", "samples", "mirrored", "line"]
    assert (seen["name"], seen["mirrored"]) == ("r1", 0)
    assert seen["samples"] >= 16
    assert seen["line"][0] == [2.5, 6.35, 0.7]
    assert len(seen["line"]) == 2
    assert list(hidden) == ["name", "samples"]
    assert hidden["name"] == "b2"


def test_a_position_comes_from_standard_input_too(gloaming: Run) -> None:
    said = gloaming("look", "-", "--door", "N3", stdin=json.dumps(SCENE)).text
    assert said.splitlines()[0].startswith("r1: seen, ")
    assert said.splitlines()[1] == "b2: hidden, 0 samples"


def test_an_empty_lobby_can_be_looked_at(gloaming: Run) -> None:
    empty = saved({"game": "spokenchaos"})
    assert gloaming("look", empty, "--door", "S6", "--json").json == {"seen": [], "hidden": []}
    assert gloaming("look", empty, "--door", "S6").text == "no ghosts are in the lobby\n"


def test_the_id_picture_is_saved(gloaming: Run) -> None:
    gloaming("look", saved(SCENE), "--door", "N3", "--png", "seen.png", "--json").json  # noqa: B018
    assert Path("seen.png").read_bytes().startswith(b"\x89PNG\r\n\x1a\n")


@pytest.mark.parametrize("door", ["N0", "N7", "X1", "", "n3", "N33"])
def test_what_is_no_door_is_refused(gloaming: Run, door: str) -> None:
    assert "--door" in reason_of(gloaming("look", saved(SCENE), "--door", door))


def test_other_positions_and_places_are_refused(gloaming: Run) -> None:
    menhirs = {
        "game": "menhirs", "heights": [3, 4, 5, 6, 5, 4, 3],
        "menhirs": [[4, 3]], "mist": [[4, 3]], "turn": 1,
    }  # fmt: skip
    refused = reason_of(gloaming("look", saved(menhirs), "--door", "N3"))
    assert "only Spokenchaos has a keyhole" in refused
    refused = reason_of(gloaming("look", saved(SCENE), "--door", "N3", "--png", "no/such/place"))
    assert "cannot be saved" in refused
    assert "moves are listed for" in reason_of(gloaming("moves", saved(SCENE)))
    sticking = {"piece": "table", "x": 0, "y": 0, "yaw": 0, "face": "upright"}
    refused = reason_of(gloaming("look", saved({**SCENE, "furniture": [sticking]}), "--door", "N3"))
    assert "$.furniture[0]" in refused
