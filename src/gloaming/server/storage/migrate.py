"""Migrations: a database of any older revision becomes one of the newest, never back.

Alembic's revisions lie in `migrations/versions` inside the package.  They are run on a
connection that is in a transaction already, so a migration happens as a whole or not.
"""

from typing import Any

from alembic.config import Config
from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from .errors import NewerDatabaseError
from .schema import metadata


def scripts() -> ScriptDirectory:
    """Return the revisions that this version knows."""
    config = Config()
    config.set_main_option("script_location", "gloaming.server.storage:migrations")
    config.set_main_option("path_separator", "os")
    return ScriptDirectory.from_config(config)


def newest_revision() -> str:
    """Return the revision that this version works with."""
    return str(scripts().get_current_head())


def current_revision(connection: Connection) -> str | None:
    """Return the revision of a database, or None if it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def migrate(connection: Connection, revision: str | None = None) -> None:
    """Bring a database to a revision, the newest unless told otherwise."""
    known = scripts()
    newest = newest_revision()
    current = current_revision(connection)
    for revision_there in (current, revision):
        check_known(known, revision_there, newest)
    if current == (revision or newest):
        return

    def steps(heads: Any, _context: MigrationContext) -> Any:
        return known._upgrade_revs(revision or newest, heads)  # noqa: SLF001 - as its commands do

    options: dict[str, Any] = {"fn": steps, "target_metadata": metadata}
    context = MigrationContext.configure(connection, opts=options)
    with Operations.context(context):
        context.run_migrations()


def check_known(known: ScriptDirectory, revision: str | None, newest: str) -> None:
    """Refuse a revision that only a newer version can have made."""
    if revision not in {None, *(script.revision for script in known.walk_revisions())}:
        raise NewerDatabaseError(str(revision), newest)
