"""A toy game that has what the coming games need: secrets, simultaneous plans, a fine grid."""

from .game import GAME as TOY

__all__ = ["TOY"]
