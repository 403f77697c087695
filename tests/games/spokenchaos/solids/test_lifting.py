"""A piece of the card can always be taken: what rests on it is lifted and put back (rules 4)."""

import pytest

from gloaming.core.engine.mode import mode
from gloaming.core.game import Moment, Ply
from gloaming.core.layout import array
from gloaming.games.spokenchaos import GAME
from gloaming.games.spokenchaos.assumptions import PIECE_NAMES
from gloaming.games.spokenchaos.solids import lifting
from gloaming.games.spokenchaos.solids.lifting import come_back, stands_at
from gloaming.games.spokenchaos.solids.lobby import LOBBY, NO_LEAN, UPRIGHT
from gloaming.games.spokenchaos.solids.putting import OTHER, VERDICTS, put_into
from gloaming.games.spokenchaos.solids.room import room_of
from gloaming.games.spokenchaos.solids.settle import FALLS_OVER, STANDS
from gloaming.games.spokenchaos.text.account import Acted, Decided
from gloaming.games.spokenchaos.text.moved import PieceMove
from gloaming.games.spokenchaos.text.notation import read_action
from tests.games.spokenchaos.tables import Table

# As audited: no place for the desk was allowed while the trolley south of it leans on it.
LEANING = ("desk 3 3", "trolley 3 1.96875 lean front")
STRIDE = 3 if mode() == "interpreted" else 1  # fewer places where each takes a second
GRID = [(x / 2, y / 2) for x in range(0, 12, STRIDE) for y in range(0, 12, STRIDE)]


def places_for_the_desk(edition: str) -> set[tuple[float, float]]:
    """Return the places of a lattice where the desk may be put."""
    table = Table(*LEANING, players="2", edition=edition).furnish("7 desk+table").do(0, "take desk")
    return {(x, y) for x, y in GRID if table.may(0, f"at {x},{y}")}


@pytest.mark.sweep
def test_a_desk_on_which_a_trolley_leans_can_go_anywhere() -> None:
    assert len(GRID) == 144 // STRIDE**2
    assert places_for_the_desk("1") == {(3.0, 3.0)}
    inside = {(x, y) for x, y in GRID if 0.9 <= x <= 5.1 and 0.45 <= y <= 5.55}
    assert places_for_the_desk("2") == inside


@pytest.mark.parametrize("place", [(-1, 96), (96, -1), (193, 96), (96, 193)])
def test_no_place_outside_the_lobby_is_looked_at(place: tuple[int, int]) -> None:
    table = Table(*LEANING, players="2")
    lobby = room_of(table.state)[0]
    desk = PIECE_NAMES.index("desk")
    assert stands_at(lobby, desk, 96, 96)
    assert not stands_at(lobby, desk, *place)


def test_what_leaned_stands_upright_where_it_was() -> None:
    table = Table(*LEANING, players="2").furnish("7 desk+table").do(0, "take desk, at 1,5")
    assert table.piece("desk") == "1 5 yaw 0 on upright"
    assert table.piece("trolley") == "3 1.96875 yaw 0 on upright"


def test_what_still_has_something_to_lean_on_leans_again() -> None:
    """As the desk goes a little north, the trolley only leans farther."""
    table = Table(*LEANING, players="2").furnish("7 desk+table")
    before = int(table.state.pieces[1].angle)
    table.do(0, "take desk, at 3,3.09375")
    assert table.piece("trolley") == "3 1.96875 yaw 0 on upright lean front"
    assert int(table.state.pieces[1].angle) > before


def test_what_stood_on_a_piece_is_let_down_where_it_was() -> None:
    table = Table("table 3 3", "armchair 3 3", players="2")
    assert table.piece("armchair").endswith("up 0.7")
    table.furnish("6 armchair+table").do(0, "take table, at 1,1")
    assert table.piece("armchair") == "3 3 yaw 0 on upright"


def test_it_comes_back_after_the_piece_that_was_taken() -> None:
    """Where the table is only shifted, the armchair comes to stand on it again."""
    table = Table("table 3 3", "armchair 3 3", players="2").furnish("6 armchair+table")
    table.do(0, "take table, at 3.0625,3")
    assert table.piece("table") == "3.0625 3 yaw 0 on upright"
    assert table.piece("armchair") == "3 3 yaw 0 on upright up 0.7"


def test_a_pile_comes_back_as_it_was_piled() -> None:
    lines = ("desk 3 3", "table 3 3", "armchair 3 3")
    table = Table(*lines, players="2").furnish("7 desk+table").do(0, "take desk, at 1,5")
    assert table.piece("table") == "3 3 yaw 0 on upright"
    assert table.piece("armchair") == "3 3 yaw 0 on upright up 0.7"
    order = [PIECE_NAMES[index] for index in table.state.order[: table.state.placed]]
    assert order == ["desk", "table", "armchair"]


def test_what_does_not_stand_as_it_lay_stands_upright_there() -> None:
    """A mirror lies on its back on the desk, but not on the floor."""
    table = Table("desk 3 3", "mirror 3 3 on back", players="2")
    assert table.piece("mirror").endswith("on back up 0.79")
    table.furnish("5 mirror+desk").do(0, "take desk, at 1,5")
    assert table.piece("mirror") == "3 3 yaw 0 on upright"


def test_what_does_not_fit_there_either_stands_at_the_nearest_place() -> None:
    """Six steps west it stands on the desk again; nine steps east it would stand on the floor."""
    table = Table("desk 3 3", "mirror 3.625 3", players="2").furnish("5 mirror+desk")
    assert table.piece("mirror").endswith("up 0.96")
    table.do(0, "take desk, yaw 90, at 3,3")
    assert table.piece("desk") == "3 3 yaw 90 on upright"
    assert table.piece("mirror") == "3.4375 3 yaw 0 on upright up 0.96"


def test_its_ghosts_drop_to_the_floor_or_make_way() -> None:
    """Under the table there is room for the one in the middle, not for the one at its leg."""
    ghosts = ("blue-s1 2.78125 2.78125 level 1", "orange-s1 3.25 3.25 level 1")
    table = Table("desk 3 3", "table 3 3", *ghosts, players="2")
    assert table.where("blue-s1") == "2.78125 2.78125 up 1.66"
    assert table.where("orange-s1") == "3.25 3.25 up 1.66"
    table.furnish("7 desk+table").do(0, "take desk, at 1,5")
    assert table.piece("table") == "3 3 yaw 0 on upright"
    assert table.where("blue-s1") == "2.78125 2.78125"
    assert table.where("orange-s1") == "3.25 3.25 up 0.7"


def test_what_only_stands_near_stays_as_it_is_and_under_what_comes() -> None:
    """The desk stands beside the table, not on it: so the table comes to stand on the desk."""
    table = Table("table 3 3", "desk 3 4.125", players="2").furnish("7 desk+table")
    table.do(0, "take table, at 3,4.125")
    assert table.piece("desk") == "3 4.125 yaw 0 on upright"
    assert table.piece("table") == "3 4.125 yaw 0 on upright up 0.96"


def test_a_piece_put_back_as_it_stood_changes_nothing() -> None:
    table = Table(*LEANING, players="2").furnish("7 desk+table")
    table.do(0, "take desk, yaw 90, yaw 0, at 3,3")
    assert table.piece("trolley") == "3 1.96875 yaw 0 on upright lean front"


def test_the_piece_itself_may_still_be_refused() -> None:
    table = Table(*LEANING, players="2").furnish("7 desk+table").do(0, "take desk")
    assert "the desk would stick out of the lobby" in table.why_not(0, "at 0.5,3")


def test_what_a_piece_kept_up_without_bearing_it_comes_down() -> None:
    """The table rests on the desk, but only because the mirror is in its way farther down."""
    lines = ("desk 3 3 on left", "mirror 3.9375 3.1875 yaw 90")
    table = Table(*lines, "table 3.4375 3.3125 on upside-down", players="2")
    assert table.piece("table").endswith("up 1.8")
    table.furnish("5 mirror+desk").do(0, "take mirror, at 1,5")
    assert table.piece("table") == "3.4375 3.3125 yaw 0 on upside-down up 0.42"


def test_a_lifted_piece_without_any_place_would_refuse_the_move(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """No piece of the box is so big, so this one is made as big as the lobby."""
    monkeypatch.setattr(lifting, "FARTHEST", 2)  # where rules are interpreted: it takes minutes
    table = Table(*LEANING, players="2")
    rooms = room_of(table.state)
    trolley = PIECE_NAMES.index("trolley")
    array(rooms)["models"]["low"][0, trolley, 0, 0] = -LOBBY
    assert not come_back(rooms[0], trolley)
    desk, rooms = PIECE_NAMES.index("desk"), room_of(table.state)
    array(rooms)["models"]["low"][0, trolley, 0, 0] = -LOBBY
    verdict = put_into(table.state, rooms, desk, 32, 160, 0, UPRIGHT, NO_LEAN)
    assert verdict == OTHER + trolley * VERDICTS + FALLS_OVER != STANDS


def put_away(table: Table) -> Moment:
    """Return the moment in which the desk is put elsewhere."""
    table.furnish("7 desk+table").do(0, "take desk")
    return Moment(table.states, Ply(0, read_action(table.options, "at 1,5")))


def test_what_moves_with_a_piece_is_told() -> None:
    table = Table(*LEANING, "blue-s1 3.25 3.25 level 1", players="2")
    moment = put_away(table)
    trolley = PIECE_NAMES.index("trolley")
    account = GAME.account(table.options, moment)
    assert isinstance(account, Acted)
    assert account.piece == PIECE_NAMES.index("desk")
    assert [piece.piece for piece in account.pieces] == [trolley, account.piece]
    assert [(ghost.ghost, ghost.where) for ghost in account.ghosts] == [(0, "inside")]
    assert GAME.explain(table.options, moment) == [
        "blue: at 1,5",
        "that also moves the trolley at 3,1.96875, upright",
        "blue-s1 comes to 3.25,3.25",
    ]


def test_nothing_is_told_of_what_stays_as_it_is() -> None:
    table = Table("desk 3 3", "trolley 5 5", players="2")
    moment, desk = put_away(table), PIECE_NAMES.index("desk")
    put = PieceMove(desk, 32, 160, "upright")
    assert GAME.account(table.options, moment) == Acted(0, moment.ply.action, desk, (put,))
    assert GAME.explain(table.options, moment) == ["blue: at 1,5"]


def test_what_moves_with_a_piece_that_is_laid_down_is_told() -> None:
    table = Table(*LEANING, players="2", edition="2").midnight("too-keen").do(0, "face left")
    assert table.piece("trolley").startswith("3 1.96875 yaw 0 on left")
    lines = ("table 3 3", "mirror 3 2.0625 lean front")
    table = Table(*lines, players="2", edition="2").midnight("too-keen")
    table.do(0, "face left")
    moment = Moment(table.states, Ply(0, read_action(table.options, "face left")))
    laid = PieceMove(PIECE_NAMES.index("table"), 96, 96, "left")
    account = Decided(0, moment.ply.action, "too-keen", laid.piece, (laid,))
    assert GAME.account(table.options, moment) == account
