"""The assembly: storage, identity and a bus go in, an application comes out."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Collection, Coroutine, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, TypeAlias

from litestar import Litestar, Router
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.types import ExceptionHandlersMap

from gloaming import games
from gloaming.bots import BOTS

from .bus.protocol import BotJobs, Bus
from .http.answers import answer_anything, answer_depth, answer_http, answer_refusal, answer_storage
from .http.guarding import Guard, add_headers
from .http.pages import pages
from .http.reading import reading
from .http.resources import resources
from .identity.protocol import Identity
from .live.bots import BotPlayers
from .live.doorman import Doorman
from .live.host import Host
from .live.presence import Presence
from .live.repertoire import Repertoire
from .live.socket import Entrance
from .live.timers import Timers
from .live.worker import work_for_ever
from .storage.errors import StorageError
from .storage.protocol import Storage
from .tables.refusal import Refusal

LARGEST_REQUEST = 64 * 1024
API_VERSION = "1"

Work: TypeAlias = Coroutine[Any, Any, None]

ANSWERS: ExceptionHandlersMap = {
    Refusal: answer_refusal,
    StorageError: answer_storage,
    HTTPException: answer_http,
    RecursionError: answer_depth,
    Exception: answer_anything,
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
    repertoire: Repertoire | None = None,
    now: Callable[[], float] = time.time,
    origins: Collection[str] = (),
    away_grace: float = 5.0,
    bot_pause: float = 0.0,
    bot_threads: int = 2,
    bot_jobs: BotJobs | None = None,
    secure_cookies: bool = False,
    largest_request: int = LARGEST_REQUEST,
    requests_per_minute: float = 600,
    messages_per_second: float = 20,
    sockets_per_address: int = 100,
    tables_per_person: int = 50,
    more_routes: Sequence[Router] = (),
) -> Litestar:
    """Return the application; whoever opened storage and bus closes them after it."""
    doorman = Doorman(identity, origins, has_secure_cookies=secure_cookies)
    host = Host(
        storage, bus, repertoire or our_repertoire(), now=now, most_tables=tables_per_person
    )
    timers = Timers(host)
    bots = BotPlayers(host, threads=max(1, bot_threads), pause=bot_pause, jobs=bot_jobs)
    takers = [partial(work_for_ever, host, bots, bot_jobs)] * bot_threads if bot_jobs else []
    guard = Guard(doorman, per_minute=requests_per_minute)
    presence = Presence(host, grace=away_grace)
    entrance = Entrance(
        host,
        presence,
        doorman,
        messages_per_second=messages_per_second,
        most_of_one_address=sockets_per_address,
    )

    return Litestar(
        route_handlers=[
            entrance.route(),
            *resources(host, doorman),
            reading(),
            *more_routes,
            pages(),
        ],
        lifespan=[lambda _: running(host, presence, timers, bots, takers)],
        before_request=guard.check,
        before_send=[add_headers],
        exception_handlers=ANSWERS,
        request_max_body_size=largest_request,
        openapi_config=OPENAPI,
        logging_config=None,
    )


@asynccontextmanager
async def running(
    host: Host,
    presence: Presence,
    timers: Timers,
    bots: BotPlayers,
    takers: Sequence[Callable[[], Work]],
) -> AsyncIterator[None]:
    """Let time pass while the application runs; drain what is under way at its end."""
    await host.start()
    await presence.start()
    timers.start()
    working = [asyncio.create_task(take()) for take in takers]
    yield
    for task in working:
        task.cancel()
    await asyncio.gather(*working, return_exceptions=True)
    await timers.close()
    bots.close()
    presence.close()
    await host.close()
