"""How bots think, as TypeScript: the levels of a game whose bots search.

MIND       what all levels have in mind
LEVELS     moth: what it may spend, its habits, its own mind, and the rooms that it needs
TOLD       what entry points tell, as in `engine_types`
"""

from collections.abc import Iterator
from typing import Any

import numpy as np

from gloaming.bots import BOTS
from gloaming.bots.menhirs.proving import DECIDED, PROVING, SEARCHING
from gloaming.bots.search.bot import SearchBot
from gloaming.bots.search.records import LONGEST_PATH
from gloaming.core.engine.rooms import PlainRoom
from gloaming.core.layout import as_plain, blank
from gloaming.core.streams import WORDS
from gloaming.games import find

# What is to be done next while something is proven.
NEXT = {"PROVING": PROVING, "SEARCHING": SEARCHING, "DECIDED": DECIDED}


def levels_of(game: str) -> dict[str, SearchBot]:
    """Return the levels of a game, if its bots search."""
    return {name: bot for name, bot in BOTS[game].items() if isinstance(bot, SearchBot)}


def bot_constants(game: str) -> dict[str, Any]:
    """Return what the levels of a game are made of."""
    bots = levels_of(game)
    minds = {name: as_plain(bot.mind[0]) for name, bot in bots.items()}
    common = shared(list(minds.values()))
    levels = {
        name: {
            "simulations": bot.budget.simulations,
            "seconds": bot.budget.seconds,
            "nodes": bot.nodes,
            "habits": as_plain(bot.habits[0]),
            "mind": {field: minds[name][field] for field in minds[name] if field not in common},
            "rooms": dict(rooms_of(game, bot)),
        }
        for name, bot in bots.items()
    }
    told = {"NEXT": NEXT, "LONGEST_PATH": LONGEST_PATH, "STREAM_WORDS": WORDS}
    return {"MIND": common, "LEVELS": levels, **told} if bots else {}


def shared(minds: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the fields that are the same in all minds."""
    first = minds[0] if minds else {}
    return {
        field: value
        for field, value in first.items()
        if all(mind[field] == value for mind in minds)
    }


def rooms_of(game: str, bot: SearchBot) -> Iterator[tuple[str, list[int]]]:
    """Yield the extents of everything that stays in the engine while a bot thinks."""
    for name, found in bot.rooms(PlainRoom(), blank(find(game).layout)).items():
        yield from named_arrays(found, name)


def named_arrays(found: Any, name: str) -> Iterator[tuple[str, list[int]]]:
    """Yield the arrays of something by the names that entry points give them."""
    if isinstance(found, np.ndarray):
        yield name, list(found.shape)
        return
    for field, part in zip(found._fields, found, strict=True):
        yield from named_arrays(part, f"{name}_{field}")
