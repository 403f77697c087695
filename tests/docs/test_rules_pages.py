"""What the client says of the rules covers what docs/games lays down, number by number."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "client" / "src" / "rules"
LANGUAGES = ("en", "nl", "de", "fr")
# Examples, readings, texts and the solver are for those who read the law itself.
FOR_PLAYERS = {"finstere": range(1, 7), "menhirs": range(1, 4), "spokenchaos": range(1, 9)}
HEADING = re.compile(r"## (\d+)")
LISTED = re.compile(r"(\d+)\. ")
NUMBERED = re.compile(r"(?:- )?\*\*(\d+\.\d+)\*\*|\| (\d+\.\d+) \|")  # also in a table


def sections(game: str, language: str) -> list[dict[str, list[str]]]:
    """Return the sections of a game's rules in a language."""
    text = (PAGES / f"{game}.{language}.json").read_text(encoding="utf-8")
    return list(json.loads(text)["sections"])


def numbers(law: str) -> Iterator[str]:
    """Yield the numbers of sections and of the rules listed in them: 4, 4.1, 4.2 ..."""
    section = ""
    for line in law.splitlines():
        if heading := HEADING.match(line):
            section = heading[1]
            yield section
        elif listed := LISTED.match(line):
            yield f"{section}.{listed[1]}"
        elif numbered := NUMBERED.match(line):
            yield numbered[1] or numbered[2]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FOR_PLAYERS)
def test_every_rule_for_players_is_told(game: str, language: str) -> None:
    law = (ROOT / "docs" / "games" / f"{game}.md").read_text(encoding="utf-8")
    laid_down = set(numbers(law))
    told = {number for section in sections(game, language) for number in section["rules"]}
    assert {int(number.partition(".")[0]) for number in told} == set(FOR_PLAYERS[game])
    assert told <= laid_down
