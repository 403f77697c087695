"""Places are where ghosts may stand, and are seen from where the look says."""

from random import Random

import numpy as np

from gloaming.bots.spokenchaos.places import (
    COARSE,
    MOST_PLACES,
    SINGLE,
    Offsets,
    Place,
    list_places,
)
from gloaming.bots.spokenchaos.reach import ALL_FIELDS
from gloaming.core.layout import Records, array, blank, clone
from gloaming.games.spokenchaos.seating import DOOR_NAMES
from gloaming.games.spokenchaos.sight.look import keyhole_look
from gloaming.games.spokenchaos.sight.look_in_match import ENOUGH
from gloaming.games.spokenchaos.solids.levels import is_in_one_field
from gloaming.games.spokenchaos.solids.lobby import LOBBY, Ghost, Lobby, empty_lobby
from tests.games.spokenchaos.placement import Placement, place_furniture
from tests.games.spokenchaos.randoms import random_furniture

from .seeing import doors_guessed, doors_seeing

GRID = 64


def places_of(
    lobbies: Records[Lobby],
    offsets: Offsets = COARSE,
    fields: int = ALL_FIELDS,
    *,
    lying: bool = False,
) -> tuple[Records[Ghost], Records[Place]]:
    """Return bodies and places of a lobby in some fields."""
    bodies, places = blank(Ghost, MOST_PLACES + 1), blank(Place, MOST_PLACES)
    wanted = np.full(3, fields)
    count = list_places(lobbies[0], bodies[:0], offsets, lying, wanted, bodies, places)
    return bodies[:count], places[:count]


def test_an_empty_lobby_has_every_spot_of_the_lattice_for_every_size() -> None:
    bodies, places = places_of(empty_lobby())
    assert len(places) == 36 * 9 * 3
    assert all(is_in_one_field(body) for body in bodies)
    assert len(places_of(empty_lobby(), SINGLE, 1)[1]) == 3


def test_ghosts_that_lie_have_places_of_their_own() -> None:
    bodies, _ = places_of(empty_lobby(), SINGLE, 1, lying=True)
    assert sorted(array(bodies)["way"].tolist()) == [1, 1, 1, 2, 2, 2, 3, 3, 3, 4, 4, 4]


def test_places_are_seen_from_where_the_look_sees_them() -> None:
    lobbies, _ = random_furniture(Random(3), 5)
    bodies, _ = places_of(lobbies, SINGLE)
    doors = doors_seeing(lobbies, bodies, GRID)
    for door in (2, 9, 17):
        seen = keyhole_look(lobbies, bodies, DOOR_NAMES[door], GRID).ghosts
        enough = ENOUGH * GRID * GRID // 256**2
        assert [bool(found >> door & 1) for found in doors] == [
            one.samples >= enough for one in seen
        ]


def test_a_guess_is_mostly_right() -> None:
    lobbies, _ = random_furniture(Random(4), 5)
    bodies, _ = places_of(lobbies)
    wrong = doors_seeing(lobbies, bodies, GRID) ^ doors_guessed(lobbies, bodies)
    assert np.mean([int(doors).bit_count() for doors in wrong]) < 3


def test_the_mirror_shows_what_a_guess_overlooks() -> None:
    lobbies = empty_lobby()
    assert not place_furniture(lobbies, Placement("mirror", 96, 176, 180))
    bodies, _ = places_of(lobbies)
    blind = clone(lobbies)
    array(blind)["glass_low"][0, 0] = LOBBY  # no glass is left of there
    mirrored = doors_seeing(lobbies, bodies, GRID) & ~doors_seeing(blind, bodies, GRID)
    assert (mirrored & ~doors_guessed(lobbies, bodies)).any()
