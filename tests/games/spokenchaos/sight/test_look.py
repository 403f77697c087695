"""Looking: furniture hides, ghosts do not; over, under and beside things (rules 5)."""

import pytest

from gloaming.core.layout import array
from gloaming.games.spokenchaos.sight.look import SeenGhost
from tests.games.spokenchaos.scenes import planned, samples, scene, seen


def test_a_ghost_in_the_open_is_seen() -> None:
    plan = """
        .  .  .  .  .  .
        .  .  .  .  .  .
        .  .  .  .  .  .
        .  .  s  .  .  .
        .  .  .  .  .  .
        .  .  .  .  .  .
    """
    lobby = scene(*planned(plan))

    for door in ("N3", "S3", "W3", "E3"):
        assert samples(lobby, door)[0] > 0


def test_furniture_hides_what_is_behind_it() -> None:
    plan = """
        .  .  .  .  .  .
        .  .  .  .  .  .
        .  .  Pv .  .  .
        .  .  s  .  .  .
        .  .  .  .  .  .
        .  .  .  .  .  .
    """
    lobby = scene(*planned(plan))

    assert samples(lobby, "N3") == [0]
    assert samples(lobby, "S3")[0] > 0


def test_ghosts_never_hide_ghosts() -> None:
    plan = """
        .  .  .  .  .  .
        .  .  l  .  .  .
        .  .  s  .  .  .
        .  .  .  .  .  .
        .  .  .  .  .  .
        .  .  .  .  .  .
    """
    small = scene(*[line for line in planned(plan) if line.startswith("small")])
    both = scene(*planned(plan))

    assert samples(both, "N3")[1] == samples(small, "N3")[0] > 0


def test_the_nearest_ghost_is_in_the_picture() -> None:
    both = scene("large 2.5 4.5", "small 2.5 3.5")
    picture = seen(both, "N3").picture

    assert 16 in picture
    assert 17 not in picture
    assert 17 in seen(both, "S3").picture


@pytest.mark.parametrize(
    ("lines", "is_seen"),
    [
        pytest.param(("table 2.5 3.5", "small 2.5 3.5"), True, id="under a table"),
        pytest.param(("table 2.5 3.5", "small 2.5 3.5 level 1"), True, id="on a table"),
        pytest.param(("desk 2.5 3.5 yaw 180", "small 2.5 3.5"), False, id="behind the desk's back"),
        pytest.param(("desk 2.5 3.5", "small 2.5 3.5"), True, id="in the kneehole"),
        pytest.param(("trolley 2.5 3.5", "small 2.5 3.5"), True, id="in the trolley"),
        pytest.param(("trolley 2.5 3.5 yaw 180", "small 2.5 3.5"), False, id="behind its back"),
        pytest.param(("armchair 2.5 3.5 yaw 180", "small 2.5 3.375"), False, id="on the seat"),
        pytest.param(("armchair 2.5 3.5 yaw 180", "large 2.5 3.375"), True, id="over the back"),
        pytest.param(("piano 2.5 3.75 yaw 180", "small 2.5 3.4375"), False, id="under the keys"),
        pytest.param(("mirror 2.5 4.5 yaw 180", "small 2.5 3.5"), False, id="behind the mirror"),
    ],
)  # fmt: skip
def test_hiding_places(lines: tuple[str, ...], is_seen: bool) -> None:
    assert (samples(scene(*lines), "N3")[0] > 0) == is_seen


def test_lying_down_helps() -> None:
    """Behind the trolley on its back, 0.80 high, a large ghost of 0.98 shows its head."""
    trolley, ghost = "trolley 2.5 4.5 on back", "large 2.5 3.5"

    assert samples(scene(trolley, ghost), "N3")[0] > 0
    assert samples(scene(trolley, f"{ghost} lying E"), "N3") == [0]


def test_the_line_ends_on_the_ghost() -> None:
    lobby = scene("small 2.5 3.5")
    (ghost,) = seen(lobby, "N3", 256).ghosts
    eye, point = ghost.line

    assert eye == pytest.approx((2.5, 6.35, 0.7))
    assert ghost.mirrored == 0
    # The first sample in row order meets the dome from the front, near its top.
    assert (point[0] - 2.5) ** 2 + (point[1] - 3.5) ** 2 + (point[2] - 0.35) ** 2 == (
        pytest.approx(0.04)
    )
    assert point[1] > 3.5
    assert 0.5 < point[2] < 0.56


def test_an_unseen_ghost_has_no_line() -> None:
    (ghost,) = seen(scene("small 0.5 5.5"), "N6").ghosts

    assert not ghost.is_caught
    assert ghost == SeenGhost(0, 0, ())


def test_a_look_changes_nothing() -> None:
    lobby = scene("table 3 3", "mirror 2 1.5", "small 2.5 4.5", "medium 1.5 4.5 lying W")
    before = [array(lobby.lobbies).tobytes(), array(lobby.ghosts).tobytes()]

    for door in ("N3", "E2", "S1", "W6"):
        seen(lobby, door)

    assert [array(lobby.lobbies).tobytes(), array(lobby.ghosts).tobytes()] == before
