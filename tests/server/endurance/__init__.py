"""The real command with real databases and a real bus, through everything that may happen to it."""
