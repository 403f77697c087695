"""`gloaming new` prints the position in which a match starts."""

import pytest

from .terminal import Run


def test_the_basic_start_position(gloaming: Run) -> None:
    position = gloaming("new", "finstere", "--seed", "7", "--json").json
    assert position["monster"] == {"cell": [0, 0], "facing": "E"}
    assert [tile["kind"] for tile in position["tiles"]].count("stone") == 11
    assert position["tokens"] == []
    assert len(position["waiting"]) == 16


@pytest.mark.parametrize(
    ("players", "tokens"), [(2, 8), (3, 12), (4, 16), (5, 15), (6, 18), (7, 21)]
)
def test_every_number_of_players_has_its_tokens(gloaming: Run, players: int, tokens: int) -> None:
    position = gloaming("new", "finstere", "--players", str(players), "--json").json
    assert len(set(position["waiting"])) == tokens


def test_an_advanced_lay_out_follows_from_the_seed(gloaming: Run) -> None:
    arguments = ("new", "finstere", "--players", "4", "--advanced", "--json", "--seed")
    position = gloaming(*arguments, "7").json
    kinds = [tile["kind"] for tile in position["tiles"]]
    assert len(kinds) == 17
    assert kinds.count("teleporter") == 4
    assert gloaming(*arguments, "7").json == position
    assert gloaming(*arguments, "8").json != position


def test_players_who_lay_out_start_on_an_empty_floor(gloaming: Run) -> None:
    position = gloaming("new", "finstere", "--advanced", "--layout", "players", "--json").json
    assert position["tiles"] == []


def test_the_drawing_says_its_seed_and_can_be_given_back(gloaming: Run) -> None:
    drawing = gloaming("new", "finstere", "--advanced", "--seed", "a b").text
    assert drawing.startswith("; Finstere Flure, seed a b\n")
    moves = gloaming("moves", "-", "--token", "G1", "--steps", "1", "--json", stdin=drawing).json
    assert {move["path"] for move in moves["moves"]} == {"", "I"}


def test_a_drawing_of_menhirs_can_be_given_back_too(gloaming: Run) -> None:
    drawing = gloaming("new", "menhirs", "--seed", "2").text
    assert drawing.startswith("; Menhirs dans le Brouillard")
    moves = gloaming("moves", "-", "--json", stdin=drawing).json["moves"]
    assert moves
    solved = gloaming("solve", "-", "--nodes", "1000", "--json", stdin=drawing).json
    assert set(solved) == {"result", "distance", "line", "nodes"}


def test_without_a_seed_every_start_is_another(gloaming: Run) -> None:
    arguments = ("new", "finstere", "--advanced", "--json")
    assert gloaming(*arguments).out != gloaming(*arguments).out


@pytest.mark.parametrize("flag", [["--advanced=false"], ["--advanced", "false"], []])
def test_a_flag_can_be_taken_back(gloaming: Run, flag: list[str]) -> None:
    position = gloaming("new", "finstere", *flag, "--json").json
    assert len(position["tiles"]) == 13


def test_colours_and_rulings_are_options_too(gloaming: Run) -> None:
    position = gloaming(
        *("new", "finstere", "--players", "2", "--colours", "yellow,blue", "--rulings", "nl"),
        *("--second-half-cards", "7", "--json"),
    ).json
    assert {name[0] for name in position["waiting"]} == {"Y", "B"}
    assert position["rulings"] == {"preset": "nl", "second_half_cards": 7}
