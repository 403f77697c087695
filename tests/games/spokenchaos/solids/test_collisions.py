"""Where ghosts fit: against edges and corners, against each other, and by brute force."""

import math
from collections.abc import Callable, Sequence
from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from gloaming.core.layout import Records
from gloaming.games.spokenchaos.assumptions import PIECE_NAMES, SIZES, PieceName, Size
from gloaming.games.spokenchaos.solids.collisions import are_apart, is_free_of_furniture
from gloaming.games.spokenchaos.solids.ghosts import new_ghost
from gloaming.games.spokenchaos.solids.lobby import Ghost, empty_lobby
from tests.games.spokenchaos import oracle
from tests.games.spokenchaos.placement import Placement, place_furniture
from tests.games.spokenchaos.randoms import piece_json, random_placement

Interval = tuple[float, float]

EXAMPLES = max(4, settings().max_examples // 4)
SEARCHES = 11
MARGIN = 0.03  # what so few searches can tell for certain
WAYS = ("", "N", "E", "S", "W")


def least(function: Callable[[oracle.Vector], float], ranges: Sequence[Interval]) -> float:
    """Return the least value of a convex function in a box, by ternary search in each axis."""

    def search(known: tuple[float, ...]) -> float:
        if len(known) == len(ranges):
            return function((known[0], known[1], known[2]))
        low, high = ranges[len(known)]
        best = math.inf
        for _ in range(SEARCHES):
            one, two = low + (high - low) / 3, high - (high - low) / 3
            first, second = search((*known, one)), search((*known, two))
            best = min(best, first, second)
            low, high = (low, two) if first <= second else (one, high)
        return best

    return search(())


def second_opinion(ghost: Records[Ghost], size: Size, way: str) -> oracle.Ghost:
    """Return a ghost for the oracle."""
    place = {"size": size, "x": ghost[0].x / 32, "y": ghost[0].y / 32, "lying": way}
    return oracle.ghost(place, float(ghost[0].bottom))


def put_ghost(random: Random, size: Size, way: str) -> Records[Ghost]:
    """Return a ghost somewhere around the middle of the lobby."""
    ghost = new_ghost(size, random.randint(64, 128), random.randint(64, 128), way)
    ghost[0].bottom = random.random()
    return ghost


@settings(max_examples=EXAMPLES)
@given(
    st.integers(0, 10**6),
    st.sampled_from(SIZES),
    st.sampled_from(WAYS),
    st.sampled_from(PIECE_NAMES),
)
def test_furniture_in_a_ghost_agrees_with_brute_force(
    seed: int, size: Size, way: str, piece: PieceName
) -> None:
    random = Random(seed)
    lobbies, ghost = empty_lobby(), put_ghost(random, size, way)
    placement = random_placement(random, piece)._replace(x=96, y=96, lean="")
    assume(not place_furniture(lobbies, placement))
    other = second_opinion(ghost, size, way)
    deepest = math.inf
    for box in oracle.furniture(piece, piece_json(placement)).boxes:
        start = box.corners[0]
        a, b, c = (oracle.add(box.corners[bit], start, -1.0) for bit in (1, 2, 4))

        def inside(
            share: oracle.Vector,
            sides: tuple[oracle.Vector, ...] = (start, a, b, c),
        ) -> float:
            point = sides[0]
            for part, side in zip(share, sides[1:], strict=True):
                point = oracle.add(point, side, part)
            return other.outside(point)

        deepest = min(deepest, least(inside, [(0.0, 1.0)] * 3))
    assume(abs(deepest) > MARGIN)

    assert is_free_of_furniture(lobbies[0], ghost[0]) == (deepest > 0)


@settings(max_examples=EXAMPLES)
@given(
    st.integers(0, 10**6),
    st.sampled_from(SIZES),
    st.sampled_from(WAYS),
    st.sampled_from(SIZES),
    st.sampled_from(WAYS),
)
def test_ghosts_in_ghosts_agree_with_brute_force(
    seed: int, size: Size, way: str, size_of_other: Size, way_of_other: str
) -> None:
    random = Random(seed)
    ghost, other = put_ghost(random, size, way), put_ghost(random, size_of_other, way_of_other)
    one, two = second_opinion(ghost, size, way), second_opinion(other, size_of_other, way_of_other)
    deepest = least(lambda point: max(one.outside(point), two.outside(point)), [(0.0, 6.0)] * 3)
    assume(abs(deepest) > MARGIN)

    assert are_apart(ghost[0], other[0]) == are_apart(other[0], ghost[0]) == (deepest > 0)


@pytest.mark.parametrize(
    ("x", "y", "is_free"),
    [
        # The table's leg has its corner at (2.62, 2.62); a small ghost's radius is 0.2.
        pytest.param(92, 84, True, id="beside a leg: 2.875 - 0.2 > 2.62"),
        pytest.param(90, 84, False, id="beside a leg: 2.8125 - 0.2 < 2.62"),
        pytest.param(89, 89, True, id="off a corner: 0.16125 * sqrt 2 > 0.2"),
        pytest.param(88, 88, False, id="off a corner: 0.13 * sqrt 2 < 0.2"),
    ],
)
def test_a_ghost_under_the_table(x: int, y: int, is_free: bool) -> None:
    lobbies = empty_lobby()
    assert not place_furniture(lobbies, Placement("table", 96, 96))

    assert is_free_of_furniture(lobbies[0], new_ghost("small", x, y)[0]) == is_free


@pytest.mark.parametrize(
    ("bottom", "is_free"),
    [
        pytest.param(0.07, True, id="the dome touches the top of 0.62 from below"),
        pytest.param(0.08, False, id="the dome goes into it"),
        pytest.param(0.69, False, id="the base goes into it"),
        pytest.param(0.70, True, id="the base stands on it"),
    ],
)
def test_a_dome_may_touch(bottom: float, is_free: bool) -> None:
    lobbies = empty_lobby()
    ghost = new_ghost("small", 96, 96)
    ghost[0].bottom = bottom
    assert not place_furniture(lobbies, Placement("table", 96, 96))

    assert is_free_of_furniture(lobbies[0], ghost[0]) == is_free


def test_the_shoulder_of_a_dome_leaves_room() -> None:
    """At its top a ghost is narrow: a box may come nearer there than to its body."""
    lobbies = empty_lobby()
    ghost = new_ghost("small", 96, 74)  # 0.1875 before the edge of the table's top, y = 2.5
    assert not place_furniture(lobbies, Placement("table", 96, 96))
    free = []
    for bottom in (0.0, 0.2, 0.25):
        ghost[0].bottom = bottom
        free.append(bool(is_free_of_furniture(lobbies[0], ghost[0])))

    assert free == [True, True, False]


def test_ghosts_may_touch() -> None:
    """Medium ghosts are 0.55 wide: 18/32 apart is enough, 17/32 is not."""
    middle = new_ghost("medium", 96, 96)

    assert are_apart(middle[0], new_ghost("medium", 114, 96)[0])
    assert not are_apart(middle[0], new_ghost("medium", 113, 96)[0])


def test_a_ghost_may_stand_above_another() -> None:
    lower, upper = new_ghost("small", 96, 96), new_ghost("small", 96, 96)
    upper[0].bottom = 0.55

    assert are_apart(lower[0], upper[0])
    upper[0].bottom = 0.54
    assert not are_apart(lower[0], upper[0])


def test_lying_ghosts_lie_beside_and_across_one_another() -> None:
    """A small one is 0.40 thick and 0.55 long."""
    lying = new_ghost("small", 96, 96, "E")

    assert are_apart(lying[0], new_ghost("small", 96, 96 + 13, "W")[0])
    assert not are_apart(lying[0], new_ghost("small", 96, 96 + 12, "W")[0])
    assert are_apart(lying[0], new_ghost("small", 96 - 16, 96, "N")[0])
    assert not are_apart(lying[0], new_ghost("small", 96 - 15, 96, "N")[0])
    assert are_apart(lying[0], new_ghost("small", 96 + 18, 96, "E")[0])
    assert not are_apart(lying[0], new_ghost("small", 96 + 17, 96, "E")[0])
