"""Settings are read from flags, the environment and a file."""
