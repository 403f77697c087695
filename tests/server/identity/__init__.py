"""People are who they say they are, and nothing of theirs is told to others."""
