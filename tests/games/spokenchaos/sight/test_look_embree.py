"""Looks agree with triangles cast by Embree, on random scenes from all 24 doors.

GLOAMING_SCENES=200, as `make embree` sets it, compares that many scenes.
"""

import os
from random import Random

import pytest

from gloaming.core.engine.mode import mode
from gloaming.games.spokenchaos.exchange.to_scene import to_scene
from gloaming.games.spokenchaos.sight.look import keyhole_look
from tests.games.spokenchaos.embree import meshes_of, samples
from tests.games.spokenchaos.randoms import random_position
from tests.games.spokenchaos.scenes import DOORS

WANTED = os.environ.get("GLOAMING_SCENES")
SCENES = int(WANTED) if WANTED else {"engine": 20, "checked": 4, "interpreted": 1}[mode()]
SOME_DOORS = DOORS if mode() != "interpreted" else DOORS[:1]
GRID = 32
PIECES, GHOSTS = 6, 8
ALONG_OUTLINES = 4, 0.1  # samples that may differ: some, and a share
BATCH = 10


@pytest.mark.parametrize("first", range(0, SCENES, BATCH))
def test_verdicts_agree_with_embree(first: int) -> None:
    for number in range(first, min(first + BATCH, SCENES)):
        scene = to_scene(random_position(Random(f"embree {number}"), PIECES, GHOSTS))
        meshes = meshes_of(scene)
        for door in SOME_DOORS:
            found = [ghost.samples for ghost in keyhole_look(*scene, door, GRID).ghosts]
            wanted = samples(meshes, door, GRID)
            for ours, theirs in zip(found, wanted, strict=True):
                some, share = ALONG_OUTLINES
                assert abs(ours - theirs) <= some + share * theirs
