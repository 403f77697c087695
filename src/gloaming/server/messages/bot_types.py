"""How bots think, as TypeScript: the levels of a game, whose bots search or ponder.

MIND       what all levels have in mind
LEVELS     moth: what it may spend, its own mind, the rooms that it needs; its habits if it searches
NEXT       what is to be done next while something is proven: bots of this module search
HASTE      how much time is left: bots of this module ponder, so many STEPS at once
"""

from collections.abc import Iterator
from typing import Any, TypeAlias

import numpy as np

from gloaming.bots import BOTS
from gloaming.bots.menhirs.proving import DECIDED, PROVING, SEARCHING
from gloaming.bots.search.bot import SearchBot
from gloaming.bots.search.records import LONGEST_PATH
from gloaming.bots.spokenchaos.bot import STEPS, WHOLE_LINE, SpokenchaosBot
from gloaming.bots.spokenchaos.mind import HASTE
from gloaming.core.engine.rooms import PlainRoom
from gloaming.core.layout import as_plain, blank
from gloaming.core.streams import WORDS
from gloaming.games import find

NEXT = {"PROVING": PROVING, "SEARCHING": SEARCHING, "DECIDED": DECIDED}
SEARCHES = {"NEXT": NEXT, "LONGEST_LINE": LONGEST_PATH}
PONDERS = {"HASTE": HASTE, "STEPS": STEPS, "LONGEST_LINE": WHOLE_LINE}
LevelBot: TypeAlias = SearchBot | SpokenchaosBot


def levels_of(game: str) -> dict[str, LevelBot]:
    """Return the levels of a game that are data."""
    return {name: bot for name, bot in BOTS[game].items() if isinstance(bot, LevelBot)}


def bot_constants(game: str) -> dict[str, Any]:
    """Return what the levels of a game are made of."""
    bots = levels_of(game)
    minds = {name: as_plain(bot.mind[0]) for name, bot in bots.items()}
    common = shared(list(minds.values()))
    levels = {
        name: {
            **spent(bot),
            "mind": {field: minds[name][field] for field in minds[name] if field not in common},
            "rooms": dict(rooms_of(game, bot)),
        }
        for name, bot in bots.items()
    }
    is_search = any(isinstance(bot, SearchBot) for bot in bots.values())
    way = SEARCHES if is_search else PONDERS
    return {"MIND": common, "LEVELS": levels, **way, "STREAM_WORDS": WORDS}


def spent(bot: LevelBot) -> dict[str, Any]:
    """Return what a bot may spend, and how it searches, if it does."""
    if isinstance(bot, SpokenchaosBot):
        return {"simulations": int(bot.mind[0].candidates), "seconds": bot.seconds}
    return {
        "simulations": bot.budget.simulations,
        "seconds": bot.budget.seconds,
        "nodes": bot.nodes,
        "habits": as_plain(bot.habits[0]),
    }


def shared(minds: list[dict[str, Any]]) -> dict[str, Any]:
    """Return the fields that are the same in all minds."""
    first, *others = minds
    return {
        field: value
        for field, value in first.items()
        if all(mind[field] == value for mind in others)
    }


def rooms_of(game: str, bot: LevelBot) -> Iterator[tuple[str, list[int]]]:
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
