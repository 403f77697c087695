"""Which doors see some ghosts: by looks, and as those guess who take none."""

import numpy as np

from gloaming.bots.spokenchaos.places import DoorSets, guess, see
from gloaming.core.layout import Records
from gloaming.games.spokenchaos.seating import DOORS
from gloaming.games.spokenchaos.solids.lobby import Ghost, Lobby


def doors_seeing(lobbies: Records[Lobby], bodies: Records[Ghost], grid: int) -> DoorSets:
    """Return the doors from which each ghost is seen, also by the mirror, as bits."""
    found = np.zeros(len(bodies), np.int64)
    for door in range(DOORS):
        see(lobbies, bodies, grid, door, found)
    return found


def doors_guessed(lobbies: Records[Lobby], bodies: Records[Ghost]) -> DoorSets:
    """Return the doors from which each ghost seems to be seen, the mirror forgotten."""
    found = np.zeros(len(bodies), np.int64)
    guess(lobbies, bodies, found)
    return found
