"""What is lifted with a piece and where it comes back, beside the slow oracle (rules 4)."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gloaming.core.engine.mode import mode
from gloaming.games.spokenchaos.assumptions import PIECE_NAMES, PieceName
from gloaming.games.spokenchaos.solids.lobby import FACES, LEANS, NO_LEAN, empty_lobby
from gloaming.games.spokenchaos.solids.putting import put
from gloaming.games.spokenchaos.solids.settle import STANDS
from tests.games.spokenchaos.oracle_lifting import furnished, moved, rest
from tests.games.spokenchaos.placement import Placement, place_furniture
from tests.games.spokenchaos.randoms import random_placement
from tests.games.spokenchaos.tables import Table

pytestmark = pytest.mark.sweep

SEEDS = st.integers(0, 10**6)
PIECES_AT_ONCE = 3 if mode() == "interpreted" else 5
TRIES = 30
NEAR = 24


def crowded(random: Random) -> list[Placement]:
    """Return pieces that stand and lean on one another in the middle of the lobby."""
    lobbies, placements = empty_lobby(), list[Placement]()
    for piece in random.sample(PIECE_NAMES, PIECES_AT_ONCE):
        for _ in range(TRIES):
            x, y = (96 + random.randint(-NEAR, NEAR) for _ in range(2))
            lean = random.choice(["", *LEANS])
            placement = random_placement(random, piece)._replace(x=x, y=y, lean=lean)
            if not place_furniture(lobbies, placement):
                placements.append(placement)
                break
    return placements


def put_so(table: Table, placement: Placement) -> int:
    """Put a piece into the lobby of a table; return the verdict."""
    lean = LEANS.index(placement.lean) if placement.lean else NO_LEAN
    face, index = FACES.index(placement.face), PIECE_NAMES.index(placement.piece)
    return int(put(table.state, index, placement.x, placement.y, placement.yaw, face, lean))


def standing(table: Table, piece: PieceName) -> tuple[int, ...]:
    """Return the pose of a piece in a match."""
    record = table.state.pieces[PIECE_NAMES.index(piece)]
    return tuple(int(part) for part in (record.x, record.y, record.yaw, record.face, record.lean))


def pose(placement: Placement) -> tuple[int, ...]:
    """Return the pose of a placement in the same way."""
    lean = LEANS.index(placement.lean) if placement.lean else NO_LEAN
    return placement.x, placement.y, placement.yaw, FACES.index(placement.face), lean


@given(SEEDS)
def test_what_is_lifted_comes_back_as_the_oracle_says(seed: int) -> None:
    random = Random(seed)
    table, placements = Table(players="2"), crowded(random)
    for placement in placements:
        assert put_so(table, placement) == STANDS
    taken = random.choice(placements).piece
    to = random_placement(random, taken)
    expected = moved(placements, to)

    if put_so(table, to) != STANDS:
        assert expected is None
        return
    assert expected is not None
    assert [PIECE_NAMES[index] for index in table.state.order[: table.state.placed]] == [
        placement.piece for placement in expected
    ]
    lobbies = furnished(expected)
    for placement in expected:
        record = table.state.pieces[PIECE_NAMES.index(placement.piece)]
        assert standing(table, placement.piece) == pose(placement)
        assert rest(lobbies, placement) == (record.height, record.angle, record.holder)
