"""What is kept is tested on SQLite and on PostgreSQL."""

from tests.server.storage.conftest import address

__all__ = ["address"]
