"""Storage keeps what it has confirmed, on SQLite and on PostgreSQL alike."""
