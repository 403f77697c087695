"""Random looks agree with the oracle, sample by sample."""

from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from gloaming.core.engine.mode import mode
from gloaming.core.interchange import convert
from gloaming.games.spokenchaos.exchange.position import Position
from gloaming.games.spokenchaos.exchange.to_scene import to_scene
from gloaming.games.spokenchaos.sight.look import keyhole_look
from gloaming.games.spokenchaos.solids.lobby import empty_lobby
from tests.games.spokenchaos import oracle_look
from tests.games.spokenchaos.placement import Placement, place_furniture
from tests.games.spokenchaos.randoms import (
    piece_json,
    random_ghosts,
    random_position,
    second_opinion,
)
from tests.games.spokenchaos.scenes import DOORS

EXAMPLES = max(4, settings().max_examples // 2)
GRID = 16 if mode() == "interpreted" else 24
PIECES, GHOSTS = (3, 3) if mode() == "interpreted" else (6, 8)
GRAZING = 1  # samples of a look that may fall to either side of an edge


@settings(max_examples=EXAMPLES)
@given(st.integers(0, 10**6), st.sampled_from(DOORS))
def test_every_sample_agrees_with_the_oracle(seed: int, door: str) -> None:
    position = random_position(Random(seed), PIECES, GHOSTS)
    scene = to_scene(position)
    found = keyhole_look(*scene, door, GRID)
    wanted = oracle_look.picture(*second_opinion(position, scene), door, GRID)
    marks = [[sample.mark for sample in row] for row in wanted]

    assert (found.picture != marks).sum() <= GRAZING
    for number, ghost in enumerate(found.ghosts):
        direct = sum(number in sample.direct for row in wanted for sample in row)
        mirrored = sum(number in sample.mirrored for row in wanted for sample in row)
        assert abs(ghost.samples - direct - mirrored) <= GRAZING
        assert abs(ghost.mirrored - mirrored) <= GRAZING


MIRRORS = st.tuples(st.integers(22, 170), st.integers(22, 170), st.integers(0, 359))


@settings(max_examples=EXAMPLES)
@given(st.integers(0, 10**6), MIRRORS, st.sampled_from(DOORS))
def test_images_agree_with_the_oracle(seed: int, mirror: tuple[int, int, int], door: str) -> None:
    """Only the mirror stands in the lobby, so that much is seen in it."""
    lobbies = empty_lobby()
    placement = Placement("mirror", *mirror)
    assert not place_furniture(lobbies, placement)
    plain = {
        "game": "spokenchaos",
        "furniture": [piece_json(placement)],
        "ghosts": random_ghosts(Random(seed), lobbies, GHOSTS),
    }
    position = convert(plain, Position)
    scene = to_scene(position)
    found = keyhole_look(*scene, door, GRID)
    wanted = oracle_look.picture(*second_opinion(position, scene), door, GRID)

    assert (found.picture != [[sample.mark for sample in row] for row in wanted]).sum() <= GRAZING
