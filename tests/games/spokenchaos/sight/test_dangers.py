"""Whom the next look may catch: the same as looks through all doors that may come."""

import pytest

from gloaming.core.layout import clone, same
from gloaming.games.spokenchaos import GAME
from gloaming.games.spokenchaos.options import SpokenchaosOptions
from gloaming.games.spokenchaos.seating import door_of_number
from gloaming.games.spokenchaos.sight.dangers import dangers
from gloaming.games.spokenchaos.sight.look_in_match import enough, note_samples
from gloaming.games.spokenchaos.solids.lobby import FIELDS
from gloaming.games.spokenchaos.state import (
    EAST,
    INSIDE,
    LOOKING,
    NORTH,
    NUMBERING,
    PLANNING,
    SIDING,
    SOUTH,
    WEST,
)
from tests.games.spokenchaos.tables import Table

SMALL, OTHERS = 0, 7
DESK = "desk 3 5.5"  # from the north the desk hides who stands right behind it


@pytest.fixture
def table() -> Table:
    """Return a lobby with a ghost of each seat, the keyhole in the north."""
    table = Table(DESK, "blue-s1 2.5 4.5", "orange-s1 2.5 0.5", players="2")
    table.state.side, table.state.door, table.state.number = NORTH, 3, 0
    return table


def seen(table: Table, sides: list[int], ghost: int, number: int = 0) -> float:
    """Return through how many doors of some sides a ghost is seen, looking through each."""
    count = looks = 0
    for side in sides:
        for door in range(1, FIELDS + 1):
            if number and door != door_of_number(table.state, side, number):
                continue
            states = clone(table.states)
            states[0].side, states[0].door = side, door
            note_samples(states[0])
            figure = states[0].figures[ghost]
            assert figure.where == INSIDE
            looks += 1
            count += figure.samples >= enough(states[0].grid)
    return count / looks


@pytest.mark.parametrize(
    ("phase", "sides"),
    [(PLANNING, [EAST, SOUTH, WEST]), (SIDING, [EAST, SOUTH, WEST]), (NUMBERING, [NORTH])],
)
def test_the_keyhole_changes_its_side_and_has_any_door_there(
    table: Table, phase: int, sides: list[int]
) -> None:
    table.state.phase = phase
    told = {one.ghost: one.chance for one in dangers(table.states)}
    for ghost in (SMALL, OTHERS):
        assert told.get(ghost, 0.0) == pytest.approx(seen(table, sides, ghost))
    assert told


def test_where_it_stands_at_the_look_nothing_is_left_to_chance(table: Table) -> None:
    table.state.phase, table.state.side = LOOKING, SOUTH
    assert {one.chance for one in dangers(table.states)} == {1.0}


def test_the_crystal_ball_leaves_one_door_of_each_side(table: Table) -> None:
    table.state.phase, table.state.number = SIDING, 2
    told = {one.ghost: one.chance for one in dangers(table.states)}
    assert told.get(SMALL, 0.0) == pytest.approx(seen(table, [EAST, SOUTH, WEST], SMALL, number=2))


def test_they_have_the_names_of_their_seats_and_nothing_changes(table: Table) -> None:
    before = clone(table.states)
    named = GAME.dangers(SpokenchaosOptions(players=2), table.states)
    assert {(piece.seat, piece.name) for piece in named} <= {(0, "blue-s1"), (1, "orange-s1")}
    assert named
    assert same(before, table.states)
