"""What the client says of the rules covers what docs/games lays down, number by number."""

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGES = ROOT / "client" / "src" / "rules"
LANGUAGES = ("en", "nl", "de", "fr")
# Examples, readings, texts and the solver are for those who read the law itself.
FOR_PLAYERS = {"finstere": range(1, 7), "menhirs": range(1, 4), "spokenchaos": range(1, 9)}
HEADING = re.compile(r"^## (\d+)", re.MULTILINE)


def sections(game: str, language: str) -> list[dict[str, list[int]]]:
    """Return the sections of a game's rules in a language."""
    text = (PAGES / f"{game}.{language}.json").read_text(encoding="utf-8")
    return list(json.loads(text)["sections"])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", FOR_PLAYERS)
def test_every_rule_for_players_is_told(game: str, language: str) -> None:
    law = (ROOT / "docs" / "games" / f"{game}.md").read_text(encoding="utf-8")
    laid_down = {int(number) for number in HEADING.findall(law)}
    told = {number for section in sections(game, language) for number in section["rules"]}
    assert told == set(FOR_PLAYERS[game])
    assert told <= laid_down
