"""The assembly: storage, identity and a bus go in, an application comes out."""

import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager

from litestar import Litestar, Router
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ExceptionHandlersMap

from gloaming import games
from gloaming.bots import BOTS

from .bus.protocol import BotJobs, Bus
from .http import accounts, answers, archive, passkeys, programs, resources
from .http.guarding import Guard, add_headers
from .http.reading import reading
from .identity.errors import IdentityError
from .identity.protocol import Identity
from .identity.sql_identity import SqlIdentity
from .live.archiving import Archivist
from .live.bots import BotPlayers
from .live.doorman import Doorman
from .live.host import Host
from .live.housekeeping import Housekeeping
from .live.presence import Presence
from .live.repertoire import Repertoire
from .live.socket import Entrance
from .live.timers import Timers
from .live.visits import Visits
from .settings import Settings
from .storage.archive import Archive
from .storage.errors import NoSuchPageError, StorageError, ValueRefusedError
from .storage.protocol import Storage
from .tables.refusal import Refusal

API_VERSION = "1"

ANSWERS: ExceptionHandlersMap = {
    Refusal: answers.answer_refusal,
    IdentityError: answers.answer_identity,
    answers.MissingError: answers.answer_missing,
    ValueRefusedError: answers.answer_value,
    NoSuchPageError: answers.answer_value,
    StorageError: answers.answer_storage,
    HTTPException: answers.answer_http,
    RecursionError: answers.answer_depth,
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
    doorman = Doorman(identity, settings)
    host = Host(
        storage,
        bus,
        repertoire or our_repertoire(),
        now=now,
        most_tables=settings.tables_per_person,
        chat_per_minute=settings.chat_per_minute,
    )
    entrance = Entrance(
        host,
        Presence(host, grace=away_grace),
        doorman,
        messages_per_second=settings.messages_per_second,
        most_of_one_address=settings.sockets_per_address,
        most_of_one_person=settings.sockets_per_person,
        longest_message=settings.largest_message,
    )
    timers = Timers(host)
    bots = BotPlayers(host, threads=bot_threads, pause=bot_pause, jobs=bot_jobs)
    visits = entrance.visits
    known = {"host": giving(host), "doorman": giving(doorman), "visits": giving(visits)}
    routes = [reading(), *more_routes]
    house = None
    if isinstance(identity, SqlIdentity):
        kept = Archive(identity.database)
        house = Housekeeping(host, Archivist(host, kept), identity)
        routes.append(personal_routes(identity, kept, known))

    return Litestar(
        route_handlers=[
            entrance.route(),
            Router("/api", route_handlers=resources.API, dependencies=known),
            Router("/", route_handlers=resources.OPERATIONS, dependencies=known),
            *routes,
        ],
        lifespan=[lambda _: running(host, timers, bots, visits, house)],
        before_request=Guard(doorman).check,
        before_send=[add_headers],
        exception_handlers=ANSWERS,
        request_max_body_size=settings.largest_request,
        openapi_config=OPENAPI,
    )


def giving(part: object) -> Provide:
    """Return what hands one part to all who ask for it."""
    return Provide(lambda: part, sync_to_thread=False)


def personal_routes(identity: SqlIdentity, kept: Archive, known: dict[str, Provide]) -> Router:
    """Return the routes for which people and matches are kept in a database."""
    return Router(
        "/api",
        route_handlers=[*accounts.ROUTES, *passkeys.ROUTES, *programs.ROUTES, *archive.ROUTES],
        dependencies={**known, "accounts": giving(identity), "archive": giving(kept)},
    )


@asynccontextmanager
async def running(
    host: Host, timers: Timers, bots: BotPlayers, visits: Visits, house: Housekeeping | None
) -> AsyncIterator[None]:
    """Let time pass while the application runs; drain what is under way at its end."""
    await host.start()
    await visits.start()
    timers.start()
    if house:
        house.start()
    yield
    if house:
        await house.close()
    await visits.close()
    await timers.close()
    bots.close()
    await host.close()
