"""Actions and records as text: what is written can be read, the rest is refused."""

import pytest

from gloaming.core.errors import NotationError, RecordError, ReplayError
from gloaming.core.game import Moment
from gloaming.core.layout import same
from gloaming.core.record import read_record, write_record
from gloaming.games.menhirs import GAME
from gloaming.games.menhirs.actions import ACTIONS, CLUSTER
from gloaming.games.menhirs.options import MenhirsOptions
from gloaming.games.menhirs.text.notation import read_line, write_lines
from tests.games.menhirs.matches import match_from, play, random_match
from tests.games.menhirs.positions import examples

OPTIONS = [
    MenhirsOptions(),
    MenhirsOptions(board="large", schedule="alternate", may_pass=True),
    MenhirsOptions(mist=20, must_detach=True, scoring=True),
    MenhirsOptions(mist=9, schedule="rr " * 12, no_take_back=False),
]


def find(name: str) -> object:
    """Return the game, as records look it up."""
    assert name == "menhirs"
    return GAME


@pytest.mark.parametrize("options", OPTIONS)
@pytest.mark.parametrize("seed", range(examples(6, 1)))
def test_records_replay_to_the_same_bytes(options: MenhirsOptions, seed: int) -> None:
    match = random_match(options, seed)

    text = write_record(match)
    again = read_record(text, find, verify=True)  # type: ignore[arg-type]

    assert same(again.states, match.states)
    assert [moment.ply for moment in again.moments] == [moment.ply for moment in match.moments]
    assert write_record(again) == text


@pytest.mark.parametrize("plies", [7, 33, 45, 50, 51, 52, 53])
def test_a_match_can_be_recorded_at_any_moment(plies: int) -> None:
    match = random_match(MenhirsOptions(mist=18), 5, most_plies=plies)

    again = read_record(write_record(match), find)  # type: ignore[arg-type]

    assert same(again.states, match.states)


def test_actions_survive_being_written() -> None:
    match = random_match(MenhirsOptions(), 1, most_plies=60)
    for moment in match.moments:
        text = match.game.write_action(match.options, moment.before, moment.ply.action)
        assert match.game.read_action(match.options, moment.before, text) == moment.ply.action


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("fly (4,3)", "is not like"),
        ("go E", "is not like"),
        ("deal gold", "is not like"),
        ("place 43", "is not a cell"),
        ("place (4,9)", "not on the board"),
        ("cluster (1,1)", "no mist on"),
    ],
)
def test_actions_that_cannot_be_read(text: str, words: str) -> None:
    match = match_from(TWO)
    with pytest.raises(NotationError, match=words):
        match.game.read_action(match.options, match.states, text)


TWO = """
             .
         .       .
     .       M       .
 .       .       .       .
     .       .       .
 .       .       .       .
     .       ~       .
 .       .       .       .
     .       .       .
         .       .
             .
turn: 3
"""


def test_a_turn_reads_like_a_sentence() -> None:
    match = play(match_from(TWO), "cluster (4,4)", "go SE", "remove (5,4)")
    play(match, "cluster (4,2)", "go S")

    assert list(write_lines(match.moments)) == [
        "Round 2",
        "  player 1: cluster (4,4) goes SE, removes (5,4)",
        "  player 2: cluster (4,2) goes S   ; frees (4,2), every menhir is free",
    ]


def test_a_pass_is_written_too() -> None:
    match = play(match_from(TWO + "may_pass: true"), "pass", "remove (4,4)")

    lines = list(write_lines(match.moments))

    assert lines[1] == "  player 1: passes, removes (4,4)"
    first = match.moments[0].before
    assert read_line(first, lines[1].strip()) == [moment.ply for moment in match.moments]


def test_nothing_played_gives_no_lines() -> None:
    nothing: list[Moment] = []

    assert list(write_lines(nothing)) == []


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("Round 3", "but it is Round 2"),
        ("column 1: gold", "no land 'gold'"),
        ("mist 43", "is not a cell"),
        ("player 3: passes", "is not like"),
        ("player 1: flies", "is not like"),
        ("player 1: cluster (1,1) goes N", "no mist on"),
        ("player 1: part (9,9) goes N", "not on the board"),
    ],
)
def test_lines_that_cannot_be_read(line: str, words: str) -> None:
    with pytest.raises(NotationError, match=words):
        read_line(match_from(TWO).states, line)


def test_a_record_of_another_deal_does_not_verify() -> None:
    text = write_record(random_match(MenhirsOptions(), 1))
    line = next(line for line in text.splitlines() if "column 2: " in line)
    swapped = " ".join(reversed(line.split(": ")[1].split()))
    other = text.replace(line, f"  column 2: {swapped}")

    with pytest.raises((RecordError, ReplayError)):
        read_record(other, find, verify=True)  # type: ignore[arg-type]


def test_every_action_has_words() -> None:
    match = match_from(TWO)
    texts = {
        match.game.write_action(match.options, match.states, action) for action in range(ACTIONS)
    }

    assert len(texts) == ACTIONS
    assert match.game.read_action(match.options, match.states, "cluster (4,4)") == CLUSTER + 27
