"""A real server with people and matches in SQLite, and browsers that come to it."""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import connect

from gloaming.server.access.doorman import COOKIE
from gloaming.server.app import make_app
from gloaming.server.bus.local_bus import LocalBus
from gloaming.server.hosting.repertoire import Repertoire
from gloaming.server.identity.sql_identity import SqlIdentity
from gloaming.server.settings import Settings
from gloaming.server.storage.archive import Archive
from gloaming.server.storage.opening import open_database
from gloaming.server.storage.sql_storage import SqlStorage
from tests.core.toy.rules import SPOT
from tests.patience import PATIENCE
from tests.server.identity.houses import CHEAP, PASSWORD, SITE, Clock
from tests.server.live.hosting import repertoire
from tests.server.live.serving import FREELY, UNHURRIED, Talker, running, start_match

OURS = {"X-Gloaming": "1"}
FREE = {"requests_per_minute": FREELY, "sign_ins_per_minute": FREELY}


class Housed:
    """A server that runs, and what is behind it."""

    def __init__(self, identity: SqlIdentity, clock: Clock) -> None:
        """Keep what is behind it; where it is comes later."""
        self.identity = identity
        self.clock = clock
        self.archive = Archive(identity.database)
        self.port = 0

    @property
    def address(self) -> str:
        """Return where HTTP is."""
        return f"http://127.0.0.1:{self.port}"

    @contextmanager
    def browser(self, **headers: str) -> Iterator[httpx.Client]:
        """Open a browser without cookies."""
        with httpx.Client(
            base_url=self.address, headers={**OURS, **headers}, timeout=PATIENCE
        ) as web:
            yield web


@contextmanager
def housed(folder: Path, offered: Repertoire | None = None, **limits: Any) -> Iterator[Housed]:
    """Serve from an empty database until the test is done."""
    plain = {"public_url": SITE, "secure_cookies": False}
    settings = Settings(**{**plain, **FREE, **limits})
    database = asyncio.run(open_database(f"sqlite:///{folder}/house.db"))
    clock = Clock()
    house = Housed(SqlIdentity(database, settings, clock=clock, hasher=CHEAP), clock)
    storage = SqlStorage(database)

    def make() -> Any:
        return make_app(
            storage,
            house.identity,
            LocalBus(),
            settings=settings,
            repertoire=offered or repertoire(),
        )

    with running(make) as house.port:
        yield house
    asyncio.run(database.close())


def become_guest(web: httpx.Client) -> str:
    """Let a browser become a guest; return the cookie's token."""
    assert web.post("/api/guest").status_code == 201
    return str(web.cookies[COOKIE])


def sign_up(web: httpx.Client, name: str, password: str = PASSWORD) -> str:
    """Let a browser make an account; return the cookie's token."""
    answer = web.post("/api/account", json={"name": name, "password": password})
    assert answer.status_code == 201, answer.text
    assert answer.json() == {"name": name, "is_guest": False}
    return str(web.cookies[COOKIE])


def sign_in(web: httpx.Client, name: str, password: str = PASSWORD, **more: Any) -> httpx.Response:
    """Let a browser sign in."""
    body = {"name": name, "password": password, **more}
    return web.post("/api/account/sign-in", json=body)


def refusal(answer: httpx.Response) -> tuple[int, str]:
    """Return how something was refused."""
    assert answer.json()["text"]
    return answer.status_code, answer.json()["code"]


@asynccontextmanager
async def at_the_table(house: Housed, token: str) -> AsyncIterator[Talker]:
    """Connect with a cookie."""
    cookie = {"Cookie": f"{COOKIE}={token}"}
    address = f"ws://127.0.0.1:{house.port}/live"
    async with connect(address, **UNHURRIED, additional_headers=cookie, compression=None) as line:
        yield Talker(line, PATIENCE)


async def play(house: Housed, first: str, second: str, *, is_finished: bool, **more: Any) -> str:
    """Let two people play a match, to its end or not; return its table."""
    async with at_the_table(house, first) as one, at_the_table(house, second) as two:
        table = await start_match(one, two, **more)
        for _ in range(2 * is_finished):
            await one.ask(table, "act", seat=0, actions=[SPOT, 0])
            await two.ask(table, "act", seat=1, actions=[SPOT, 2])
    if is_finished:
        await until_kept(house, table)
    return table


async def until_kept(house: Housed, table: str) -> None:
    """Wait until a match is in the archive."""
    async with asyncio.timeout(PATIENCE):
        while not await house.archive.has(table):  # noqa: ASYNC110 - nobody is told
            await asyncio.sleep(0.02)
