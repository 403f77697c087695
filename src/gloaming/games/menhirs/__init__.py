"""Menhirs dans le Brouillard: move the mist so that every menhir is free at once."""

from .game import GAME

__all__ = ["GAME"]
