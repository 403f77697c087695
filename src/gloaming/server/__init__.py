"""The server: tables that never lose a move, for people and bots, live or over days."""
