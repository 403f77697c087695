"""How long tests wait for what must happen: only a hang reaches it."""

# Seconds.  A busy machine may take minutes to compile the rules before anything can happen.
PATIENCE = 1800.0
MILLISECONDS = 1000
