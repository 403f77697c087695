"""One server for each SQLite file: servers without a bus would not hear one another.

    gloaming.db   gloaming.db.serving   an empty SQLite file, locked while somebody serves

    a server without a bus   locks it for itself
    servers with a bus       share the lock

SQLite's own locks are used, so they hold on every system and end with their process.  A symbolic
link is followed first: by whatever name, it is the same file that is locked.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from gloaming.server.settings import Settings

from .database import read_url
from .errors import DatabaseInUseError, StorageUnavailableError
from .sqlite import make_file

SUFFIX = ".serving"
ALONE = ("BEGIN EXCLUSIVE",)
SHARED = ("BEGIN DEFERRED", "SELECT count(*) FROM sqlite_master")  # reading takes the lock


@contextmanager
def serving_lock(settings: Settings) -> Iterator[None]:
    """Serve a database's file alone, or with others on the same bus; raise if that cannot be."""
    url = read_url(settings.database_address)
    if url.get_backend_name() != "sqlite":
        yield
        return
    with closing(lock(Path(str(url.database)), SHARED if settings.bus else ALONE)):
        yield


def lock(database: Path, statements: tuple[str, ...]) -> sqlite3.Connection:
    """Return what holds the lock beside a database's file until it is closed."""
    try:
        file = database.resolve()
        beside = file.with_name(file.name + SUFFIX)
        make_file(beside)
        holder = sqlite3.connect(beside, timeout=0, isolation_level=None)
        for statement in statements:
            holder.execute(statement).fetchall()
    except sqlite3.OperationalError as error:
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise DatabaseInUseError(str(database)) from None
        raise StorageUnavailableError(f"the database does not answer: {error}") from error
    except (OSError, RuntimeError) as error:  # links in a circle are one of the two
        raise StorageUnavailableError(f"the database does not answer: {error}") from error
    return holder
