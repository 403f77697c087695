"""Setting up: the deal by chance, and mist placed in turn (rules 2)."""

import numpy as np
import pytest

from gloaming.core.actors import CHANCE
from gloaming.core.game import Ply
from gloaming.core.match import Match
from gloaming.games.menhirs import GAME
from gloaming.games.menhirs.actions import DEAL
from gloaming.games.menhirs.clusters.board import places, places_in, size_of
from gloaming.games.menhirs.material import FOREST, MENHIR
from gloaming.games.menhirs.options import MenhirsOptions
from gloaming.games.menhirs.state import MOVING, PLACING
from tests.games.menhirs.matches import play, words


def dealt(options: MenhirsOptions, menhirs: set[int]) -> Match:
    """Return a match in which the deal turns menhirs up at the given numbers."""
    match = Match(GAME, options, "deal")
    for number in range(options.cells):
        match.follow(Ply(CHANCE, DEAL + (MENHIR if number in menhirs else FOREST)))
    return match


def test_deal_goes_column_by_column_from_the_north() -> None:
    state = dealt(MenhirsOptions(), {0, 1, 2, 3, 4, 5, 29}).state

    assert places_in(state.terms.menhirs) == [(1, 1), (1, 2), (2, 1), (2, 3), (7, 3)]
    assert places_in(state.face_down) == [(1, 3), (2, 2)]


def test_third_and_fifth_menhir_count_as_forest_and_get_no_mist() -> None:
    state = dealt(MenhirsOptions(), {0, 5, 10, 15, 20, 25, 29}).state
    cells = places(0)

    assert places_in(state.face_down) == [cells[10], cells[20]]
    assert state.mist == state.terms.menhirs
    assert size_of(state.mist) == 5


def test_chance_deals_what_is_left_in_proportion() -> None:
    match = Match(GAME, MenhirsOptions(), "deal")
    out, weights = np.zeros(8, np.int64), np.zeros(8, np.int64)

    count = GAME.entry_points.chance_outcomes(match.states, 0, out, weights)

    assert dict(zip(out[:count].tolist(), weights[:count].tolist(), strict=True)) == {0: 23, 1: 7}


@pytest.mark.parametrize("seed", range(5))
def test_the_seed_deals_seven_menhirs(seed: int) -> None:
    match = Match(GAME, MenhirsOptions(), str(seed))
    match.settle()

    assert size_of(match.state.terms.menhirs | match.state.face_down) == 7
    assert match.state.phase == PLACING
    assert match.actor == 0


def test_players_place_the_other_mist_in_turn_on_cells_without_mist() -> None:
    match = dealt(MenhirsOptions(), {0, 1, 2, 3, 4, 5, 6})

    assert "place (1,1)" not in words(match)
    assert len(words(match)) == 25
    for seat in (0, 1, 0, 1, 0, 1, 0):
        assert match.actor == seat
        play(match, words(match)[0])
    assert match.state.phase == MOVING
    assert match.actor == 0
    assert size_of(match.state.mist) == 12


def test_nothing_to_place_leads_straight_to_the_first_turn() -> None:
    match = dealt(MenhirsOptions(mist=5), {0, 1, 2, 3, 4, 5, 6})

    assert match.state.phase == MOVING
