"""`gloaming replay` tells a recorded match, or verifies it."""

import shutil
from pathlib import Path

import pytest

from tests.games.playthroughs import FOLDER

from .terminal import Run, reason_of

GOLDEN = "finstere-3-laid-official.record"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """Return a copy of a golden playthrough."""
    return Path(shutil.copy(FOLDER / GOLDEN, tmp_path / "match.record"))


def test_a_record_is_verified(gloaming: Run, record: Path) -> None:
    text = gloaming("replay", record.name, "--verify").text
    assert text.startswith("match.record: verified, ")
    assert text.count("\n") == 1


def test_a_record_is_told_with_explanations(gloaming: Run, record: Path) -> None:
    text = gloaming("replay", record.name).text
    assert " lays a stone on (" in text
    assert "The card says " in text
    assert "Last look: " in text
    assert text.count("M>") + text.count("M<") + text.count("M^") + text.count("Mv") > 50
    result = record.read_text(encoding="utf-8").splitlines()[-1].removeprefix("result: ")
    assert text.splitlines()[-1] == result


def test_a_record_comes_from_standard_input_too(gloaming: Run, record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    assert gloaming("replay", "-", "--verify", stdin=text).text.startswith("-: verified, ")


def test_stepping_waits_for_enter(gloaming: Run, record: Path) -> None:
    text = gloaming("replay", record.name, "--step", stdin="\n" * 1000).text
    assert text.count("Enter for the next move") > 50


def test_stepping_ends_with_the_input(gloaming: Run, record: Path) -> None:
    answer = gloaming("replay", record.name, "--step", stdin="\n\n")
    assert answer.code == 130
    assert answer.out.count("Enter for the next move") == 3


def test_an_unfinished_record_is_told(gloaming: Run, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    start = lines.index("")
    record.write_text("\n".join([*lines[: start + 4], "unfinished"]), encoding="utf-8")
    assert gloaming("replay", record.name).text.endswith("The match goes on.\n")


def number_of(lines: list[str], beginning: str) -> int:
    """Return the number of the first line that begins so."""
    return next(n for n, line in enumerate(lines, 1) if line.strip().startswith(beginning))


def test_a_changed_card_is_found(gloaming: Run, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    number = number_of(lines, "monster ")
    old = lines[number - 1].split()[1]
    lines[number - 1] = f"  monster {5 if old != '5' else 7}"
    record.write_text("\n".join(lines), encoding="utf-8")
    reason = reason_of(gloaming("replay", record.name, "--verify"))
    assert reason.startswith(f"line {number}: here stands 'monster ")
    assert reason.endswith(f"but the seed gives 'monster {old}'")


def test_a_changed_remark_or_result_is_found(gloaming: Run, record: Path) -> None:
    text = record.read_text(encoding="utf-8")
    record.write_text(text.replace("result: ", "result: nobody and "), encoding="utf-8")
    last = len(text.splitlines())
    gloaming("replay", record.name)
    assert reason_of(gloaming("replay", record.name, "--verify")).startswith(f"line {last}: ")


def test_an_illegal_move_is_refused_with_its_line_and_rule(gloaming: Run, record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    number = lines.index("Round 1") + 2
    token = lines[number - 1].split()[0]
    lines[number - 1] = f"  {token} WWW"
    record.write_text("\n".join(lines), encoding="utf-8")
    reason = reason_of(gloaming("replay", record.name))
    assert (
        reason
        == f"line {number}: a token that waits outside comes in by the entrance first (rules 4.2)"
    )


@pytest.mark.parametrize("cut", [0, 30, 200, 600, -80])
def test_a_truncated_record_is_refused(gloaming: Run, record: Path, cut: int) -> None:
    record.write_text(record.read_text(encoding="utf-8")[:cut], encoding="utf-8")
    assert reason_of(gloaming("replay", record.name)).startswith("line ")


def test_a_record_cut_off_in_its_last_line_is_found_by_verifying(
    gloaming: Run, record: Path
) -> None:
    record.write_text(record.read_text(encoding="utf-8")[:-5], encoding="utf-8")
    assert "but the replay gives" in reason_of(gloaming("replay", record.name, "--verify"))


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("record 1", "record 2", "line 1: this is version 2; only 1 can be read"),
        ("game: finstere", "game: chess", "there is no game 'chess'"),
        ("players: 3", "players: 30", "line 5: players: '30' does not fit"),
        ("players: 3", "pliers: 3", "line 5: pliers: unknown option"),
        ("players: 3", "players: 3\nplayers: 3", "line 6: 'players' stands twice"),
        ("seed: ", "seed: x", "line "),
        ("commitment: ", "commitment: 0", "line "),
        ("Round 1", "Round 2", "line "),
        ("Round 1", "Around", "line "),
    ],
)
def test_a_damaged_record_is_refused(
    gloaming: Run, record: Path, old: str, new: str, reason: str
) -> None:
    text = record.read_text(encoding="utf-8")
    assert old in text
    record.write_text(text.replace(old, new, 1), encoding="utf-8")
    assert reason_of(gloaming("replay", record.name)).startswith(reason)
