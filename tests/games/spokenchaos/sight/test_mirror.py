"""The mirror: one bounce, on its front only, edges included, worked out by hand (rules 5)."""

import math

import numpy as np
import pytest

from gloaming.games.spokenchaos.sight.look import Point
from gloaming.games.spokenchaos.sight.raycast import GLASS
from gloaming.games.spokenchaos.sight.rays import FAR, glass_entry
from gloaming.games.spokenchaos.solids.lobby import MIRROR, empty_lobby
from tests.games.spokenchaos.scenes import scene, seen

# From N3 the armchair's back hides the ghost, but not its image in the mirror: the glass is
# in y = 0.53, so the image of (x, y) is at (x, 1.06 - y).
#
#             o  eye
#            / |
#     [chair]  |
#     ghost o  |
#            % |
#      ----------- mirror
ROUND_THE_CHAIR = ("armchair 1.25 4.25", "mirror 1.5 0.5", "small 0.78125 2.5")


def test_a_ghost_is_seen_only_by_way_of_the_mirror() -> None:
    """The eye is at (2.5, 6.35), the ghost behind the desk at (2.5, 2.5)."""
    lobby = scene("desk 3 4", "mirror 1.5 0.5 yaw -20", "small 2.5 2.5")
    (ghost,) = seen(lobby, "N3", 256).ghosts
    alone = scene("desk 3 4", "small 2.5 2.5")

    assert seen(alone, "N3").ghosts[0].samples == 0
    assert ghost.samples == ghost.mirrored > 0
    assert is_reflection(ghost.line, yaw=-20)


def is_reflection(line: tuple[Point, ...], yaw: float) -> bool:
    """Tell whether both ways make the same angle with a mirror that faces yaw."""
    eye, bend, point = line
    normal = np.array([-np.sin(np.radians(yaw)), np.cos(np.radians(yaw)), 0.0])
    to_eye = np.array(eye) - np.array(bend)
    to_point = np.array(point) - np.array(bend)
    to_eye /= np.linalg.norm(to_eye)
    to_point /= np.linalg.norm(to_point)
    mirrored = 2 * normal * (to_eye @ normal) - to_eye
    return bool(np.allclose(mirrored, to_point) and to_eye @ normal > 0)


def test_the_bend_is_where_geometry_puts_it() -> None:
    (ghost,) = seen(scene(*ROUND_THE_CHAIR), "N3", 256).ghosts
    eye, bend, point = ghost.line
    share = (eye[1] - 0.53) / (eye[1] - (1.06 - point[1]))

    assert ghost.samples == ghost.mirrored > 0
    assert eye == pytest.approx((2.5, 6.35, 0.7))
    assert bend == pytest.approx(
        (eye[0] + share * (point[0] - eye[0]), 0.53, eye[2] + share * (point[2] - eye[2]))
    )
    assert is_reflection(ghost.line, yaw=0)
    assert math.dist(point, (0.78125, 2.5, 0.35)) == pytest.approx(0.2)  # on the dome


def test_the_back_does_not_reflect() -> None:
    front = scene(*ROUND_THE_CHAIR)
    back = scene(*[line.replace("0.5", "0.5 yaw 180") for line in ROUND_THE_CHAIR])

    assert seen(front, "N3").ghosts[0].samples > 0
    assert seen(back, "N3").ghosts[0].samples == 0
    assert GLASS not in seen(back, "N3").picture


def test_a_sample_that_shows_a_ghost_both_ways_counts_as_direct() -> None:
    """The ghost stands close before the mirror: all of its image is behind itself."""
    near = scene("mirror 2.5 2.0", "large 2.5 2.625")
    alone = scene("large 2.5 2.625")
    with_mirror, without = seen(near, "N3").ghosts[0], seen(alone, "N3").ghosts[0]

    assert with_mirror.samples - with_mirror.mirrored == without.samples
    assert with_mirror.line == without.line


def test_furniture_stops_the_reflected_ray() -> None:
    """The piano stands between the glass and the ghost, but not before the glass."""
    lines = ("desk 3 4", "mirror 1.5 0.5 yaw -20", "small 2.5 2.5")
    free = seen(scene(*lines), "N3", 256)
    stopped = seen(scene("piano 2.5 1.5", *lines), "N3", 256)

    assert free.ghosts[0].mirrored > 0
    assert stopped.ghosts[0].mirrored == 0
    assert (stopped.picture == GLASS).sum() == (free.picture >= GLASS).sum()


def test_furniture_before_the_glass_takes_its_place() -> None:
    covered = scene("desk 1.5 1.5", *ROUND_THE_CHAIR)

    assert seen(covered, "N3").ghosts[0].mirrored == 0


def test_no_second_bounce_and_no_image_of_furniture() -> None:
    """What the glass shows besides ghosts is the glass."""
    picture = seen(scene("mirror 2.5 0.5", "table 4.5 4.5"), "N3").picture

    assert set(np.unique(picture)) <= {0, 1, 2, 7, GLASS}


@pytest.mark.parametrize(
    ("x", "z", "meets"),
    [
        (0.38, 1.0, True),
        (0.381, 1.0, False),
        (-0.38, 1.0, True),
        (-0.381, 1.0, False),
        (0.0, 0.18, True),
        (0.0, 0.179, False),
        (0.0, 1.52, True),
        (0.0, 1.521, False),
    ],
)
def test_the_edges_of_the_glass_belong_to_it(x: float, z: float, meets: bool) -> None:
    lobby = empty_lobby()[0]
    start, way = np.array([x, 2.03, z]), np.array([0.0, -1.0, 0.0])

    assert (glass_entry(start, way, lobby) == pytest.approx(2.0)) == meets
    assert glass_entry(start, -way, lobby) == FAR
    assert glass_entry(start, np.array([0.0, 0.0, 1.0]), lobby) == FAR
    assert glass_entry(np.array([x, -1.0, z]), way, lobby) == FAR


def test_the_mirrors_own_foot_stops_the_reflected_ray() -> None:
    """The mirror lies on its side; its foot reaches 0.19 before the glass, at the far end.

    From W3 flat rays along the glass end at the foot.  A foot that is only 0.01 high there
    lets them pass.
    """
    #   ghost o  '-.       ,-'| <- foot
    #                '-.,-'___|   mirror
    lobby = scene("mirror 2.5 1.5 on left", "small 4.5 2.21875")
    stopped = seen(lobby, "W3").ghosts[0]
    lobby.lobbies[0].models[MIRROR].high[0, 0] = -0.44
    free = seen(lobby, "W3").ghosts[0]

    assert 0 < stopped.mirrored < free.mirrored


def test_two_ghosts_in_one_mirror() -> None:
    lobby = scene("mirror 2.5 0.5", "small 2.21875 2.5", "small 2.78125 2.5")
    first, second = seen(lobby, "N3").ghosts

    assert first.samples == second.samples
    assert first.mirrored == second.mirrored > 0


def test_the_nearest_ghost_in_the_mirror_is_in_the_picture() -> None:
    """The medium one stands right behind the small one, as the mirror has it."""
    small_first = scene(*ROUND_THE_CHAIR, "medium 0.5 3.40625")
    medium_first = scene("medium 0.5 3.40625", *ROUND_THE_CHAIR)
    marks = [seen(lobby, "N3", 256).picture for lobby in (small_first, medium_first)]

    assert (marks[0] == 16).sum() == (marks[1] == 17).sum() > 0
    assert (marks[0] == 17).sum() == (marks[1] == 16).sum() > 0
