"""Sines and cosines of whole degrees, from the table of the data file.

No platform's trigonometry is used: its last digits differ from machine to machine.
"""

from gloaming.core.compiled import compiled
from gloaming.games.spokenchaos.assumptions import QUARTER

from .lobby import Numbers

FULL_TURN = 4 * QUARTER


@compiled
def sine(sines: Numbers, degrees: int) -> float:
    """Return a sine by symmetry from those of the first quarter turn."""
    turned = degrees % FULL_TURN
    if turned <= QUARTER:
        return sines[turned]
    if turned <= 2 * QUARTER:
        return sines[2 * QUARTER - turned]
    if turned <= 3 * QUARTER:
        return -sines[turned - 2 * QUARTER]
    return -sines[FULL_TURN - turned]


@compiled
def cosine(sines: Numbers, degrees: int) -> float:
    """Return a cosine."""
    return sine(sines, degrees + QUARTER)
