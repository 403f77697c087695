"""Whatever is wrong with the input: exit code 2, and one line that names the place."""

import json
import os
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from gloaming.cli import run
from gloaming.core.match import Match
from gloaming.core.record import write_record
from gloaming.games import find

from .positions import WALK, WALK_DRAWING, Position, saved
from .terminal import Run, reason_of

TOKENS = WALK["tokens"]
STONE = {"kind": "stone", "cell": [3, 3]}


def pool(*cells: list[int]) -> Position:
    """Return a pool of blood."""
    return {"kind": "blood", "cells": list(cells)}


POOL = pool([4, 8], [5, 8], [6, 8], [7, 8])


def teleporter(x: int, y: int, pair: str = "blue") -> Position:
    """Return a teleporter."""
    return {"kind": "teleporter", "pair": pair, "cell": [x, y], "arrow": "N"}


def with_tiles(*tiles: Position) -> Position:
    """Return the example with other tiles."""
    return {**WALK, "tiles": list(tiles)}


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["dance"], "No such command 'dance'"),
        (["--dance"], "No such option '--dance'"),
        (["monster"], "Missing argument 'POSITION'"),
        (["monster", "p"], "Missing option '--card'"),
        (["monster", "p", "--card"], "'--card' requires an argument"),
        (["monster", "p", "--card", "8", "--dance"], "No such option '--dance'"),
        (["monster", "p", "--card", "8", "q"], "unexpected extra argument"),
        (["new"], "Missing argument 'GAME'"),
        (["replay"], "Missing argument 'RECORD'"),
        (["play", "finstere", "--pace", "slow"], "Invalid value for '--pace'"),
    ],
)
def test_wrong_usage(gloaming: Run, arguments: list[str], reason: str) -> None:
    assert reason in reason_of(gloaming(*arguments))


@pytest.mark.parametrize("command", ["new", "play"])
def test_a_number_that_no_rule_can_count_with(gloaming: Run, command: str) -> None:
    reason = reason_of(gloaming(command, "menhirs", "--menhirs", "9" * 20))
    assert reason == "--menhirs: a number has 9 digits at most"


@pytest.mark.parametrize("command", [("replay",), ("analyse",), ("play", "--resume")])
def test_a_record_with_such_a_number(gloaming: Run, tmp_path: Path, command: list[str]) -> None:
    game, record = find("menhirs"), tmp_path / "record"
    written = write_record(Match(game, game.options_type(), seed="7"))
    record.write_text(re.sub(r"menhirs: \d+\nforests: \d+", f"menhirs: {'9' * 20}", written))
    assert reason_of(gloaming(*command, str(record))) == "a number is too great for the rules"


@pytest.mark.parametrize("pace", ["-1", "nan", "inf", "61"])
def test_a_pace_that_nobody_can_follow(gloaming: Run, pace: str) -> None:
    reason = reason_of(gloaming("play", "finstere", "--pace", pace))
    assert reason == "--pace: is 0 to 60.0 seconds"


@pytest.mark.parametrize("card", ["0", "21", "4-hits", "0-hits", "abc", "", "-1", "08", "8.0"])
def test_a_card_that_does_not_exist(gloaming: Run, card: str) -> None:
    reason = reason_of(gloaming("monster", saved(WALK), "--card", card))
    assert reason == f"--card: a card is 1 to 20, 1-hit, 2-hits, 3-hits or unlimited, not {card!r}"


@pytest.mark.parametrize("steps", ["-1", "21", "1000000", "4.0", "1_0", "x", ""])
def test_steps_that_no_token_has(gloaming: Run, steps: str) -> None:
    arguments = ["moves", saved(WALK), "--token", "A", "--steps", steps]
    assert reason_of(gloaming(*arguments)) == "--steps: say how many steps, 0 to 20"


def test_moves_need_a_token_and_steps(gloaming: Run) -> None:
    name = saved(WALK)
    assert reason_of(gloaming("moves", name, "--steps", "3")).startswith("--token: ")
    assert reason_of(gloaming("moves", name, "--token", "A")).startswith("--steps: ")
    unknown = gloaming("moves", name, "--token", "Z", "--steps", "3", "--json")
    assert reason_of(unknown) == "--token: there is no token 'Z'"


@pytest.mark.parametrize(
    "command", [["monster", "--card", "8"], ["moves", "--token", "A", "--steps", "1"], ["replay"]]
)
def test_files_that_cannot_be_read(gloaming: Run, command: list[str]) -> None:
    Path("folder").mkdir()
    Path("bytes").write_bytes(b"{\xff")
    for name, reason in [
        ("missing", "missing: cannot be read: No such file or directory"),
        ("folder", "folder: cannot be read: Is a directory"),
        ("bytes", "bytes: is not UTF-8 text (byte 1)"),
    ]:
        assert reason_of(gloaming(command[0], name, *command[1:])) == reason
    assert reason_of(gloaming(command[0], "-", *command[1:], stdin=b"\xff")).startswith("-: ")


def test_standard_input_that_is_closed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", None)
    code = run(["monster", "-", "--card", "8", "--json"])
    assert (code, *capsys.readouterr()) == (2, "", "gloaming: standard input: is closed\n")


def test_a_file_without_a_name(gloaming: Run) -> None:
    assert reason_of(gloaming("monster", "", "--card", "8")).startswith("'': cannot be read")
    assert reason_of(gloaming("monster", "a\0b", "--card", "8")) == "a\\x00b: no file is called so"


@pytest.mark.parametrize("text", ["x" * 100_000, "\ud83d", "\x1b[2J", "\u2028"])
def test_a_line_that_a_terminal_can_show(gloaming: Run, text: str) -> None:
    strange = {**WALK, "monster": {"cell": [9, 7], "facing": text}}
    reason = reason_of(gloaming("monster", "-", "--card", "8", stdin=json.dumps(strange)))
    assert reason.startswith("$.monster.facing: ")
    assert reason.isprintable()
    assert len(reason) < 400


@pytest.mark.skipif(os.geteuid() == 0, reason="nothing is unreadable to the superuser")
def test_a_file_without_permission(gloaming: Run) -> None:
    Path(saved(WALK)).chmod(0)
    assert "Permission denied" in reason_of(gloaming("monster", "position.json", "--card", "8"))


def test_a_file_without_end(gloaming: Run) -> None:
    with Path("huge").open("wb") as file:
        file.truncate(16 * 1024 * 1024 + 1)
    assert reason_of(gloaming("replay", "huge")).startswith("huge: is larger than")


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("{", "line 1, column 2"),
        (json.dumps(WALK) + "\n{}", "line 2, column 1"),
        ('{"game": "finstere", "game": "finstere"}', "$.game"),
        ("{}", "$.game"),
        ('{"game": 7}', "$.game"),
        ('{"game": ["finstere"]}', "$.game"),
        ('{"game": "chess"}', "$.game"),
        ('{"game": "finstere"}', "$"),
    ],
)
def test_bad_json(gloaming: Run, text: str, place: str) -> None:
    Path("bad").write_text(text, encoding="utf-8")
    assert reason_of(gloaming("monster", "bad", "--card", "8")).startswith(place + ": ")
    assert reason_of(gloaming("moves", "bad", "--token", "A", "--steps", "1", "--json")).startswith(
        place + ": "
    )


@pytest.mark.parametrize(
    "text", ['{"game": NaN}', '{"game":' * 100_000, '{"game": %s}' % ("9" * 9000), "[]", '"x"', ""]
)
def test_text_that_is_no_position_at_all(gloaming: Run, text: str) -> None:
    assert reason_of(gloaming("monster", "-", "--card", "8", stdin=text))


@pytest.mark.parametrize("text", ["", " \n\t\n"])
@pytest.mark.parametrize(
    "command",
    [
        ["monster", "--card", "8"],
        ["moves", "--token", "A", "--steps", "1"],
        ["look", "--door", "N1"],
        ["solve"],
    ],
)
def test_an_empty_position(gloaming: Run, command: list[str], text: str) -> None:
    Path("nothing").write_text(text, encoding="utf-8")
    for name, called in (("-", "standard input"), ("nothing", "nothing")):
        reason = reason_of(gloaming(command[0], name, *command[1:], stdin=text))
        assert reason == f"{called}: is empty; a position is a drawing or JSON"


def test_two_tokens_on_a_cell_are_named(gloaming: Run) -> None:
    name = saved({**WALK, "tokens": [*TOKENS, {"name": "Z", "cell": TOKENS[0]["cell"]}]})
    reason = reason_of(gloaming("monster", name, "--card", "8"))
    assert reason == "$.tokens[8].cell: token 'A' and token 'Z' are both on [9, 1]"


IMPOSSIBLE: list[tuple[str, Position, str]] = [
    ("float cell", {**WALK, "monster": {"cell": [9.0, 7], "facing": "E"}}, "$.monster.cell[0]"),
    ("unknown key", {**WALK, "dragon": 1}, "$: "),
    ("unknown key inside", {**WALK, "tokens": [{**TOKENS[0], "age": 9}]}, "$.tokens[0]"),
    ("facing nowhere", {**WALK, "monster": {"cell": [9, 7], "facing": "NE"}}, "$.monster.facing"),
    ("unknown tile", with_tiles({"kind": "door", "cell": [1, 1]}), "$.tiles[0]"),
    ("unknown preset", {**WALK, "rulings": {"preset": "fr"}}, "$.rulings.preset"),
    ("unknown ruling", {**WALK, "rulings": {"walls": True}}, "$.rulings"),
    ("nine cards", {**WALK, "rulings": {"second_half_cards": 9}}, "$.rulings.second_half_cards"),
    ("monster off the board", {**WALK, "monster": {"cell": [12, 0], "facing": "E"}}, "$.monster"),
    ("token off the board", {**WALK, "tokens": [{"name": "A", "cell": [0, 7]}]}, "$.tokens[0]"),
    ("negative cell", {**WALK, "tokens": [{"name": "A", "cell": [-1, 0]}]}, "$.tokens[0]"),
    ("two tokens", {**WALK, "tokens": [*TOKENS, {"name": "Z", "cell": [9, 1]}]}, "$.tokens[8]"),
    ("two names", {**WALK, "tokens": [*TOKENS, {"name": "A", "cell": [1, 1]}]}, "$.tokens[8]"),
    ("waiting twin", {**WALK, "waiting": ["A"]}, "$.waiting[0]"),
    ("token under him", {**WALK, "tokens": [{"name": "A", "cell": [9, 7]}]}, "$.tokens[0]"),
    ("stone on a token", with_tiles({"kind": "stone", "cell": [9, 1]}), "$.tiles[0]"),
    ("two stones", with_tiles(STONE, STONE), "$.tiles[1]"),
    ("stone off the board", with_tiles({"kind": "stone", "cell": [16, 5]}), "$.tiles[0]"),
    ("stone on a corner", with_tiles({"kind": "stone", "cell": [15, 10]}), "$.tiles[0]"),
    ("half a pair", with_tiles(teleporter(3, 3)), "$.tiles"),
    ("three of a pair", with_tiles(*(teleporter(x, 3) for x in (2, 5, 8))), "$.tiles"),
    ("neighbours", with_tiles(teleporter(3, 3), teleporter(3, 4)), "$.tiles[1]"),
    ("red pair", with_tiles(teleporter(3, 3, "red"), teleporter(5, 3, "red")), "$.tiles[0].pair"),
    ("teleporter at exit", with_tiles(teleporter(1, 0), teleporter(5, 3)), "$.tiles[0]"),
    ("blood at exit", with_tiles(pool([0, 1], [0, 2], [1, 1], [1, 2])), "$.tiles[0]"),
    ("odd pool", with_tiles(pool([4, 8], [5, 8], [6, 8], [6, 9])), "$.tiles[0]"),
    ("small pool", with_tiles(pool([4, 8], [5, 8], [6, 8])), "$.tiles[0].cells"),
    ("pool of one cell", with_tiles(pool(*[[4, 8]] * 4)), "$.tiles[0]"),
    ("pools overlap", with_tiles(POOL, POOL), "$.tiles[1]"),
    ("monster on blood", with_tiles(pool([8, 7], [9, 7], [8, 8], [9, 8])), "$.tiles[0]"),
    ("blood under teleporter", with_tiles(POOL, teleporter(4, 8), teleporter(2, 2)), "$.tiles[0]"),
    ("nameless token", {**WALK, "tokens": [{"name": "", "cell": [1, 1]}]}, "$.tokens[0].name"),
]  # fmt: skip


@pytest.mark.parametrize(
    ("position", "place"),
    [pytest.param(position, place, id=name) for name, position, place in IMPOSSIBLE],
)
def test_impossible_positions(gloaming: Run, position: Position, place: str) -> None:
    name = saved(position)
    for arguments in (["monster", name, "--card", "8"], ["moves", name, "--token", "A"]):
        assert reason_of(gloaming(*arguments, "--json")).startswith(place)


@pytest.mark.parametrize(
    ("change", "place"),
    [
        ((" H ", " M>"), "the board: there is one monster"),
        ((" H ", " ? "), "line 6, cell 10"),
        ((" H ", " "), "line 6"),
        ((" A ", " B "), "$.tokens["),
        (("\n 10  ", "\n 10 . "), "line 12"),
        (("  0   .", "  0   #"), "$.tiles["),
    ],
)
def test_drawings_that_cannot_be_read(gloaming: Run, change: tuple[str, str], place: str) -> None:

    drawing = WALK_DRAWING.replace(*change, 1)
    assert drawing != WALK_DRAWING
    assert reason_of(gloaming("monster", "-", "--card", "8", stdin=drawing)).startswith(place)


@pytest.mark.parametrize("below", ["rulings: fr", "rulings: nl walls=true", "weather: rain"])
def test_lines_below_a_drawing_that_mean_nothing(gloaming: Run, below: str) -> None:

    answer = gloaming("monster", "-", "--card", "8", stdin=f"{WALK_DRAWING}{below}\n")
    assert reason_of(answer).startswith("line 13: ")


@pytest.mark.parametrize("command", [["new"], ["play"]])
@pytest.mark.parametrize(
    ("options", "reason"),
    [
        (["chess"], "there is no game 'chess'; there is "),
        (["finstere", "--dance", "7"], "--dance: unknown option; there is --advanced, "),
        (["finstere", "--dance"], "--dance: unknown option; there is --advanced, "),
        (["finstere", "--players"], "--players: needs a value"),
        (["finstere", "--players", "--advanced"], "--players: needs a value"),
        (["finstere", "4"], "4: this is not an option"),
        (["finstere", "--players", "8"], "--players: "),
        (["finstere", "--players", "many"], "--players: 'many' does not fit"),
        (["finstere", "--players=2", "--players=3"], "--players: is given twice"),
        (["finstere", "--advanced=perhaps"], "--advanced: 'perhaps' does not fit"),
        (["finstere", "--rulings", "fr"], "--rulings: 'fr' does not fit"),
        (["finstere", "--layout", "fancy"], "--layout: 'fancy' does not fit"),
        (["finstere", "--starter", "4"], "--starter: the seats are 0 to 3"),
        (["finstere", "--three-hits"], "--three-hits: only 6 or 7 players use it"),
        (["finstere", "--colours", "red,red", "--players", "2"], "--colours: no two players"),
        (["finstere", "--colours", "red", "--players", "2"], "--colours: 2 players need"),
        (["finstere", "--colours", "red,black", "--players", "2"], "--colours: black has only"),
        (["finstere", "--seed", " 7"], "a seed may not begin"),
        (["finstere", "--seed", "ü"], "a seed is 1 to 100 printable ASCII"),
    ],
)
def test_ways_of_playing_that_do_not_exist(
    gloaming: Run, command: list[str], options: list[str], reason: str
) -> None:
    assert reason_of(gloaming(*command, *options)).startswith(reason)


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--seats", "person,ghost"], "--seats: 'ghost' does not play; there is random, moth"),
        (["--seats", ","], "--seats: '' does not play"),
        (["--players", "2", "--seats", "random,random,random"], "--seats: there are only 2 seats"),
        (["--resume", "old"], "--resume: a saved match has its game, options and seed"),
    ],
)
def test_tables_that_cannot_be_set(gloaming: Run, arguments: list[str], reason: str) -> None:
    assert reason_of(gloaming("play", "finstere", *arguments)).startswith(reason)


def test_a_match_that_cannot_be_resumed(gloaming: Run) -> None:
    assert reason_of(gloaming("play", "--resume", "old")).startswith("old: cannot be read")
    Path("old").write_text("gloaming record 1\n", encoding="utf-8")
    assert reason_of(gloaming("play", "--resume", "old")).startswith("line 1: ")


@pytest.mark.parametrize("path", ["folder", "file/below"])
def test_a_place_where_the_match_cannot_be_saved(gloaming: Run, path: str) -> None:
    Path("folder").mkdir()
    Path("file").write_text("", encoding="utf-8")
    arguments: list[Any] = ["--players", "2", "--seats", "random,random", "--save", path]
    answer = gloaming("play", "finstere", *arguments)
    assert answer.code == 2
    assert answer.err.startswith(f"gloaming: {path}: cannot be saved: ")
    assert answer.err.count("\n") == 1
    assert answer.out == ""
