"""The guide: fields in reach, spots for the ghost on its way, and whom a midnight card means."""

from typing import Any

import msgspec

from gloaming.games.spokenchaos import GAME
from gloaming.games.spokenchaos.material import GHOST_NAMES, MIDNIGHT_NAMES
from gloaming.games.spokenchaos.options import SpokenchaosOptions
from gloaming.games.spokenchaos.solids.lobby import WAYS
from gloaming.games.spokenchaos.state import MIDNIGHT
from gloaming.games.spokenchaos.text.notation import write_action
from tests.games.spokenchaos.tables import Table

# Where four small ghosts leave no room for another one in the field C1.
CORNERS_OF_C1 = ((2.25, 0.25), (2.75, 0.25), (2.25, 0.75), (2.75, 0.75))


def guide(table: Table, seat: int = 0) -> dict[str, Any]:
    """Return a seat's guide."""
    told: dict[str, Any] = msgspec.to_builtins(GAME.guide(table.options, table.states, seat))
    return told


def texts(end: dict[str, Any]) -> list[str]:
    """Return the actions that lead to an end as they are written."""
    return [write_action(SpokenchaosOptions(), action) for action in end["actions"]]


def ends(table: Table, ghost: str) -> dict[Any, list[str]]:
    """Return the actions that lead a ghost to each field, and out."""
    number = GHOST_NAMES.index(ghost)
    (found,) = (one for one in guide(table)["ghosts"] if one["ghost"] == number)
    nearest_last = reversed(found["ends"])
    return {tuple(end["field"] or ("out",)): texts(end) for end in nearest_last}


def test_whoever_is_not_asked_is_not_guided() -> None:
    assert guide(Table(players="2")) == {}


def test_a_ghost_outside_reaches_as_many_rows_as_it_has_points() -> None:
    table = Table(players="2").plan("8")
    found = ends(table, "s1")
    assert len(found) == 36
    assert found[2, 0] == ["ghost s1", "enter 3"]
    assert len(found[0, 5]) == 1 + 6


def test_a_ghost_inside_may_leave_by_its_exit_but_not_where_it_stands() -> None:
    table = Table("blue-s1 2.5 4.5", players="2").plan("8")
    found = ends(table, "s1")
    assert found["out",] == ["ghost s1", "N", "N"]
    assert (2, 4) not in found


def test_whoever_is_on_its_way_stays_before_another_sets_out() -> None:
    table = Table(players="2").plan("8").do(0, "ghost s1, enter 1")
    assert ends(table, "s2")[2, 0] == ["stay", "ghost s2", "enter 3"]


def test_every_spot_for_the_ghost_on_its_way_is_listed() -> None:
    table = Table(players="2").plan().do(0, "ghost l1")
    assert "spots" not in guide(table)
    table.do(0, "enter 3")
    told = guide(table)
    assert (80, 16, 0, 0.0, 0) in told["spots"]
    assert len(told["spots"]) == 9 * 9
    assert (told["lands"], told["merges"]) == (GHOST_NAMES.index("l1"), None)


def test_whoever_takes_cover_is_told_how_it_may_lie() -> None:
    table = Table(players="2")
    table.state.midnight = MIDNIGHT_NAMES.index("take-cover")
    table.plan().do(0, "ghost l1, enter 3")
    assert {WAYS[spot[4]] for spot in guide(table)["spots"]} == set("NESW")


def test_who_merges_lands_as_the_bigger_ghost() -> None:
    table = Table("blue-s2 2.5 0.5", players="2", merging="true").plan()
    table.do(0, "ghost s1, enter 3")
    told = guide(table)
    assert (told["lands"], told["merges"]) == (GHOST_NAMES.index("m1"), GHOST_NAMES.index("s2"))


def test_a_midnight_card_says_whom_it_means() -> None:
    table = Table("blue-s2 2.5 0.5", players="2")
    table.state.phase, table.state.to_move = MIDNIGHT, 0
    table.state.midnight, table.state.cursor = MIDNIGHT_NAMES.index("take-cover"), 1
    assert guide(table)["ghost"] == 1
    table.state.midnight, table.state.cursor = MIDNIGHT_NAMES.index("too-keen"), 3
    assert guide(table)["piece"] == 3
    table.state.midnight = MIDNIGHT_NAMES.index("big-brother")
    assert guide(table) == {"ghosts": []}


def test_every_door_by_which_a_ghost_can_leave_is_told() -> None:
    table = Table("blue-s1 2.5 5.5", players="2").plan()
    (found,) = (one for one in guide(table)["ghosts"] if one["ghost"] == 0)
    doors = {end["door"]: texts(end) for end in found["ends"] if end["field"] is None}
    assert doors["N3"] == ["ghost s1", "N"]
    assert doors["N4"] == ["ghost s1", "E", "N"]
    assert set(doors) == {f"N{number}" for number in range(1, 7)}


def test_who_only_just_reaches_the_exit_leaves_by_one_door() -> None:
    table = Table("blue-s1 2.5 5.5", players="2").plan()
    table.state.plans[0].points = 1
    (found,) = (one for one in guide(table)["ghosts"] if one["ghost"] == 0)
    assert [end["door"] for end in found["ends"] if end["field"] is None] == ["N3"]


def test_a_field_in_which_a_ghost_fits_nowhere_is_passed_but_is_no_end() -> None:
    full = [f"blue-s{number} {x} {y}" for number, (x, y) in enumerate(CORNERS_OF_C1, start=1)]
    table = Table(*full, players="2").plan()
    found = ends(table, "l1")
    assert (2, 0) not in found
    assert found[2, 1] == ["ghost l1", "enter 3", "N"]
    assert (2, 0) in ends(Table(*full[:1], players="2").plan(), "s4")
