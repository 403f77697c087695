"""Spokenchaos: sneak your ghosts through the lobby while somebody looks through the keyhole."""

from .game import GAME

__all__ = ["GAME"]
