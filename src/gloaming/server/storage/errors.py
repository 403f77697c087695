"""What can go wrong with storage.

StorageError (a GloamingError)
|-- StorageUnavailableError   the database is away, full or locked; whether a write under
|                             way has happened is unknown until it is read again
|-- DatabaseInUseError        another server uses the same file
|-- DatabaseUrlError          an address of a database that cannot be used
|-- NewerDatabaseError        the database was made by a newer version of Gloaming
|-- ValueRefusedError         what no database can keep: a NUL in a text, a huge number
|-- NoSuchTableError          there is no table of that id
|-- TableExistsError          there is a table of that id already
|-- NoSuchPageError           a page of a search that does not exist
|-- PublishedAlreadyError     the same puzzle was published before
|-- EventGapError             an append that would leave numbers out
|-- RewrittenError            names in a table's log have changed: read it again
|-- RestoredError             a backup was restored meanwhile: forget what was read before
`-- BackupError               a backup that cannot be written, read or put in
"""

from gloaming.core.errors import GloamingError


class StorageError(GloamingError):
    """Anything that storage refuses or cannot do."""


class StorageUnavailableError(StorageError):
    """The database cannot be reached or cannot write just now."""


class DatabaseInUseError(StorageError):
    """Another server uses the same file."""

    def __init__(self, database: str) -> None:
        """Name the file, and say what to do."""
        super().__init__(
            f"another server uses {database} already; stop it, choose another --database, "
            "or give both the same --bus"
        )


class DatabaseUrlError(StorageError):
    """The address of the database cannot be used."""


class ValueRefusedError(StorageError):
    """A value that no database can keep, so nothing can be found by it either."""

    def __init__(self) -> None:
        """Say what is wrong with it."""
        super().__init__("a text or number cannot be kept")


class NewerDatabaseError(StorageError):
    """The database was made by a newer version."""

    def __init__(self, revision: str, known: str) -> None:
        """Say which revisions are meant, and what to do."""
        super().__init__(
            f"the database is of revision {revision!r}, which this version does not know "
            f"(it knows up to {known!r}); install the newer Gloaming that made it"
        )


class NoSuchTableError(StorageError):
    """There is no such table."""

    def __init__(self, table: str) -> None:
        """Name the table."""
        super().__init__(f"there is no table {table!r}")


class TableExistsError(StorageError):
    """There is such a table already."""

    def __init__(self, table: str) -> None:
        """Name the table."""
        super().__init__(f"there is a table {table!r} already")


class NoSuchPageError(StorageError):
    """There is no such page."""

    def __init__(self, page: str) -> None:
        """Name the page."""
        super().__init__(f"there is no page {page!r}; take one that a search has told")


class PublishedAlreadyError(StorageError):
    """The same puzzle was published before."""

    def __init__(self, puzzle: str) -> None:
        """Name the puzzle; nothing if it is not known which."""
        super().__init__(f"the same puzzle is there already{puzzle and f': {puzzle}'}")
        self.puzzle = puzzle


class EventGapError(StorageError):
    """Events that do not follow those that are kept."""

    def __init__(self, table: str, kept: int, number: int) -> None:
        """Say what is kept and what was to follow."""
        super().__init__(f"table {table!r} has {kept} events, so number {number} leaves a gap")


class RewrittenError(StorageError):
    """Names in the log of a table have changed since it was read."""

    def __init__(self, table: str) -> None:
        """Name the table."""
        super().__init__(f"the log of table {table!r} was rewritten; read it again")


class RestoredError(StorageError):
    """A backup was restored since this process opened the database."""

    def __init__(self) -> None:
        """Say what to do."""
        super().__init__("a backup was restored meanwhile; start this process again")


class BackupError(StorageError):
    """A backup that cannot be written, read or put in."""
