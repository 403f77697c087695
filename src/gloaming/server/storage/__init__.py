"""Where everything that must survive is kept: SQLite by default, PostgreSQL for hosts."""
