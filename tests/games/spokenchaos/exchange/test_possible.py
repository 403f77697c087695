"""What a position may not say is refused, with its place and the reason."""

import json
from typing import Any

import pytest

from gloaming.core.errors import NotationError, PositionError
from gloaming.games.spokenchaos.exchange.interchange import read_position
from tests.games.spokenchaos.scenes import described


def changed(*lines: str, **changes: Any) -> dict[str, Any]:
    """Return a described position with changes: furniture_0_x=3 and so on."""
    plain = described(*lines)
    for path, value in changes.items():
        *way, last = path.split("_")
        target: Any = plain
        for step in way:
            target = target[int(step) if step.isdigit() else step]
        target[last] = value
    return plain


TABLE, SMALL = "table 3 3", "small 2.5 4.5"

REFUSED: dict[str, tuple[dict[str, Any], str]] = {
    "piece twice": (
        changed(TABLE, "table 1 1"),
        "$.furniture[1].piece: there is only one table",
    ),
    "x off the grid": (
        changed(TABLE, furniture_0_x=3.01),
        "$.furniture[0].x: 3.01 is not a multiple of 1/32",
    ),
    "y off the grid": (
        changed(SMALL, ghosts_0_y=4.51),
        "$.ghosts[0].y: 4.51 is not a multiple of 1/32",
    ),
    "y of a table off the grid": (
        changed(TABLE, furniture_0_y=3.01),
        "$.furniture[0].y: 3.01 is not a multiple of 1/32",
    ),
    "x of a ghost off the grid": (
        changed(SMALL, ghosts_0_x=2.51),
        "$.ghosts[0].x: 2.51 is not a multiple of 1/32",
    ),
    "x off the lobby": (
        changed(TABLE, furniture_0_x=6.5),
        "$.furniture[0].x: 6.5 is outside the lobby, 0 to 6",
    ),
    "half a degree": (
        changed(TABLE, furniture_0_yaw=0.5),
        "$.furniture[0].yaw: 0.5 is not in whole degrees",
    ),
    "sticks out": (
        changed("table 0.25 3"),
        "$.furniture[0]: the table would stick out of the lobby",
    ),
    "falls over": (
        changed(TABLE, "mirror 1 1 on back"),
        "$.furniture[1]: the mirror would fall over",
    ),
    "leans on nothing": (
        changed("mirror 1 1 lean left"),
        "$.furniture[0]: the mirror has nothing to lean on: nothing stops it by 60 degrees",
    ),
    "name twice": (
        changed(SMALL, "small 2.5 3.5", ghosts_1_name="g0"),
        "$.ghosts[1].name: a second ghost is called 'g0'",
    ),
    "no name": (
        changed(SMALL, ghosts_0_name=""),
        "$.ghosts[0].name: a name is 1 to 64 printable characters",
    ),
    "name of two lines": (
        changed(SMALL, ghosts_0_name="a\nb"),
        "$.ghosts[0].name: a name is 1 to 64 printable characters",
    ),
    "between fields": (
        changed("small 2.125 4.5"),
        "$.ghosts[0]: 'g0' is not wholly inside one field",
    ),
    "lying across fields": (
        changed("small 2.25 4.5 lying E"),
        "$.ghosts[0]: 'g0' is not wholly inside one field",
    ),
    "in the wall": (
        changed("small 6 4.5"),
        "$.ghosts[0]: 'g0' is not wholly inside one field",
    ),
    "inside furniture": (
        changed("armchair 3 3", "small 3.25 2.75"),
        "$.ghosts[0]: 'g0' does not fit here at any height",
    ),
    "one level": (
        changed(SMALL, ghosts_0_level=1),
        "$.ghosts[0].level: there is 1 level for 'g0' here, from 0",
    ),
    "two levels": (
        changed("table 2.5 2.5", "small 2.5 2.5 level 2"),
        "$.ghosts[0].level: there are 2 levels for 'g0' here, from 0",
    ),
    "inside another": (
        changed(SMALL, "small 2.75 4.5"),
        "$.ghosts[1]: 'g1' would be inside 'g0' at [2.75, 4.5]",
    ),
    "too many": (
        changed(*[SMALL] * 241),
        "$.ghosts: there are more than 240 ghosts",
    ),
}  # fmt: skip

UNREADABLE: dict[str, tuple[dict[str, Any], str]] = {
    "another game": (changed(game="menhirs"), "$.game"),
    "unknown key": (changed(TABLE, furniture_0_z=1), "$.furniture[0]"),
    "unknown piece": (changed(TABLE, furniture_0_piece="sofa"), "$.furniture[0].piece"),
    "unknown face": (changed(TABLE, furniture_0_face="top"), "$.furniture[0].face"),
    "unknown side": (changed(TABLE, furniture_0_lean="up"), "$.furniture[0].lean"),
    "no lean": (changed(TABLE, furniture_0_lean=None), "$.furniture[0].lean"),
    "unknown colour": (changed(SMALL, ghosts_0_colour="white"), "$.ghosts[0].colour"),
    "unknown size": (changed(SMALL, ghosts_0_size="huge"), "$.ghosts[0].size"),
    "level below": (changed(SMALL, ghosts_0_level=-1), "$.ghosts[0].level"),
    "half a level": (changed(SMALL, ghosts_0_level=0.5), "$.ghosts[0].level"),
    "unknown way": (changed(SMALL, ghosts_0_lying="NE"), "$.ghosts[0].lying"),
    "text for a number": (changed(SMALL, ghosts_0_x="2.5"), "$.ghosts[0].x"),
    "truth for a number": (changed(TABLE, furniture_0_yaw=True), "$.furniture[0].yaw"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_cannot_be_is_refused_by_its_place(case: str) -> None:
    plain, why = REFUSED[case]

    with pytest.raises(PositionError) as caught:
        read_position(json.dumps(plain))
    assert str(caught.value) == why


@pytest.mark.parametrize("case", UNREADABLE)
def test_what_cannot_be_read_is_refused_by_its_place(case: str) -> None:
    plain, place = UNREADABLE[case]

    with pytest.raises(NotationError) as caught:
        read_position(json.dumps(plain))
    assert caught.value.place == place


@pytest.mark.parametrize("number", ["1e999", "-1e999", "1e300", "-0.5"])
def test_numbers_beyond_the_lobby_are_refused(number: str) -> None:
    text = json.dumps(changed(TABLE, furniture_0_x=7)).replace('"x": 7', f'"x": {number}')

    with pytest.raises(PositionError, match="outside the lobby"):
        read_position(text)


@pytest.mark.parametrize("yaw", ["1e999", "1e308"])
def test_a_yaw_is_a_number_of_degrees(yaw: str) -> None:
    text = json.dumps(changed(TABLE, furniture_0_yaw=7)).replace('"yaw": 7', f'"yaw": {yaw}')

    if yaw == "1e999":
        with pytest.raises(PositionError, match="whole degrees"):
            read_position(text)
    else:
        assert read_position(text).furniture


def test_ghosts_above_each_other_are_fine() -> None:
    plain = changed("table 2.5 2.5", "small 2.5 2.5", "small 2.5 2.5 level 1")

    assert read_position(json.dumps(plain)).ghosts


def test_pieces_are_let_down_in_the_order_of_the_list() -> None:
    """Under the desk's top there is no room for the table, but on it there is."""
    assert read_position(json.dumps(changed("desk 3 3", "table 3 3"))).furniture
    with pytest.raises(PositionError, match=r"furniture\[1\]: the desk would fall over"):
        read_position(json.dumps(changed("table 3 3", "desk 3.75 3")))


def test_half_a_position_is_welcome() -> None:
    assert read_position('{"game": "spokenchaos"}').ghosts == ()
    assert read_position('{"game": "spokenchaos", "ghosts": []}').furniture == ()
