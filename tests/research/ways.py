"""The contests of the gauntlet as games of OpenSpiel, and as variants."""

from functools import cache
from typing import Any

import pyspiel
import pytest

from gloaming.research.openspiel import register
from gloaming.research.openspiel.parameters import defaults
from gloaming.research.variant import Variant
from tests.core.toy import TOY
from tests.games.contestants import CONTESTANTS, CONTESTS, Contest

register(TOY)

FIRST_WAYS = [Contest(name, 0) for name in CONTESTANTS]
every_first_way = pytest.mark.parametrize("contest", FIRST_WAYS, ids=list(CONTESTANTS))
every_way = pytest.mark.parametrize(
    "contest", CONTESTS, ids=[f"{name}-{way}" for name, way in CONTESTS]
)


def parameters(contest: Contest) -> dict[str, Any]:
    """Return the options of a contest as parameters of the right kinds."""
    known = defaults(contest.game)
    texts = CONTESTANTS[contest.name].ways[contest.way]
    return {key: as_kind(text, known[key]) for key, text in texts.items()}


def as_kind(text: str, default: object) -> object:
    """Return a text as what its default is."""
    if isinstance(default, bool):
        return text == "true"
    return int(text) if isinstance(default, int) else text


def spiel_game(contest: Contest) -> Any:
    """Return a contest as a game of OpenSpiel."""
    return pyspiel.load_game(f"gloaming_{contest.name}", parameters(contest))


@cache
def variant(contest: Contest) -> Variant:
    """Return a contest as a variant."""
    return Variant(contest.game, contest.options)
