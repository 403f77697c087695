"""Bots for Finstere Flure: what a position is worth, whole moves, and six levels."""
