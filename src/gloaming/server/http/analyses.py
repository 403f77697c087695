"""Finished matches gone through over HTTP: begun, followed, and told when that is done."""

from collections.abc import Hashable
from typing import Annotated, TypeAlias

from litestar import get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, QueryParameter

from gloaming.analysis import Level
from gloaming.server.access.doorman import Doorman
from gloaming.server.access.visitor import person_at
from gloaming.server.hosting.analyst import Analyst, Asked
from gloaming.server.hosting.host import Host
from gloaming.server.messages.analyses import (
    LONGEST_LEVEL,
    MOST_SIMULATIONS,
    SIMULATIONS,
    AnalysisProgress,
    NewAnalysis,
)
from gloaming.server.tables.refusal import Refusal
from gloaming.server.tables.table import Table, copied_match

from .answers import REFUSALS, MissingError
from .asking import AnyRequest, TheDoorman, TheHost, somebody
from .computed import payer
from .replaying import replay_key
from .resources import TableId

SLOWER = {"spokenchaos": 20}  # a search takes so many times as long

TheAnalyst: TypeAlias = NamedDependency[Analyst]
TheLevel: TypeAlias = Annotated[str, QueryParameter(max_length=LONGEST_LEVEL)]
Simulations: TypeAlias = Annotated[int, QueryParameter(ge=1, le=MOST_SIMULATIONS)]


@post("/tables/{table:str}/analysis", responses=REFUSALS)
async def begin_analysis(
    table: TableId,
    request: AnyRequest,
    data: JSONBody[NewAnalysis],
    host: TheHost,
    doorman: TheDoorman,
    analyst: TheAnalyst,
) -> AnalysisProgress:
    """Go through a finished match beside everything else; asked again, say how far that is."""
    await somebody(request, doorman)
    found = await seen(table, request, host, doorman)
    level = level_of(host, found, data)
    bot = host.repertoire.bots(found.match.game.name)[level.bot]
    asked = Asked(key_of(found, level), copied_match(found.match), bot, level)
    return analyst.begin(await payer(request, doorman), asked)


@get("/tables/{table:str}/analysis", responses=REFUSALS)
async def analysis(
    table: TableId,
    request: AnyRequest,
    host: TheHost,
    doorman: TheDoorman,
    analyst: TheAnalyst,
    level: TheLevel = "",
    simulations: Simulations = SIMULATIONS,
) -> AnalysisProgress:
    """Say how far a match is gone through that somebody has asked for, or what was found."""
    found = await seen(table, request, host, doorman)
    wanted = level_of(host, found, NewAnalysis(level, simulations))
    progress = analyst.progress(key_of(found, wanted))
    if progress is None:
        raise MissingError("no-such-analysis", "nobody has asked for that; POST asks for it")
    return progress


async def seen(table: str, request: AnyRequest, host: Host, doorman: Doorman) -> Table:
    """Return a table as whoever asks may see it."""
    hosted = await host.hosted(table)
    return hosted.seen_by(person_at(hosted.table, await doorman.who(request)))


def level_of(host: Host, table: Table, wanted: NewAnalysis) -> Level:
    """Return who judges, and how long at most; raise Refusal if there is no such bot."""
    game = table.match.game.name
    bots = host.repertoire.offered(game)
    bot = wanted.level or bots[-1]
    if bot not in bots:
        raise Refusal("no-such-bot", f"{bot!r} does not judge; there is {', '.join(bots)}", "level")
    most = MOST_SIMULATIONS // SLOWER.get(game, 1)
    return Level(bot, min(wanted.simulations, most))


def key_of(table: Table, level: Level) -> Hashable:
    """Return what tells analyses apart, or refuse a match that goes on."""
    return replay_key(table), level.bot, level.simulations


ROUTES = (begin_analysis, analysis)
