"""Ghosts are marked as seen exactly where a whole look catches them."""

from __future__ import annotations

from random import Random

import numpy as np

from gloaming.games.spokenchaos.exchange.to_scene import to_scene
from gloaming.games.spokenchaos.seating import DOOR_NAMES
from gloaming.games.spokenchaos.sight.look import keyhole_look
from gloaming.puzzles.spokenchaos.seen import mark_seen
from tests.games.spokenchaos.randoms import random_position
from tests.games.spokenchaos.scenes import scene

LOBBIES = 25


def test_random_lobbies() -> None:
    random, verdicts = Random(7), set()
    for _ in range(LOBBIES):
        lobbies, ghosts = to_scene(random_position(random, random.randint(1, 6), 12))
        for door in random.sample(range(len(DOOR_NAMES)), 4):
            seen = np.zeros(len(ghosts), np.uint8)
            mark_seen(lobbies, ghosts, door, seen)
            looked = keyhole_look(lobbies, ghosts, DOOR_NAMES[door]).ghosts
            assert seen.tolist() == [shown.is_caught for shown in looked]
            verdicts |= {(shown.is_caught, shown.mirrored > 0) for shown in looked}
    assert verdicts == {(False, False), (False, True), (True, False), (True, True)}


def test_who_is_marked_already_stays_marked() -> None:
    lobbies, ghosts = scene("piano 3 5 yaw 0", "small 3.5 2.5")
    seen = np.ones(1, np.uint8)
    mark_seen(lobbies, ghosts, DOOR_NAMES.index("N4"), seen)
    assert seen.tolist() == [1]
