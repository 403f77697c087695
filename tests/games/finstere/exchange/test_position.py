"""Positions as JSON."""

import pytest

from gloaming.core.errors import NotationError
from gloaming.core.interchange import read_json, write_json
from gloaming.games.finstere.exchange.position import ChosenRulings, Position, movable_of
from gloaming.games.finstere.options import PRESETS, Rulings
from tests.games.finstere.positions import read, window

EXAMPLE = """{"game": "finstere",
 "monster": {"cell": [9, 7], "facing": "E"},
 "tokens": [{"name": "A", "cell": [9, 1]}, {"name": "B", "cell": [8, 7]}],
 "tiles": [{"kind": "stone", "cell": [13, 5]}, {"kind": "crystal", "cell": [3, 4]},
           {"kind": "turn-right", "cell": [10, 7]}, {"kind": "turn-back", "cell": [12, 6]},
           {"kind": "teleporter", "pair": "yellow", "cell": [9, 4], "arrow": "E"},
           {"kind": "teleporter", "pair": "yellow", "cell": [14, 6], "arrow": "S"},
           {"kind": "blood", "cells": [[10, 5], [11, 5], [10, 6], [11, 6]]}],
 "waiting": ["C"],
 "rulings": {"preset": "nl", "sight_across_blood": false}}"""

DRAWN = window(3, 1, """
    .   .   .   .   .   .    A   .   .   .   /
    .   .   .   .   .   .    .   .   .   .   .
    .   .   .   .   .   .    .   .   .   .   .
    o   .   .   .   .   .   y>   .   .   .   .
    .   .   .   .   .   .    .   ~   ~   .   #
    .   .   .   .   .   .    .   ~   ~   u   .   yv
    .   .   .   .   .   B   M>   r   .   .   .
    waiting: C
    rulings: nl sight_across_blood=false
""")  # fmt: skip


def test_the_example_of_the_interchange_is_the_drawing() -> None:
    position = read_json(EXAMPLE, Position)
    drawn = read(DRAWN)

    assert (position.monster, position.tokens) == (drawn.monster, drawn.tokens)
    assert sorted(position.tiles, key=repr) == sorted(drawn.tiles, key=repr)
    assert (position.waiting, position.rulings) == (drawn.waiting, drawn.rulings)


def test_json_round_trips() -> None:
    position = read_json(EXAMPLE, Position)

    assert read_json(write_json(position), Position) == position


def test_what_was_not_said_is_not_written() -> None:
    text = write_json(read(window(4, 4, "M> A")))

    assert text == (
        '{"game":"finstere","monster":{"cell":[4,4],"facing":"E"},'
        '"tokens":[{"name":"A","cell":[5,4]}],"tiles":[]}'
    )


def test_names_pools_and_movable_tiles_of_a_position() -> None:
    position = read_json(EXAMPLE, Position)

    assert position.names() == ["A", "B", "C"]
    assert len(position.pools()) == 1
    assert movable_of(position) == {
        ("stone", (13, 5)),
        ("crystal", (3, 4)),
        ("turn-right", (10, 7)),
        ("turn-back", (12, 6)),
    }


def test_rulings_are_official_unless_said() -> None:
    assert read(window(4, 4, "M>")).ruled() == Rulings()
    assert read(window(4, 4, "M>\nrulings: nl")).ruled() == PRESETS["nl"]
    assert ChosenRulings(preset="en", corner_tiles="off").resolved() == Rulings(
        second_half_cards="same-7", sight_across_blood=False, corner_tiles="off"
    )


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('"facing": "E"', '"facing": "X"', "$.monster.facing: Invalid enum value 'X'"),
        ('"cell": [9, 7]', '"cell": [9.0, 7]', "$.monster.cell[0]: Expected `int`, got `float`"),
        ('"cell": [9, 7]', '"cell": [9]', "$.monster.cell: Expected `array` of length 2"),
        ('"name": "A"', '"name": 1', "$.tokens[0].name: Expected `str`, got `int`"),
        ('"stone"', '"pebble"', "$.tiles[0].kind: Invalid value 'pebble'"),
        ('"yellow"', '"red"', "$.tiles[4].pair: Invalid enum value 'red'"),
        ('"arrow": "E"', '"arow": "E"', "$.tiles[4]: Object contains unknown field `arow`"),
        ("[10, 5], [11, 5], ", "", "$.tiles[6].cells: Expected `array` of length 4"),
        ('"waiting"', '"wating"', "$: Object contains unknown field `wating`"),
        ('"nl"', '"fr"', "$.rulings.preset: Invalid enum value 'fr'"),
        ('"game": "finstere"', '"game": "menhirs"', "$.game: Invalid enum value 'menhirs'"),
        (', "cell": [9, 1]', "", "$.tokens[0]: Object missing required field `cell`"),
        ('"waiting"', '"tiles"', "$.tiles: this key is given twice"),
    ],
)
def test_what_cannot_be_read_is_refused_by_its_place(old: str, new: str, why: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_json(EXAMPLE.replace(old, new, 1), Position)

    assert str(caught.value).startswith(why)
