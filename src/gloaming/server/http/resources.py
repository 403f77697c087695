"""The resources: people, games, tables, records, and how the server is."""

import hmac
import math
from functools import partial
from typing import Annotated, Any, Literal

import msgspec
from litestar import MediaType, Response, get, post
from litestar.params import FromQuery, JSONBody, PathParameter
from msgspec.structs import replace

from gloaming.server.access.doorman import bearer_token, session_token
from gloaming.server.access.visitor import person_at
from gloaming.server.identity.person import Person
from gloaming.server.messages.from_client import CommandId
from gloaming.server.storage.protocol import TableRow
from gloaming.server.tables.decisions.opening import carried_options
from gloaming.server.tables.refusal import Refusal
from gloaming.server.tables.settings import TableSettings
from gloaming.server.tables.views.cache_key import whole_key
from gloaming.server.tables.views.exposing import exposure_of
from gloaming.server.tables.views.in_words import whole
from gloaming.server.tables.views.row import TableSummary, as_running
from gloaming.server.tables.views.shown import WholeTable
from gloaming.server.tables.views.sights import ViewCache
from gloaming.server.tables.views.view import person_view, record_so_far

from .answers import REFUSALS, MissingError
from .asking import NOBODY, AnyRequest, Me, TheDoorman, TheHost, cookie_for, me_of, somebody
from .computed import TheComputing, computed, payer
from .described import GameAbout, all_games
from .exposing import ASKED, TheExposure, told
from .replaying import Replay, TheForm, replay_key, replay_of
from .turning_points import ShownTurningPoint, turning_points_of

MOST_LISTED = 100
LONGEST_RECORD = 1 << 16  # characters

TableId = Annotated[str, PathParameter(max_length=64)]


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open; the same id again opens no second one."""

    id: CommandId
    settings: TableSettings
    record: Annotated[str, msgspec.Meta(max_length=LONGEST_RECORD)] = ""  # of a match that goes on


class OpenedTable(msgspec.Struct, frozen=True):
    """The table that was opened."""

    table: str


class Health(msgspec.Struct, frozen=True):
    """How the server is."""

    status: Literal["well"]


@get("/me", responses=REFUSALS)
async def me(request: AnyRequest, doorman: TheDoorman) -> Response[Me]:
    """Say who asks; now and then their cookie is renewed."""
    visitor, token = await doorman.who(request), session_token(request)
    if visitor is None:
        return Response(NOBODY)
    person = Person(visitor.ids[0], visitor.name, visitor.is_guest)
    is_renewed = bool(token) and await doorman.identity.renew(person, token)
    cookies = [cookie_for(person, token, doorman.settings)] if is_renewed else []
    return Response(me_of(person), cookies=cookies)


@post("/guest", responses=REFUSALS)
async def guest(request: AnyRequest, doorman: TheDoorman) -> Response[Me]:
    """Let somebody be a guest at once; who is somebody already stays so."""
    visitor = await doorman.who(request)
    if visitor is not None:
        return Response(Me(visitor.name, visitor.is_guest))
    person, token = await doorman.identity.new_guest()
    return Response(me_of(person), cookies=[cookie_for(person, token, doorman.settings)])


@get("/games", responses=REFUSALS)
async def games(host: TheHost) -> list[GameAbout]:
    """Describe the games, their options and their bots."""
    return await all_games(host.repertoire)


@post("/tables", responses=REFUSALS)
async def open_table(
    request: AnyRequest,
    data: JSONBody[NewTable],
    host: TheHost,
    doorman: TheDoorman,
    computing: TheComputing,
) -> OpenedTable:
    """Open a table, for a new match or for one that was begun elsewhere."""
    person, settings = (await somebody(request, doorman)).person, data.settings
    if data.record:
        game = await host.repertoire.game(settings.game)
        work = partial(carried_options, game, data.record)
        key, paying = ("carried", data.record), await payer(request, doorman)
        found = await computing.once(paying, key, lambda: msgspec.json.encode(work()))
        settings = replace(settings, options=msgspec.json.decode(found))
    return OpenedTable(await host.open_table(person, settings, data.id, data.record))


@get("/tables", responses=REFUSALS)
async def public_tables(
    host: TheHost, phase: FromQuery[Literal["open", "running", "over"]] = "open"
) -> list[TableSummary]:
    """List the public tables, the newest first."""
    now = host.now()
    rows = await host.storage.tables(phase=phase, is_public=True, told_by=now, limit=MOST_LISTED)
    return summaries(rows, now)


@get("/tables/mine", responses=REFUSALS)
async def my_tables(request: AnyRequest, host: TheHost, doorman: TheDoorman) -> list[TableSummary]:
    """List the tables at which one sits, the newest first."""
    person = (await somebody(request, doorman)).person
    return summaries(await host.storage.tables(person=person.id, limit=MOST_LISTED))


def summaries(rows: list[TableRow], told_by: float = math.inf) -> list[TableSummary]:
    """Read summaries; their order tells nothing of what happens at running tables."""
    read = [summary_told(row, told_by) for row in rows]
    return sorted(read, key=lambda summary: (-summary.created_at, summary.id))


def summary_told(row: TableRow, told_by: float) -> TableSummary:
    """Return what lists show of a table to everybody at a time."""
    summary = msgspec.json.decode(row.summary, type=TableSummary)
    is_untold = row.told_at is not None and row.told_at > told_by
    return as_running(summary) if is_untold else summary


@get("/tables/{table:str}", responses=REFUSALS)
async def table_seen(
    table: TableId,
    request: AnyRequest,
    host: TheHost,
    doorman: TheDoorman,
    computing: TheComputing,
) -> Response[WholeTable]:
    """Show a table as one may see it."""
    hosted = await host.hosted(table)
    person = person_at(hosted.table, await doorman.who(request))
    seen = person_view(hosted.seen_by(person), person, hosted.cache)._replace(cache=ViewCache())
    key, paying = ("table", whole_key(seen)), await payer(request, doorman)
    return await computed(computing, paying, request, key, lambda: whole(seen))


@get("/tables/{table:str}/record", media_type=MediaType.TEXT, responses=REFUSALS)
async def record(
    table: TableId,
    request: AnyRequest,
    host: TheHost,
    doorman: TheDoorman,
    computing: TheComputing,
) -> str:
    """Show the record of a match, as far as one may know it."""
    hosted = await host.hosted(table)
    person = person_at(hosted.table, await doorman.who(request))
    seen = person_view(hosted.seen_by(person), person, hosted.cache)
    key, paying = ("record", whole_key(seen)), await payer(request, doorman)
    work = partial(record_so_far, seen.table, person, ViewCache())
    return (await computing.once(paying, key, lambda: work().encode())).decode()


@get("/tables/{table:str}/replay", responses=REFUSALS)
async def replay(
    table: TableId,
    request: AnyRequest,
    host: TheHost,
    doorman: TheDoorman,
    computing: TheComputing,
    form: TheForm = "words",
) -> Response[Replay]:
    """Show a finished match step by step, with explanations."""
    hosted = await host.hosted(table)
    person = person_at(hosted.table, await doorman.who(request))
    seen, paying = hosted.seen_by(person), await payer(request, doorman)
    key = ("replay", form, replay_key(seen))
    return await computed(computing, paying, request, key, partial(replay_of, seen, form))


@get("/tables/{table:str}/turning-points", responses=REFUSALS)
async def turning_points(
    table: TableId,
    request: AnyRequest,
    host: TheHost,
    doorman: TheDoorman,
    computing: TheComputing,
) -> Response[list[ShownTurningPoint]]:
    """Show the moments that decided a finished match."""
    hosted = await host.hosted(table)
    person = person_at(hosted.table, await doorman.who(request))
    seen, paying = hosted.seen_by(person), await payer(request, doorman)
    key = ("turning points", replay_key(seen))
    return await computed(computing, paying, request, key, partial(turning_points_of, seen))


@get("/tables/{table:str}/exposure", dependencies=ASKED, responses=REFUSALS)
async def exposure(
    table: TableId,
    request: AnyRequest,
    host: TheHost,
    doorman: TheDoorman,
    computing: TheComputing,
    asked: TheExposure,
) -> Response[Any]:
    """Say from where something would be seen at a place: after a match, or alone against bots."""
    hosted = await host.hosted(table)
    person = person_at(hosted.table, await doorman.who(request))
    seen = hosted.seen_by(person)
    work = exposure_of(seen, person, *asked)
    key = ("exposure", table, seen.number, person and person.id, asked)
    return await computed(computing, await payer(request, doorman), request, key, told(work))


@get("/health", tags=["operations"], responses=REFUSALS)
async def health() -> Health:
    """Say that the process runs."""
    return Health("well")


@get("/ready", tags=["operations"], responses=REFUSALS)
async def ready(host: TheHost) -> Health:
    """Say that tables can be read and kept."""
    await host.readiness.check()
    return Health("well")


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False)
async def metrics(request: AnyRequest, host: TheHost, doorman: TheDoorman) -> str:
    """Show what Prometheus collects to whoever has its token, from whatever address."""
    if not doorman.settings.metrics_token:
        raise MissingError("no-such-page", "metrics are off: set metrics_token to read them")
    if not is_same_secret(bearer_token(request), doorman.settings.metrics_token):
        raise Refusal("forbidden", "show the metrics token: Authorization: Bearer ...")
    return host.metrics.text().decode()


def is_same_secret(one: str, other: str) -> bool:
    """Tell whether two secrets are the same; how long that takes tells nothing."""
    return hmac.compare_digest(one.encode("utf-8", "replace"), other.encode())


API = (
    me,
    guest,
    games,
    open_table,
    public_tables,
    my_tables,
    table_seen,
    record,
    replay,
    turning_points,
    exposure,
)
OPERATIONS = (health, ready, metrics)
