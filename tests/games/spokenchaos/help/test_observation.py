"""The planes of Spokenchaos show what the state shows, and no plan of another seat."""

import numpy as np
from numpy.typing import NDArray

from gloaming.core.planes import named, size_of
from gloaming.games.spokenchaos import GAME
from gloaming.games.spokenchaos.assumptions import PIECE_NAMES
from gloaming.games.spokenchaos.help.observation import FIGURE, PIECE, PLANES, SEAT
from gloaming.games.spokenchaos.material import CARDS, MIDNIGHT_NAMES
from gloaming.games.spokenchaos.midnight.too_keen import PICK_BITS, PICKS, TOO_KEEN
from gloaming.games.spokenchaos.state import FURNISHING, MIDNIGHT, PLANNING, SIDING
from tests.games.spokenchaos.tables import Table

Planes = dict[str, NDArray[np.int8]]


def planes_of(table: Table, seat: int) -> Planes:
    """Return what a seat sees."""
    out = np.full((1, size_of(PLANES)), 99, np.int8)
    GAME.entry_points.observe_all(table.states, np.array([seat]), out)
    return named(PLANES, out[0])


def row(names: tuple[str, ...], numbers: NDArray[np.int8]) -> dict[str, int]:
    """Return a row of a plane by the names of its numbers."""
    return dict(zip(names, numbers.tolist(), strict=True))


def shown(numbers: dict[str, int]) -> dict[str, int]:
    """Return the numbers that are not 0."""
    return {name: number for name, number in numbers.items() if number}


def test_furniture_is_seen_as_it_stands() -> None:
    table = Table("table 3 3", "mirror 3.03125 2.0625 yaw 350 lean front", players="2")
    mirror, desk = PIECE_NAMES.index("mirror"), PIECE_NAMES.index("desk")
    plane = planes_of(table, 0)["furniture"]
    assert not plane[desk].any()
    assert shown(row(PIECE, plane[mirror])) == {
        "field": 4,
        "row": 3,
        "x": 1,
        "y": 2,
        "quarter": 3,
        "degrees": 80,
        "lean": 1,
        "angle": int(table.state.pieces[mirror].angle),
    }


def test_a_piece_on_another_is_seen_higher_and_a_lifted_one_as_it_is_held() -> None:
    table = Table("table 3 3", "mirror 3 3", players="2").furnish("7 mirror+table")
    table.do(0, "take mirror, face left, yaw 100")
    planes = planes_of(table, 1)
    mirror = row(PIECE, planes["furniture"][PIECE_NAMES.index("mirror")])
    assert (mirror["height"], mirror["held"], mirror["moved"]) == (11, 1, 0)
    assert planes["held"].tolist() == [4, 0, 1, 10]
    assert planes["phase"].argmax() == FURNISHING
    table.do(0, "face upright, yaw 0, at 4,4", go_on=False)
    assert planes_of(table, 1)["furniture"][PIECE_NAMES.index("mirror"), -2] == 1


def test_ghosts_are_seen_from_the_own_seat_on() -> None:
    table = Table("armchair 2.5 2.5", "orange-m1 2.5 2.625", "blue-l1 out", players="2")
    table.figure("orange-m1").samples = 300
    plane = planes_of(table, 1)["ghosts"]
    assert shown(row(FIGURE, plane[4])) == {
        "field": 3,
        "row": 3,
        "x": 16,
        "y": 20,
        "height": 7,
        "where": 2,
        "samples": 127,
    }
    assert shown(row(FIGURE, plane[7 + 6])) == {"where": 3}
    assert not plane[14:].any()
    assert planes_of(table, 0)["ghosts"][6].any()


def test_only_the_own_plan_is_seen() -> None:
    table = Table(players="2").plan()
    before = planes_of(table, 1), planes_of(table, -1)
    table.do(0, "ghost s1, enter 2", go_on=False)
    planes = planes_of(table, 0)
    assert planes["setting out"].tolist() == [1, 0, 0, 0, 0, 0, 0]
    assert planes["way"].tolist() == [2, 1, 1]
    assert planes["points"] == 8
    table.do(0, "N, spot 0.5,0.5", go_on=False)
    planes = planes_of(table, 0)
    assert shown(row(FIGURE, planes["plan"][0]))["row"] == 2
    assert planes["points"] == 6
    assert not planes["setting out"].any()
    after = planes_of(table, 1), planes_of(table, -1)
    for one, other in zip(before, after, strict=True):
        assert all(np.array_equal(one[name], other[name]) for name in one)


def test_seats_are_seen_clockwise() -> None:
    table = Table(players="3").plan("7 mirror+table")
    table.state.holder, table.state.picks[2] = 1, 4
    table.do(2, "done", go_on=False)
    planes = planes_of(table, 2)
    first, second = (row(SEAT, numbers) for numbers in planes["seats"][:2])
    assert (first["card"], first["first piece"], first["second piece"]) == (7, 1, 6)
    assert (first["picks"], first["sealed"], first["acts"]) == (4, 1, 0)
    assert (second["picks"], second["sealed"], second["acts"]) == (0, 0, 1)
    assert planes["holder"].tolist() == [0, 0, 1, 0]
    assert not planes["seats"][3].any()
    assert planes["phase"].argmax() == PLANNING


def test_the_table_and_the_options_are_seen() -> None:
    table = Table(players="2", midnight="true", merging="true", grid="64")
    table.state.midnight = MIDNIGHT_NAMES.index("dizzy")
    table.state.phase, table.state.picker, table.state.number = SIDING, 0, 5
    table.state.side, table.state.door = 2, 4
    planes = planes_of(table, 0)
    assert np.argwhere(planes["keyhole"]).tolist() == [[2, 3]]
    assert [int(planes[name]) for name in ("door number", "round", "grid")] == [5, 1, 16]
    assert planes["midnight"].argmax() == MIDNIGHT_NAMES.index("dizzy")
    assert planes["midnight pile"].all()
    assert planes["pile"].sum() == sum(card.copies for card in CARDS)
    assert planes["picker"].tolist() == [1, 0, 0, 0]
    options = [int(planes[name]) for name in ("players", "merging", "in turn", "doors around")]
    assert options == [2, 1, 0, 0]


def test_before_the_first_round_there_is_no_keyhole() -> None:
    table = Table(players="2")
    table.state.round_number = 0
    assert not planes_of(table, 0)["keyhole"].any()


def test_the_faces_picked_for_too_keen_are_seen() -> None:
    table = Table(players="2", midnight="true")
    table.state.midnight, table.state.phase = TOO_KEEN, MIDNIGHT
    table.state.cursor = 2 | 3 << PICKS | 4 << (PICKS + PICK_BITS)
    planes = planes_of(table, 0)
    assert int(planes["midnight cursor"]) == 2
    assert planes["picked faces"].tolist() == [3, 4, 0, 0, 0, 0]
