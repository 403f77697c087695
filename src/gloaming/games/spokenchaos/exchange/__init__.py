"""Positions for other programs: from a position to the lobby, from a state to a position."""
