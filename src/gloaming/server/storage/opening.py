"""Opening the database that an address names."""

from .database import Database, read_url
from .sqlite import open_sqlite


async def open_database(address: str) -> Database:
    """Open `sqlite:///FILE` or `postgresql://...`, at its newest revision."""
    url = read_url(address)
    if url.get_backend_name() == "sqlite":
        return await open_sqlite(url)
    from .postgresql import open_postgresql  # noqa: PLC0415 - a laptop starts without it

    return await open_postgresql(url)
