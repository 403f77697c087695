"""Rays against boxes and ghosts: touching counts as meeting, at faces, edges and corners."""

import math

import numpy as np
import pytest

from gloaming.games.spokenchaos.sight.rays import FAR, box_entry, ghost_entry, inverse, model_entry
from gloaming.games.spokenchaos.solids.ghosts import new_ghost
from gloaming.games.spokenchaos.solids.lobby import Numbers, empty_lobby

Vector = tuple[float, float, float]

LOW, HIGH = np.array([-1.0, -1.0, -1.0]), np.array([1.0, 1.0, 1.0])


def per(way: Vector) -> Numbers:
    """Return the inverses of a direction."""
    return np.array([inverse(part) for part in way])


@pytest.mark.parametrize(
    ("start", "way", "met"),
    [
        pytest.param((-3, 0, 0), (1, 0, 0), 2, id="head on"),
        pytest.param((3, 0, 0), (-2, 0, 0), 1, id="backwards and twice as fast"),
        pytest.param((-3, 1, 0), (1, 0, 0), 2, id="along a face"),
        pytest.param((-3, 1, -1), (1, 0, 0), 2, id="along an edge"),
        pytest.param((-3, 1.001, 0), (1, 0, 0), FAR, id="beside it"),
        pytest.param((-2, 0, 0), (1, 1, 0), 1, id="into an edge"),
        pytest.param((-3.5, -1, 0), (1, 1, 0), FAR, id="past an edge"),
        pytest.param((-2, 0, 0), (1, 1, 1), 1, id="into a corner"),
        pytest.param((0, 0, 0), (1, 0, 0), 0, id="from inside"),
        pytest.param((3, 0, 0), (1, 0, 0), FAR, id="away from it"),
        pytest.param((1, 0, 0), (1, 0, 0), 0, id="away from its face"),
    ],
)
def test_rays_and_boxes(start: Vector, way: Vector, met: float) -> None:
    assert box_entry(np.array(start, float), per(way), LOW, HIGH) == met


def test_boxes_behind_a_plane_are_left_out() -> None:
    """The plate of the mirror is behind its glass, the foot is not."""
    mirror = empty_lobby()[0].models[0]
    start, way = np.array([0.0, 1.0, 1.0]), per((0.0, -1.0, 0.0))
    low = np.array([0.0, 1.0, 0.04])

    assert model_entry(start, way, mirror, -FAR) == pytest.approx(0.97)
    assert model_entry(start, way, mirror, 0.03) == FAR
    assert model_entry(low, way, mirror, 0.03) == pytest.approx(0.78)


@pytest.mark.parametrize(
    ("start", "way", "met"),
    [
        # A large ghost: radius 0.36, neck at 0.62, 0.98 high.
        pytest.param((-2, 0, 0.3), (1, 0, 0), 1.64, id="into the body"),
        pytest.param((0, 0, 2), (0, 0, -1), 1.02, id="from above onto the dome"),
        pytest.param((0.2, 0, -1), (0, 0, 1), 1, id="from below into the base"),
        pytest.param((0.4, 0, -1), (0, 0, 1), FAR, id="from below beside the base"),
        pytest.param((-2, 0, 0.62 + 0.36 * 0.6), (1, 0, 0), 2 - 0.36 * 0.8, id="into the dome"),
        pytest.param((-2, 0, 0.99), (1, 0, 0), FAR, id="over it"),
        pytest.param((-2, 0, -0.01), (1, 0, 0), FAR, id="under it"),
        pytest.param((-2, 0.37, 0.3), (1, 0, 0), FAR, id="beside it"),
        pytest.param((-2, 0, 0), (1, 0, 0), 1.64, id="along its base"),
        pytest.param((0, 0, 0.3), (1, 0, 0), 0, id="from inside"),
        pytest.param((0, 0, 0.7), (1, 0, 0), 0, id="from inside the dome"),
        pytest.param((2, 0, 0.3), (1, 0, 0), FAR, id="away from the body"),
        pytest.param((2, 0, 0.7), (1, 0, 0), FAR, id="away from the dome"),
        pytest.param((-0.8, 0, -0.4), (1, 0, 1), 0.44, id="into the edge of its base"),
    ],
)
def test_rays_and_ghosts(start: Vector, way: Vector, met: float) -> None:
    found = ghost_entry(np.array(start, float), np.array(way, float), new_ghost("large", 0, 0)[0])

    assert found == (pytest.approx(met) if met < FAR else FAR)


@pytest.mark.parametrize(
    ("way", "start", "to", "met"),
    [
        ("E", (3, 0, 0.2), (-1, 0, 0), 3 - 0.275),  # onto the top of the head
        ("W", (3, 0, 0.2), (-1, 0, 0), 3 - 0.275),  # into the base
        ("E", (3, 0.19, 0.2), (-1, 0, 0), 3 - 0.075 - math.sqrt(0.04 - 0.19**2)),
        ("W", (3, 0.19, 0.2), (-1, 0, 0), 3 - 0.275),
        ("N", (0, 3, 0.2), (0, -1, 0), 3 - 0.275),
        ("S", (0.19, 3, 0.2), (0, -1, 0), 3 - 0.275),
        ("N", (0.19, 3, 0.2), (0, -1, 0), 3 - 0.075 - math.sqrt(0.04 - 0.19**2)),
        ("N", (3, 0, 0.2), (-1, 0, 0), 2.8),
        ("S", (0, 0, 1), (0, 0, -1), 0.6),
    ],
)
def test_rays_and_lying_ghosts(way: str, start: Vector, to: Vector, met: float) -> None:
    """A small one: 0.55 long, radius 0.2, so the head's centre is 0.075 off the middle."""
    ghost = new_ghost("small", 0, 0, way)

    assert ghost_entry(np.array(start, float), np.array(to, float), ghost[0]) == pytest.approx(met)


def test_a_ray_that_touches_a_ghost_meets_it() -> None:
    """Tangents whose numbers are exact: radius 1/4, neck 1/2."""
    ghost = new_ghost("small", 0, 0)
    ghost[0].radius, ghost[0].neck = 0.25, 0.5

    assert ghost_entry(np.array([-2, 0.25, 0.25]), np.array([1.0, 0, 0]), ghost[0]) == 2
    assert ghost_entry(np.array([-2, 0, 0.75]), np.array([1.0, 0, 0]), ghost[0]) == 2
    assert ghost_entry(np.array([-2, 0, 0.0]), np.array([1.0, 0, 0]), ghost[0]) == 1.75
    assert ghost_entry(np.array([0.25, 0, -1]), np.array([0, 0, 1.0]), ghost[0]) == 1
