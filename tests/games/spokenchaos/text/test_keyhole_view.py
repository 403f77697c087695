"""What a look shows to people: the picture, who is in each sample, and what hides the others."""

import numpy as np
import pytest

from gloaming.core.layout import Records
from gloaming.games.spokenchaos.assumptions import PIECE_NAMES
from gloaming.games.spokenchaos.seating import DOOR_NAMES
from gloaming.games.spokenchaos.sight.hiding import Cover
from gloaming.games.spokenchaos.sight.look import keyhole_look
from gloaming.games.spokenchaos.sight.raycast import FIRST_GHOST
from gloaming.games.spokenchaos.solids.room import gather, many_ghosts, room_of
from gloaming.games.spokenchaos.state import State
from gloaming.games.spokenchaos.text.keyhole_view import KeyholeView, keyhole_view
from tests.games.spokenchaos.tables import Table

N3, S3 = DOOR_NAMES.index("N3"), DOOR_NAMES.index("S3")
TABLE, DESK, PIANO = (PIECE_NAMES.index(name) for name in ("table", "desk", "piano"))
LINES = (
    "desk 2.5 4",
    "mirror 2.5 0.75 yaw 0",
    "blue-l1 2.5 2.5",
    "blue-s1 2.5 5.5",
    "orange-m1 1.5 2.5",
    "orange-s2 4.5 3.5",
)


def looked(*lines: str, grid: int = 32, door: int = N3) -> tuple[Records[State], KeyholeView]:
    """Return a state, and what is seen of it through a door."""
    table = Table(*lines, players="2", grid=str(grid))
    return table.states, keyhole_view(table.states, door)


@pytest.mark.parametrize("door", [N3, S3])
def test_a_view_is_the_official_look(door: int) -> None:
    states, (view, picture, _) = looked(*LINES, door=door)
    ghosts = many_ghosts()
    count = gather(states[0].figures, 0, ghosts, 0)
    look = keyhole_look(room_of(states[0]), ghosts[:count], DOOR_NAMES[door], 32)
    assert np.array_equal(picture, look.picture)
    assert view.door == DOOR_NAMES[door]
    assert [(one.samples, one.mirrored, one.line) for one in view.ghosts] == [
        (seen.samples, seen.mirrored, seen.line) for seen in look.ghosts
    ]
    assert [one.ghost for one in view.ghosts] == [0, 6, 8, 11]


def test_every_sample_knows_all_ghosts_that_it_shows() -> None:
    _, (view, picture, shown) = looked(*LINES)
    for number, ghost in enumerate(view.ghosts):
        own = (shown >> number) & 1 == 1
        assert own.sum() == ghost.samples
        assert own[picture == FIRST_GHOST + number].all()
    assert (shown[picture < FIRST_GHOST] == 0).all()


def test_without_a_door_the_keyhole_stands_where_it_is() -> None:
    table = Table("blue-s1 2.5 5.5", players="2")
    table.state.side, table.state.door = 2, 3
    assert keyhole_view(table.states).view.door == "S3"


def test_who_stands_free_is_hidden_by_nothing() -> None:
    _, (view, _, _) = looked("blue-s1 2.5 5.5")
    (ghost,) = view.ghosts
    assert (ghost.by, ghost.is_caught) == (None, True)
    assert ghost.whole == ghost.samples


def test_whoever_hides_is_told_behind_which_part() -> None:
    _, (view, _, _) = looked("piano 2.5 4", "blue-s1 2.5 2.5", "table 2.5 1.5")
    (ghost,) = view.ghosts
    assert ghost.samples < ghost.whole
    assert ghost.by == Cover(PIANO, "case")


def test_what_hides_first_is_told_of_parts_that_hide_as_much() -> None:
    _, (view, _, _) = looked("table 2.5 4.5", "blue-l1 2.5 2.5", grid=64)
    (ghost,) = view.ghosts
    assert ghost.by is not None
    assert ghost.by.piece == TABLE
    assert ghost.by.part in {"top", "legs"}


def test_an_empty_lobby_shows_nobody() -> None:
    _, (view, _, shown) = looked()
    assert view.ghosts == []
    assert not shown.any()
