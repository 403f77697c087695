"""`python -m bench.house PORT FILE`: our server as it is meant to run, for strangers.

Everything is as for people: SQLite that has every commit on disk before anybody hears of
it, full rules and full views.  Only the limits on what one address may ask are off, and a
client's token is its name, since all clients of the measurement come from this machine.
"""

import sys

import uvicorn
import uvloop

from gloaming.games import NAMES
from gloaming.server.app import make_app
from gloaming.server.bus.local_bus import LocalBus
from gloaming.server.hosting.repertoire import Repertoire
from gloaming.server.identity.person import Person
from gloaming.server.identity.tokens import Way
from gloaming.server.live.frames import Frames
from gloaming.server.settings import Settings
from gloaming.server.storage.opening import open_database
from gloaming.server.storage.sql_storage import SqlStorage
from gloaming.server.tuning import tune

from .counting import find_any

NO_LIMIT = 10**9


class Guests:
    """Knows everybody by name."""

    async def who(self, token: str, way: Way) -> Person | None:
        """Return the person of a name."""
        del way
        return Person(token, token, is_guest=True)

    async def new_guest(self) -> tuple[Person, str]:
        """Welcome somebody who gave no name."""
        return Person("guest", "guest", is_guest=True), "guest"

    async def renew(self, person: Person, token: str) -> bool:  # noqa: ARG002 - there are no cookies
        """Never renew anything."""
        return False

    async def known_as(self, person: str) -> frozenset[str]:
        """Return the only id."""
        return frozenset({person})


async def serve(port: int, file: str) -> None:
    """Serve until killed."""
    tune()
    storage = SqlStorage(await open_database(f"sqlite:///{file}"))
    app = make_app(
        storage,
        Guests(),
        LocalBus(),
        repertoire=Repertoire((*NAMES, "counting"), find_any, {}),
        away_grace=NO_LIMIT,
        settings=Settings(
            messages_per_second=NO_LIMIT,
            sockets_per_address=NO_LIMIT,
            sockets_per_person=NO_LIMIT,
            tables_per_person=NO_LIMIT,
        ),
    )
    config = uvicorn.Config(
        app,
        host="127.0.0.1",
        port=port,
        ws=Frames,
        ws_per_message_deflate=False,
        log_level="warning",
    )
    await uvicorn.Server(config).serve()


if __name__ == "__main__":
    uvloop.run(serve(int(sys.argv[1]), sys.argv[2]))
