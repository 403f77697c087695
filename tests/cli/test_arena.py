"""`gloaming arena`: bots play one another, and are rated."""

import json
from pathlib import Path

import pytest

from .terminal import Run, reason_of

DUEL = ("arena", "menhirs", "--bots", "moth,bat", "--mist", "6", "--workers", "1")


def test_an_arena_rates_its_bots(gloaming: Run) -> None:
    files = ("--results", "kept.jsonl", "--json", "ratings.json", "--plot", "ratings.svg")
    text = gloaming(*DUEL, "--sets", "2", *files).text
    report = json.loads(Path("ratings.json").read_text(encoding="utf-8"))
    assert "4 matches" in text
    assert report["matches"] == 4
    assert [rating["bot"] for rating in report["ratings"]] == ["moth", "bat"]
    assert Path("ratings.svg").read_text(encoding="utf-8").startswith("<svg")
    assert len(Path("kept.jsonl").read_text(encoding="utf-8").splitlines()) == 4


def test_a_sequential_test_says_how_it_stands(gloaming: Run) -> None:
    text = gloaming(*DUEL, "--sets", "5", "--sprt", "0,100").text
    assert "10 matches: " in text
    assert "of ±2.94" in text


@pytest.mark.parametrize(
    ("arguments", "reason"),
    [
        (["--bots", "moth,ghost"], "'ghost' does not play"),
        (["--bots", "moth,moth"], "--bots: two different bots are needed at least"),
        (["--sets", "0"], "--sets: is a number of sets from 1 to 100000"),
        (["--bots", "moth,bat", "--sprt", "100,0"], "--sprt: the first number is the smaller one"),
        (["--bots", "moth,bat", "--sprt", "much"], "--sprt: 'much' is not like 0,100"),
        (["--bots", "moth,bat,owl", "--sprt", "0,9"], "--bots: a sequential test is between two"),
        (["--players", "2"], "--players: unknown option"),
    ],
)
def test_what_cannot_be_played(gloaming: Run, arguments: list[str], reason: str) -> None:
    assert reason_of(gloaming("arena", "menhirs", *arguments)).startswith(reason)
