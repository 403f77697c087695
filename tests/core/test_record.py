"""A record replays to identical bytes, and says where it is wrong."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gloaming.core.actors import AUTOMATIC, CHANCE
from gloaming.core.errors import GloamingError, RecordError, ReplayError, UnknownGameError
from gloaming.core.layout import same
from gloaming.core.match import Match
from gloaming.core.record import read_record, write_record
from gloaming.core.seeds import commitment
from tests.core.toy import TOY
from tests.core.toy.game import ToyOptions
from tests.core.toy.playing import find_toy, random_match

DIGEST = commitment("7")
RECORD = f"""\
gloaming record 1
game: toy
players: 2
rounds: 1
seed: 7
commitment: {DIGEST}

die 6
spot 1017523,911572
  b spot 0,0
  a spot 1048575,1048575
  b wager 1
  a wager 2
result: b wins, the lamp is out (-2 1)
"""


def changed(old: str, new: str) -> str:
    """Return the record with something changed."""
    assert old in RECORD
    return RECORD.replace(old, new, 1)


def refusal(text: str, *, verify: bool = False) -> str:
    """Return why a record is refused."""
    with pytest.raises((RecordError, ReplayError)) as refused:
        read_record(text, find_toy, verify=verify)
    return str(refused.value)


def test_a_record_is_written_as_it_was_read() -> None:
    assert write_record(read_record(RECORD, find_toy, verify=True)) == RECORD


def by_number(match: Match) -> str:
    """Return the record of a match with what was done by number, a few plies in each line."""
    head, _, body = write_record(match).partition("\n\n")
    words = [
        f"{'*' if ply.actor == CHANCE else ply.actor}:{ply.action}"
        for _, ply in match.moments
        if ply.actor != AUTOMATIC
    ]
    lines = [" ".join(("plies", *words[start : start + 3])) for start in range(0, len(words), 3)]
    return "\n".join([head, "", *lines, body.splitlines()[-1]])


@pytest.mark.parametrize("plies", [0, 1, 7, 16, 1000])
def test_what_was_done_may_be_told_by_number(plies: int) -> None:
    match = random_match(3, 2, plies, plies)
    again = read_record(by_number(match), find_toy, verify=True)
    assert write_record(again) == write_record(match)


def test_plies_by_number_are_verified_too() -> None:
    text = by_number(read_record(RECORD, find_toy))
    die = text.index("*:")
    wrong = text[: die + 2] + "9" + text[die + 3 :]
    assert "but the seed gives" in refusal(wrong, verify=True)


@pytest.mark.parametrize(
    "word", ["x:1", "0", "0:", ":1", "0:-1", "0:x", "*", f"0:{'9' * 5000}", "٣:1"]
)
def test_a_ply_that_cannot_be_read_is_named(word: str) -> None:
    text = by_number(read_record(RECORD, find_toy))
    broken = text.replace("plies ", f"plies {word} ", 1)
    assert "line 8: " in refusal(broken)
    assert "a colon and a number" in refusal(broken)


@pytest.mark.parametrize("plies", [0, 1, 2, 3, 7, 9, 14, 15, 16, 1000])
@pytest.mark.parametrize("players", [2, 3])
def test_a_match_at_any_moment_round_trips(players: int, plies: int) -> None:
    match = random_match(players, 2, plies, plies)
    text = write_record(match)
    again = read_record(text, find_toy, verify=True)
    assert write_record(again) == text
    if match.actor == AUTOMATIC:  # what follows by rule alone is not written down
        match.go_on()
    assert same(again.states, match.states)


def test_a_match_that_goes_on_says_so_and_can_go_on() -> None:
    text = write_record(random_match(2, 1, 1, plies=4))
    assert text.endswith("\nunfinished\n")
    assert read_record(text, find_toy).outcome is None


def test_lists_among_the_options_are_written_with_spaces() -> None:
    match = Match(TOY, ToyOptions(nicknames=("Ash", "Elm")), "7")
    assert "nicknames: Ash Elm\n" in write_record(match)
    assert read_record(write_record(match), find_toy).seat_names == ("Ash", "Elm")


def test_blank_lines_and_remarks_do_not_matter() -> None:
    text = changed("die 6\n", "; a remark\n\n  die 6 ; rolled under the table\n\n")
    match = read_record(text, find_toy)
    assert same(match.states, read_record(RECORD, find_toy).states)


def test_the_seed_can_be_kept_secret() -> None:
    match = read_record(RECORD, find_toy)
    text = write_record(match, reveal=False)
    assert "seed:" not in text
    assert f"commitment: {DIGEST}" in text
    again = read_record(text, find_toy)
    assert again.seed is None
    assert same(again.states, match.states)
    assert refusal(text, verify=True) == "the seed is not told, so chance cannot be verified"


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGameError):
        read_record(changed("game: toy", "game: chess"), find_toy)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("", "line 1: a record begins with 'gloaming record 1'"),
        ("game: toy\n", "line 1: a record begins with 'gloaming record 1'"),
        (changed("record 1", "record 2"), "line 1: this is version 2; only 1 can be read"),
        (changed("record 1", "record"), "line 1: a record begins"),
        (RECORD[:100], "line 6: the record is cut off"),
        (RECORD[: RECORD.index("die")], "line 7: the record is cut off"),
        (RECORD[: RECORD.index("result")], "line 13: the record is cut off"),
        (changed("game: toy\n", ""), "line 1: the header has no 'game:' line"),
        (changed("commitment: ", "promise: "), "line 1: the header has no 'commitment:' line"),
        (changed("rounds: 1", "players: 2"), "line 4: 'players' stands twice"),
        (changed("rounds: 1", "rounds 1"), "line 4: 'rounds 1' is not 'key: value'"),
        (changed("rounds: 1", "sounds: 1"), "line 4: sounds: unknown option"),
        (changed("rounds: 1", "rounds: many"), "line 4: rounds: 'many' does not fit"),
        (changed("rounds: 1", "nicknames: x y z"), "line 4: nicknames: 2 players need"),
        (changed("seed: 7", "seed: 8"), "line 5: the seed '8' does not fit the commitment"),
        (changed("seed: 7", "seed:"), "line 5: a seed is 1 to 100 printable"),
        (changed("  b spot 0,0", "  b sp0t 0,0"), "line 10: 'sp0t 0,0' is not like"),
        (changed("  b wager 1", "  wager 1"), "line 12: nothing is left to chance here"),
        (changed("  b wager 1", "  c wager 1"), "line 12: it is not seat 2's turn"),
        (changed("  b wager 1", "  b die 1"), "line 12: 3 is no wager (rules 2)"),
        (changed("  b wager 1", "  b wager 4"), "line 12: 'wager 4' is beyond what there is"),
        (changed("die 6", "die 7"), "line 8: 'die 7' is beyond what there is"),
        (changed("result:", "  a spot 1,1\nresult:"), "line 14: the match is over"),
        (changed("  a wager 2\n", ""), "line 13: here stands 'result: b wins"),
        (
            RECORD[: RECORD.index("result")] + "unfinished\n",
            "line 14: here stands 'unfinished', but the replay gives 'result: b wins",
        ),
    ],
)
def test_a_damaged_record_is_refused_at_its_line(text: str, expected: str) -> None:
    assert refusal(text).startswith(expected)
    assert refusal(text, verify=True).startswith(expected)


def test_chance_that_is_impossible_is_refused() -> None:
    expected = "line 8: 9 is nothing that can be done here (rules 1)"
    assert refusal(changed("die 6", "spot 0,0")) == expected


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (changed("die 6", "die 4"), "line 8: here stands 'die 4', but the seed gives 'die 6'"),
        (changed("spot 1017523", "spot 1017524"), "line 9: here stands 'spot 1017524,911572', but"),
        (changed("spot 0,0", "spot 00,0"), "line 10: here stands 'b spot 00,0', but"),
    ],
)
def test_verifying_finds_the_first_difference(text: str, expected: str) -> None:
    read_record(text, find_toy)
    assert refusal(text, verify=True).startswith(expected)


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        (
            changed("(-2 1)", "(2 1)"),
            "line 14: here stands 'result: b wins, the lamp is out (2 1)', but the replay gives",
        ),
        (changed("b wins", "a wins"), "line 14: here stands 'result: a wins, "),
        (RECORD[:-8], "line 14: here stands 'result: b wins, the lamp is"),
    ],
)
def test_another_result_is_refused_even_unverified(text: str, expected: str) -> None:
    assert refusal(text).startswith(expected)


@given(st.data())
def test_whatever_happens_to_a_record_it_is_read_or_refused(data: st.DataObject) -> None:
    start = data.draw(st.integers(0, len(RECORD)))
    end = data.draw(st.integers(start, min(len(RECORD), start + 3)))
    inserted = data.draw(st.text(max_size=3))
    text = RECORD[:start] + inserted + RECORD[end:]
    try:
        match = read_record(text, find_toy, verify=True)
    except GloamingError:
        return
    assert same(read_record(write_record(match), find_toy).states, match.states)
