"""`gloaming play`: people and bots play whole matches, and can stop and go on."""

import builtins
import re
from pathlib import Path

import pytest

from gloaming.core.record import read_record
from gloaming.games import find
from tests.games.playthroughs import FOLDER, LAYOUTS

from .terminal import Run, reason_of

TWO = ("play", "finstere", "--players", "2", "--seats", "person,person")
SAVE = "match.record"
MOVE = re.compile(r"([A-Z]\d) +([NESWI]+|-)")


def golden(name: str) -> str:
    """Return a golden playthrough."""
    return (FOLDER / f"finstere-{name}.record").read_text(encoding="utf-8")


def typed(record: str) -> list[str]:
    """Return what people type to play the moves of a record: every move ends with Enter."""
    lines: list[str] = []
    for line in record.partition("\n\n")[2].splitlines():
        if line.startswith("  lay "):
            lines.append(line.strip())
        else:
            for token, way in MOVE.findall(line.partition(";")[0]):
                lines += [f"{token} {way.strip('-')}".strip(), ""]
    return lines


def start_like(name: str) -> tuple[str, ...]:
    """Return the command that starts a match like a golden playthrough."""
    players, layout, preset = name.split("-")
    options = [f"--{key}={value}" for key, value in LAYOUTS[layout].items()]
    seats = ",".join(["person"] * int(players))
    return (
        *("play", "finstere", "--players", players, "--rulings", preset, *options),
        *("--seats", seats, "--seed", f"playthrough {name}", "--save", SAVE),
    )


def saved() -> str:
    """Return the record that the command has saved."""
    return Path(SAVE).read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["2-basic-de", "2-laid-en", "3-random-nl"])
def test_people_play_a_whole_match(gloaming: Run, name: str) -> None:
    text = gloaming(*start_like(name), stdin="\n".join(typed(golden(name))) + "\n").text
    assert saved() == golden(name)
    result = golden(name).splitlines()[-1].removeprefix("result: ")
    assert result in text
    assert f"The seed was playthrough {name}; the record is in {SAVE}" in text


def test_a_match_is_left_and_resumed_until_its_end(gloaming: Run) -> None:
    name = "2-laid-en"
    lines = typed(golden(name))
    left = gloaming(*start_like(name), stdin="\n".join([*lines[:30], "quit"])).text
    assert f"gloaming play --resume {SAVE}" in left
    for first in (30, 61):
        assert saved().endswith("unfinished\n")
        part = "\n".join([*lines[first : first + 31], "quit"])
        gloaming("play", "--resume", SAVE, "--seats", "person,person", stdin=part)
    rest = "\n".join([*lines[92:], ""])
    gloaming("play", "--resume", SAVE, "--seats", "person,person", stdin=rest)
    assert saved() == golden(name)


def test_the_end_of_input_saves_the_match(gloaming: Run) -> None:
    lines = typed(golden("2-basic-de"))
    text = gloaming(*start_like("2-basic-de"), stdin="\n".join(lines[:7])).text
    assert "The match is saved." in text
    match = read_record(saved(), find)
    assert match.outcome is None
    assert [line in saved() for line in (lines[0], lines[2], lines[4])] == [True] * 3
    assert saved().endswith(f"{lines[6]}..\nunfinished\n")


def test_an_interrupt_saves_the_match(gloaming: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(_: str = "") -> str:
        raise KeyboardInterrupt

    monkeypatch.setattr(builtins, "input", interrupt)
    assert "The match is saved." in gloaming(*TWO, "--save", SAVE).text
    assert saved().endswith("unfinished\n")


def test_a_match_has_a_usual_place(gloaming: Run, tmp_path: Path) -> None:
    gloaming(*TWO, stdin="quit\n")
    assert (tmp_path / "data" / "gloaming" / "finstere.record").exists()


def test_a_person_may_save_elsewhere(gloaming: Run) -> None:
    text = gloaming(*TWO, "--save", SAVE, stdin="save folder/other.record\nquit\n").text
    assert "saved to folder/other.record" in text
    assert Path("folder/other.record").exists()
    assert not Path(SAVE).exists()


def test_help_says_what_may_be_typed(gloaming: Run) -> None:
    text = gloaming(*TWO, stdin="help\nquit\n").text
    for word in ("undo", "list", "outlook", "save FILE", "quit", "board"):
        assert word in text


def test_the_board_is_shown_with_tokens_and_turn(gloaming: Run) -> None:
    text = gloaming(*TWO, stdin="G5 IW\n\nquit\n").text
    assert "green: move G1 (1 step), G3 (3 steps), G4 (4 steps), G5 (5 steps)" in text
    assert "green: G5 is moving, 3 steps left, Enter ends the move" in text
    assert "red: move R1 (1 step)" in text
    assert re.search(r"^ 10 .* G5 +\.", text, re.MULTILINE)


def test_the_list_has_no_staying_outside_where_one_must_enter(gloaming: Run) -> None:
    text = gloaming(*TWO, "--save", SAVE, stdin="G3\nlist\nquit\n").text
    assert "15,10" in text
    assert "- " not in text.partition("> list")[2].partition("15,10")[0]


def test_a_move_is_chosen_from_the_list(gloaming: Run) -> None:
    text = gloaming(*TWO, "--save", SAVE, stdin="G3\nlist\n4\n\nquit\n").text
    chosen = re.search(r" 4 ([NESWI]+) ", text)
    assert chosen
    assert f"  G3 {chosen[1]}\n" in saved()


def test_undo_takes_single_steps_back_and_then_nothing_more(gloaming: Run) -> None:
    script = ["G5 INN", "undo", "undo", "W", "undo", "undo", "undo", "undo", "G4 I", "", "quit"]
    text = gloaming(*TWO, "--save", SAVE, stdin="\n".join(script)).text
    assert text.count("nothing has been done in this turn yet") == 1
    assert "  G4 I\n" in saved()


def test_the_outlook_tells_what_every_card_would_do(gloaming: Run) -> None:
    text = gloaming(*TWO, stdin="outlook\nquit\n").text
    cards = re.findall(r"(\d+)%  card (\S+)", text)
    assert [card for _, card in cards] == ["5", "7", "8", "10"]
    assert sum(int(percent) for percent, _ in cards) in range(98, 103)
    assert "in danger: nobody" in text


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("G5 WW", "a token that waits outside comes in by the entrance first (rules 4.2)"),
        ("G5 IE", "there is a wall (rules 4.2)"),
        ("G5 INNNNN", "the token has no steps left (rules 4.1)"),
        ("R5 I", "that token is not yours (rules 3.1)"),
        ("Z9 I", "'Z9' is no token"),
        ("", "first choose one of your tokens (rules 3.1)"),
        ("NN", "first choose one of your tokens (rules 3.1)"),
        ("9", "the list has 1 to 4"),
        ("list", " 4 G5"),
        ("try G5 IW", "G5 goes west to (14,10)."),
        ("undo", "nothing has been done in this turn yet"),
        ("dance!", "'dance!' is no token, step (N E S W I), stop, tile or card; type help"),
        ("[bold]", "'[bold]' is no token"),
        ("[/bold]", "'[/bold]' is no token"),
        (":dog:", "':dog:' is no token"),
        ("save /dev/null/below", "cannot be saved"),
    ],
)
def test_what_cannot_be_done_is_explained_and_changes_nothing(
    gloaming: Run, line: str, reason: str
) -> None:
    script = f"{line}\nsave {SAVE}\nG5 IW\n\nquit\n"
    text = gloaming(*TWO, "--seed", "7", "--save", SAVE, stdin=script).text
    assert reason in text.replace("\n", " ")
    with_mistake = saved()
    gloaming(*TWO, "--seed", "7", "--save", SAVE, stdin="G5 IW\n\nquit\n")
    assert saved() == with_mistake


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("G5", "a token is on its way: take a step, or stop (rules 4.1)"),
        ("S", "there is a wall (rules 4.2)"),
        ("999", "the list has 1 to "),
        ("0", "the list has 1 to "),
    ],
)
def test_a_move_under_way_is_not_disturbed(gloaming: Run, line: str, reason: str) -> None:
    text = gloaming(*TWO, "--save", SAVE, stdin=f"G5 I\n{line}\nW\n\nquit\n").text
    assert reason in text
    assert "  G5 IW\n" in saved()


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("rock 3,4", "there is no tile 'rock'"),
        ("stone", "is not like 'lay stone (3,4)'"),
        ("stone 0,0", "the cells by the entrance and the exit stay free (rules 2.6)"),
        ("stone 15,0", "(15,0) is not on the board"),
        ("yellow teleporter 5,5", "there is no tile 'yellow teleporter' without an arrow"),
        ("blood 4x1 14,5", "not there: it would stick out of the floor (rules 2.6)"),
        ("undo", "nothing has been done"),
        ("outlook", "The monster does not walk before all tiles are laid."),
    ],
)
def test_tiles_are_laid_only_where_they_may_lie(gloaming: Run, line: str, reason: str) -> None:
    script = f"{line}\nstone 3,4\nquit\n"
    text = gloaming(*TWO, "--advanced", "--save", SAVE, stdin=script).text
    assert reason in text.replace("\n", " ")
    body = saved().partition("\n\n")[2]
    assert body == "  lay stone (3,4)\nunfinished\n"


def test_bots_play_a_whole_match(gloaming: Run) -> None:
    arguments = ("--players", "3", "--seats", "badger,random,badger", "--seed", "5")
    text = gloaming("play", "finstere", *arguments, "--save", SAVE).text
    assert "Finstere Flure: green badger, red random, blue badger" in text
    assert "The seed is committed to: " in text
    assert "The seed was 5" in text
    assert gloaming("replay", SAVE, "--verify").text.startswith(f"{SAVE}: verified")


def test_bots_take_the_seats_that_nobody_has(gloaming: Run) -> None:
    text = gloaming("play", "finstere", "--players", "3", stdin="quit\n").text
    assert "green person, red owl, blue owl" in text


def test_bots_answer_a_person(gloaming: Run) -> None:
    text = gloaming(
        "play", "finstere", "--players", "2", "--save", SAVE, stdin="G5 I\n\nquit\n"
    ).text
    moves = re.findall(r"^red: (R\d [NESWI-]+)(?: |$)", text, re.MULTILINE)
    assert len(moves) == 1
    assert moves[0] in saved()


def test_bots_say_what_they_think_of_their_chances(gloaming: Run) -> None:
    text = gloaming("play", "finstere", "--players", "2", "--seats", "badger,moth").text
    assert re.search(r"\(badger expects \d+%", text)
    assert re.search(r"\(moth expects \d+%", text)


def test_bots_lay_out_the_board(gloaming: Run) -> None:
    arguments = ("--players", "2", "--advanced", "--seats", "random,badger")
    gloaming("play", "finstere", *arguments, "--save", SAVE)
    assert saved().count("  lay ") == 17


def test_a_damaged_match_is_not_resumed(gloaming: Run) -> None:
    gloaming(*TWO, "--save", SAVE, stdin="quit\n")
    Path(SAVE).write_text(saved().replace("unfinished", ""), encoding="utf-8")
    assert "cut off" in reason_of(gloaming("play", "--resume", SAVE))
