"""From which doors a spot is seen: the same as a match's own look through each of them."""

import pytest

from gloaming.core.layout import clone, same
from gloaming.core.match import Match
from gloaming.games.spokenchaos import GAME
from gloaming.games.spokenchaos.options import SpokenchaosOptions
from gloaming.games.spokenchaos.seating import DOOR_NAMES
from gloaming.games.spokenchaos.sight.exposure import AskedSpot, exposure
from gloaming.games.spokenchaos.sight.look_in_match import enough, note_samples
from gloaming.games.spokenchaos.solids.lobby import FIELDS, STEPS_PER_FIELD
from gloaming.games.spokenchaos.state import INSIDE, LETTERS
from tests.games.spokenchaos.tables import Table

SMALL, LARGE = 0, 6
GRID = 16


@pytest.fixture(scope="module")
def match() -> Match:
    """Return a match whose lobby chance has furnished."""
    started = Match(GAME, SpokenchaosOptions(players=2, grid=GRID), "exposure")
    started.settle()
    return started


@pytest.mark.parametrize("ghost", [SMALL, LARGE])
@pytest.mark.sweep
def test_every_door_sees_what_a_look_through_it_would_show(match: Match, ghost: int) -> None:
    spots = [AskedSpot(column + 0.5, row + 0.5) for row in range(FIELDS) for column in (0, 3)]
    found = [exposure(match.states, ghost, spot) for spot in spots]
    standing = [one for one in found if one is not None and one.fits]
    assert standing
    for one in standing[:2]:
        told = {seen.door: (seen.samples, seen.is_caught) for seen in one.doors}
        for door in DOOR_NAMES:
            states = clone(match.states)
            state, figure = states[0], states[0].figures[ghost]
            state.side, state.door = LETTERS.index(door[0]), int(door[1:])
            figure.where, figure.body.bottom = INSIDE, one.height
            figure.body.x = int(one.x * STEPS_PER_FIELD)
            figure.body.y = int(one.y * STEPS_PER_FIELD)
            note_samples(state)
            samples = int(figure.samples)
            assert told.get(door, (0, False)) == (samples, samples >= enough(GRID))
        assert any(caught for _, caught in told.values())


@pytest.mark.parametrize(("asked", "height"), [(0.0, 0.0), (0.3, 0.0), (0.6, 0.7), (9.0, 0.7)])
def test_of_several_levels_the_nearest_is_meant(asked: float, height: float) -> None:
    table = Table("table 2.5 2.5", players="2")
    found = exposure(table.states, SMALL, AskedSpot(2.5, 2.5, asked))
    assert found is not None
    assert found.height == pytest.approx(height)


def test_the_state_stays_as_it_was(match: Match) -> None:
    before = clone(match.states)
    GAME.exposure(SpokenchaosOptions(players=2, grid=GRID), match.states, SMALL, (2.5, 2.5, 0, 0))
    assert same(before, match.states)


def test_where_there_is_no_room_no_door_sees_anything(match: Match) -> None:
    edge = exposure(match.states, LARGE, AskedSpot(1.0, 1.0))  # it would stand in four fields
    assert edge is not None
    assert not edge.fits
    assert edge.doors == []


@pytest.mark.parametrize(
    ("ghost", "spot"),
    [
        (-1, AskedSpot(1, 1)),
        (28, AskedSpot(1, 1)),
        (0, AskedSpot(6, 1)),
        (0, AskedSpot(1, -1)),
        (0, AskedSpot(1, 1, 0, 9)),
    ],
)
def test_there_is_no_such_ghost_or_spot(match: Match, ghost: int, spot: AskedSpot) -> None:
    assert exposure(match.states, ghost, spot) is None
