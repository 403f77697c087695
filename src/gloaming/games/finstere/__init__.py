"""Finstere Flure: bring your tokens through the fortress while the monster eats what it sees."""

from .game import GAME

__all__ = ["GAME"]
