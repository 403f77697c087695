"""Too keen and the silliest face in furnished lobbies, beside a slow search (rules 6.3, 6.4).

GLOAMING_LOBBIES=2000 tries so many lobbies that chance furnished, and as many in which pieces lie,
lean and stand on one another.
"""

import os
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import TypeAlias

import pytest

from gloaming.core.engine.mode import Mode, mode
from gloaming.core.match import Match
from gloaming.core.options import read_options
from gloaming.games.spokenchaos import GAME
from gloaming.games.spokenchaos.assumptions import PIECE_NAMES
from gloaming.games.spokenchaos.midnight.too_keen import piece_to_topple
from gloaming.games.spokenchaos.options import SpokenchaosOptions
from gloaming.games.spokenchaos.solids.lobby import FACES, LEANS, NO_LEAN
from gloaming.games.spokenchaos.solids.putting import put
from gloaming.games.spokenchaos.solids.settle import STANDS
from gloaming.games.spokenchaos.state import MIDNIGHT, NO_SEAT
from tests.games.spokenchaos import oracle_cards
from tests.games.spokenchaos.placement import Placement
from tests.games.spokenchaos.randoms import random_furniture
from tests.games.spokenchaos.tables import Table

LOBBIES = int(os.environ.get("GLOAMING_LOBBIES", "1" if mode() == Mode.INTERPRETED else "60"))
PIECES_AT_ONCE = 3 if mode() == Mode.INTERPRETED else 6
PICKS = ("left", "right")
Furnished: TypeAlias = Callable[[int], tuple[Table, list[Placement]]]


def furnished_by_chance(seed: int) -> tuple[Table, list[Placement]]:
    """Return a table in a lobby that chance furnished and nobody touched, and what stands there."""
    table = Table(players="2")
    match = Match(GAME, read_options(SpokenchaosOptions, {"players": "2"}), f"lobby {seed}")
    match.settle()
    table.states = match.states
    table.state.phase, table.state.to_move = MIDNIGHT, NO_SEAT
    return table, placements_of(table)


def furnished_anyhow(seed: int) -> tuple[Table, list[Placement]]:
    """Return a table in a lobby where pieces lie, lean, and stand on one another."""
    table = Table(players="2")
    _, placements = random_furniture(Random(seed), PIECES_AT_ONCE)
    for piece, x, y, yaw, face, lean in placements:
        leans = LEANS.index(lean) if lean else NO_LEAN
        index = PIECE_NAMES.index(piece)
        assert put(table.state, index, x, y, yaw, FACES.index(face), leans) == STANDS
    return table, placements


def placements_of(table: Table) -> list[Placement]:
    """Return how furniture stands, in the order in which it was let down."""
    return [placement_of(table, int(index)) for index in table.state.order[: table.state.placed]]


def placement_of(table: Table, index: int) -> Placement:
    """Return how a piece stands."""
    piece = table.state.pieces[index]
    place = int(piece.x), int(piece.y), int(piece.yaw)
    lean = LEANS[piece.lean] if piece.lean != NO_LEAN else ""
    return Placement(PIECE_NAMES[index], *place, FACES[piece.face], lean)


def play_too_keen(table: Table, picked: Mapping[str, str]) -> None:
    """Carry the card out, with a side for every piece."""
    table.midnight("too-keen")
    while table.state.phase == MIDNIGHT:
        piece = PIECE_NAMES[piece_to_topple(table.state)]
        table.do(int(table.state.holder), f"face {picked[piece]}")


def some_sides(seed: int) -> dict[str, str]:
    """Return a side for every piece."""
    random = Random(seed)
    return {piece: random.choice(PICKS) for piece in PIECE_NAMES}


def on_sides(placements: Sequence[Placement]) -> list[str]:
    """Return the pieces that do not lie on a side."""
    return [one.piece for one in placements if one.face not in PICKS or one.lean]


@pytest.mark.parametrize("furnished", [furnished_by_chance, furnished_anyhow])
@pytest.mark.parametrize("seed", range(LOBBIES))
def test_too_keen_leaves_no_piece_upright_while_there_is_a_place(
    furnished: Furnished, seed: int
) -> None:
    table, placements = furnished(seed)
    picked = some_sides(seed)
    expected = oracle_cards.too_keen(placements, picked)
    play_too_keen(table, picked)
    assert placements_of(table) == expected
    assert on_sides(expected) == []


@pytest.mark.parametrize("furnished", [furnished_by_chance, furnished_anyhow])
@pytest.mark.parametrize("seed", range(LOBBIES))
def test_the_mirror_of_the_silliest_face_comes_to_the_nearest_place(
    furnished: Furnished, seed: int
) -> None:
    table, placements = furnished(seed)
    if not any(placement.piece == "mirror" for placement in placements):
        return
    expected = oracle_cards.silliest_face(placements)
    table.midnight("silliest-face")
    assert placements_of(table) == expected
    mirror = next(placement for placement in expected if placement.piece == "mirror")
    assert mirror.yaw == oracle_cards.yaw_to_centre(mirror.x, mirror.y)
    assert (mirror.face, mirror.lean) == ("upright", "")
