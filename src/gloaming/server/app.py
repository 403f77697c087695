"""The assembly: storage, identity and a bus go in, an application comes out."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, NamedTuple, TypeAlias

from litestar import Litestar, Router
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ControllerRouterHandler, ExceptionHandlersMap

from gloaming import games
from gloaming.bots import BOTS
from gloaming.core.errors import EngineError

from .access.doorman import Doorman
from .access.visits import Visits
from .bot_players.players import BotPlayers
from .bot_players.worker import work_for_ever
from .bus.local_jobs import LocalJobs
from .bus.protocol import BotJobs, Bus
from .hosting.archiving import Archivist
from .hosting.computing import Computing
from .hosting.host import Host
from .hosting.housekeeping import Housekeeping
from .hosting.presence import Presence
from .hosting.puzzle_desk import PuzzleDesk
from .hosting.repertoire import Repertoire
from .hosting.timers import Timers
from .http import (
    accounts,
    answers,
    archive,
    checking,
    passkeys,
    programs,
    progress,
    puzzle_answers,
    puzzle_opinions,
    puzzles,
    records,
    resources,
)
from .http.guarding import Guard, add_headers
from .http.link_pictures import link_pictures
from .http.link_previews import Previews, ReadPuzzle
from .http.pages import pages
from .http.reading import reading
from .identity.errors import IdentityError
from .identity.protocol import Identity
from .identity.sql_identity import SqlIdentity
from .live.socket import LiveEndpoint
from .settings import Settings
from .stopping import stop
from .storage.archive import Archive
from .storage.errors import NoSuchPageError, StorageError, ValueRefusedError
from .storage.protocol import Storage
from .tables.refusal import Refusal

API_VERSION = "1"

Work: TypeAlias = Coroutine[Any, Any, None]

ANSWERS: ExceptionHandlersMap = {
    Refusal: answers.answer_refusal,
    IdentityError: answers.answer_identity,
    answers.MissingError: answers.answer_missing,
    answers.PuzzleRefusedError: answers.answer_puzzle,
    ValueRefusedError: answers.answer_value,
    NoSuchPageError: answers.answer_value,
    StorageError: answers.answer_storage,
    EngineError: answers.answer_engine,
    HTTPException: answers.answer_http,
    RecursionError: answers.answer_depth,
    UnicodeDecodeError: answers.answer_text,
    Exception: answers.answer_anything,
}
OPENAPI = OpenAPIConfig(
    title="Gloaming",
    version=API_VERSION,
    path="/api/schema",
    use_handler_docstrings=True,
    render_plugins=[JsonRenderPlugin(path="/openapi.json")],
)


def our_repertoire() -> Repertoire:
    """Return the games and bots of this package."""
    return Repertoire(games.NAMES, games.find, BOTS)


def make_app(
    storage: Storage,
    identity: Identity,
    bus: Bus,
    *,
    settings: Settings | None = None,
    repertoire: Repertoire | None = None,
    now: Callable[[], float] = time.time,
    away_grace: float = 5.0,
    bot_pause: float = 0.0,
    bot_threads: int = 2,
    bot_jobs: BotJobs | None = None,
    more_routes: Sequence[Router] = (),
) -> Litestar:
    """Return the application; whoever opened storage and bus closes them after it.

    Accounts, the archive and housekeeping need people in a database: a `SqlIdentity`.
    """
    settings = settings or Settings()
    host = make_host(storage, bus, repertoire or our_repertoire(), settings, now)
    workrooms = make_workrooms(settings)
    doorman, presence = Doorman(identity, settings), Presence(host, grace=away_grace)
    entrance = entrance_to(host, presence, doorman, workrooms.computing, settings)
    jobs = bot_jobs or LocalJobs(most_unwatched=settings.unwatched_bots)
    bots = BotPlayers(host, threads=max(1, bot_threads), pause=bot_pause, jobs=jobs)
    takers = [partial(work_for_ever, host, bots, jobs)] * bot_threads
    crew = Crew(host, presence, Timers(host), bots, entrance.visits, takers, workrooms)
    known: dict[str, object] = {
        "host": host,
        "doorman": doorman,
        "visits": entrance.visits,
        "computing": workrooms.computing,
    }
    read_puzzle: ReadPuzzle | None = None
    if isinstance(identity, SqlIdentity):
        kept = Archive(identity.database)
        crew = crew._replace(house=Housekeeping(host, Archivist(host, kept), identity))
        rooms = {"proving": workrooms.proving, "trying": workrooms.computing}
        desk = PuzzleDesk.at(identity.database, settings, now, **rooms)
        known |= {"accounts": identity, "archive": kept, "puzzles": desk}
        more_routes = [*more_routes, link_pictures(desk, doorman, host)]
        read_puzzle = desk.published.find
    previews = Previews(settings.base_url, storage.table, host.now, read_puzzle)
    handlers = [*routes(known), *more_routes, pages(previews=previews)]
    return assembled([entrance.route(), *handlers], crew, Guard(doorman), settings)


def assembled(
    handlers: Sequence[ControllerRouterHandler],
    crew: "Crew",
    guard: Guard,
    settings: Settings,
) -> Litestar:
    """Return the application that answers with all handlers while a crew works."""
    return Litestar(
        route_handlers=handlers,
        lifespan=[lambda _: running(crew)],
        before_request=guard.check,
        before_send=[add_headers],
        exception_handlers=ANSWERS,
        request_max_body_size=settings.largest_request,
        openapi_config=OPENAPI,
        logging_config=None,
    )


class Workrooms(NamedTuple):
    """Where things are worked out, each with a thread and a budget: none keeps another waiting."""

    computing: Computing
    proving: Computing

    async def close(self) -> None:
        """Work nothing out any more."""
        self.computing.close()
        self.proving.close()


def make_workrooms(settings: Settings) -> Workrooms:
    """Return all of them, within the limits that are set."""
    computing, proving = (
        Computing(seconds_per_minute=settings.computing_seconds_per_minute) for _ in range(2)
    )
    return Workrooms(computing, proving)


def make_host(
    storage: Storage,
    bus: Bus,
    repertoire: Repertoire,
    settings: Settings,
    now: Callable[[], float],
) -> Host:
    """Return what hosts tables within the limits that are set."""
    return Host(
        storage,
        bus,
        repertoire,
        now=now,
        most_tables=settings.tables_per_person,
        chat_per_minute=settings.chat_per_minute,
        side_commands_per_minute=settings.side_commands_per_minute,
    )


def entrance_to(
    host: Host, presence: Presence, doorman: Doorman, computing: Computing, settings: Settings
) -> LiveEndpoint:
    """Return where sockets come in, with the limits that are set."""
    return LiveEndpoint(
        host,
        presence,
        doorman,
        computing,
        messages_per_second=settings.messages_per_second,
        most_of_one_address=settings.sockets_per_address,
        most_of_one_person=settings.sockets_per_person,
        longest_message=settings.largest_message,
    )


def routes(known: dict[str, object]) -> list[Router]:
    """Return what can be asked for, with people and matches if they are kept in a database."""
    api: list[Any] = [*resources.API, checking.check_options, records.by_number]
    if "accounts" in known:
        api += [*accounts.ROUTES, *passkeys.ROUTES, *programs.ROUTES, *archive.ROUTES]
        api += [*puzzles.ROUTES, *puzzle_opinions.ROUTES, *puzzle_answers.ROUTES, *progress.ROUTES]
    given = {name: giving(part) for name, part in known.items()}
    return [
        Router("/api", route_handlers=api, dependencies=given),
        Router("/", route_handlers=resources.OPERATIONS, dependencies=given),
        reading(),
    ]


def giving(part: object) -> Provide:
    """Return what hands one part to all who ask for it."""
    return Provide(lambda: part, sync_to_thread=False)


class Crew(NamedTuple):
    """All who work while the application runs."""

    host: Host
    presence: Presence
    timers: Timers
    bots: BotPlayers
    visits: Visits
    takers: Sequence[Callable[[], Work]]
    workrooms: Workrooms
    house: Housekeeping | None = None


@asynccontextmanager
async def running(crew: Crew) -> AsyncIterator[None]:
    """Let time pass while the application runs; drain what is under way at its end."""
    await crew.host.start()
    await crew.presence.start()
    await crew.visits.start()
    crew.timers.start()
    if crew.house:
        crew.house.start()
    working = [asyncio.create_task(take()) for take in crew.takers]
    yield
    await stop(working)
    if crew.house:
        await crew.house.close()
    await crew.timers.close()
    crew.bots.close()
    await crew.workrooms.close()
    crew.presence.close()
    await crew.visits.close()
    await crew.host.close()
