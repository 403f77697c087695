"""What is kept is tested on SQLite and on PostgreSQL."""

from tests.server.storage.conftest import address, postgresql

__all__ = ["address", "postgresql"]
