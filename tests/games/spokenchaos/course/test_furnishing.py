"""Furniture is moved by cards, and what stands on or in it follows (rules 2, 3.2 and 4)."""

import numpy as np
import pytest

from gloaming.core.actors import CHANCE
from gloaming.core.layout import clone, same
from gloaming.core.streams import stream_from
from gloaming.games.spokenchaos import GAME
from gloaming.games.spokenchaos.actions import ACTIONS, AT
from gloaming.games.spokenchaos.course import rules
from gloaming.games.spokenchaos.course.places import add_place, draw_place
from gloaming.games.spokenchaos.solids.lobby import FACES, NO_LEAN, PLACES
from gloaming.games.spokenchaos.state import (
    AGREEING,
    ARRANGING,
    DRAWING,
    PLANNING,
    STARTING,
)
from gloaming.games.spokenchaos.text.notation import write_action
from tests.games.spokenchaos.tables import Table


def test_a_piece_of_the_card_is_moved_anywhere_and_then_used_up() -> None:
    table = Table("mirror 1 1", "table 4 4", players="2").furnish("7 mirror+table")
    table.do(0, "take mirror, face left, yaw 90, at 3,1.5")
    assert table.piece("mirror") == "3 1.5 yaw 90 on left"
    assert table.state.phase == DRAWING
    table.state.holder = 1
    table.furnish("5 mirror+desk")
    assert "was already moved in this round" in table.why_not(1, "take mirror")
    assert "your card does not show this: the table" in table.why_not(1, "take table")
    assert table.may(1, "take desk")


def test_if_both_are_used_up_any_piece_that_is_not_will_do() -> None:
    table = Table("mirror 1 1", "table 4 4", "piano 3 1", players="2").furnish("7 mirror+table")
    table.state.used = 0b100001
    assert set(table.listed(0)) == {"take trolley", "take desk", "take piano", "take armchair"} | {
        "pass"
    }


def test_touched_is_moved() -> None:
    table = Table("mirror 1 1", "table 4 4", players="2").furnish("7 mirror+table")
    assert "take a piece that your card shows, or do nothing" in table.why_not(0, "at 1,1")
    table.do(0, "take mirror")
    assert "what is taken must be moved: put the mirror down" in table.why_not(0, "pass")
    assert "what is taken must be moved" in table.why_not(0, "take table")
    assert "is already held that way" in table.why_not(0, "face upright")
    assert "is already held that way" in table.why_not(0, "yaw 0")
    assert "is already held that way" in table.why_not(0, "lean none")
    table.do(0, "at 1,1")
    assert table.state.used == 1
    assert table.piece("mirror") == "1 1 yaw 0 on upright"


def test_each_refusal_has_its_reason() -> None:
    table = Table("mirror 1 1", "table 4 4", players="2").furnish("7 mirror+table")
    table.do(0, "take mirror")
    assert "the mirror would stick out of the lobby" in table.why_not(0, "at 0,3")
    table.do(0, "face back")
    assert "the mirror would fall over" in table.why_not(0, "at 3,1.5")
    table.do(0, "face upright, lean back")
    assert "nothing to lean on" in table.why_not(0, "at 3,1.5")


@pytest.mark.parametrize("action", [-1, ACTIONS])
def test_what_is_no_action_is_refused(action: int) -> None:
    found = GAME.why_illegal(Table(players="2").states, 0, action)
    assert str(found) == "there is no such action"


def test_in_the_first_edition_what_leaned_on_a_piece_held_it_back() -> None:
    table = Table("table 3 3", "mirror 3 2.0625 lean front", players="2", edition="1")
    table.furnish("7 mirror+table").do(0, "take table")
    assert (
        "the table cannot be taken away. The mirror would have nowhere to stand"
        in table.why_not(0, "at 1,5")
    )
    table.do(0, "at 3,3")
    assert table.piece("mirror").endswith("lean front")


@pytest.mark.parametrize("edition", ["1", "2"])
def test_pieces_that_do_not_touch_stay_as_they_are(edition: str) -> None:
    table = Table("desk 1 1", "piano 4.5 4.5", "table 1 1", players="2", edition=edition)
    before = table.piece("piano")
    table.furnish("7 desk+table").do(0, "take desk, at 3,1")
    assert table.piece("piano") == before
    assert table.piece("table") == "1 1 yaw 0 on upright"


def test_a_ghost_on_a_moved_piece_drops_to_the_floor_at_its_spot() -> None:
    table = Table("table 2.5 2.5", "blue-s1 2.5 2.5 level 1", players="2")
    table.furnish("7 mirror+table").do(0, "take table, at 4.5,4.5")
    assert table.where("blue-s1") == "2.5 2.5"


def test_a_ghost_whose_spot_is_taken_goes_under_on_top_or_aside() -> None:
    table = Table("table 1 5", "blue-s1 2.5 2.5", "blue-l1 4.5 2.5", players="2")
    table.furnish("7 mirror+table").do(0, "take table, at 2.5,2.5")
    assert table.where("blue-s1") == "2.5 2.5"
    table = Table("armchair 1 5", "blue-s1 2.5 2.5", players="2").furnish("6 desk+armchair")
    table.do(0, "take armchair, at 2.5,2.5")
    assert table.where("blue-s1") == "2.5 2.5 up 0.42"


def test_a_placement_that_leaves_a_ghost_nowhere_is_refused() -> None:
    lines = ("desk 1 5", "blue-s1 2.21875 2.21875", "blue-s2 2.78125 2.21875")
    more = ("blue-s3 2.21875 2.78125", "blue-s4 2.78125 2.78125", "orange-l1 3.5 2.5")
    table = Table(*lines, *more, "piano 4.5 5", players="2").furnish("8 desk+piano")
    table.do(0, "take piano, face left")
    assert "no room for a ghost" in table.why_not(0, "at 2.5,2.5")


def test_listed_places_are_legal_and_the_same_for_all() -> None:
    table = Table("mirror 1 1", "table 4 4", players="2").furnish("7 mirror+table")
    table.do(0, "take table")
    listed = table.listed(0)
    assert "at 4,4" in listed
    assert "yaw 90" in listed
    assert listed == table.listed(0)
    assert all(table.may(0, text) for text in listed)


def test_a_place_is_listed_once() -> None:
    table = Table("mirror 3 3", players="2").furnish("7 mirror+table").do(0, "take mirror")
    out, here = np.zeros(3, np.int64), 96 * PLACES + 96
    assert add_place(table.state, here, 3, out, 0) == 1
    assert add_place(table.state, here, 3, out, 1) == 1
    assert add_place(table.state, here + 1, 1, out, 1) == 1
    assert add_place(table.state, 0, 3, out, 1) == 1
    assert out.tolist() == [here, 0, 0]


def test_leans_are_listed_with_places_beside_what_can_hold_them() -> None:
    table = Table("table 3 3", "mirror 1 1", players="2").furnish("7 mirror+table")
    table.do(0, "take mirror")
    assert {"lean front", "lean back", "lean left", "lean right"} <= set(table.listed(0))
    table.do(0, "lean front")
    *places, last = table.listed(0)
    assert last == "lean none"
    assert places
    table.do(0, places[0])
    assert table.piece("mirror").endswith("lean front")


def test_in_an_empty_lobby_there_is_nowhere_to_lean() -> None:
    table = Table("mirror 1 1", players="2").furnish("7 mirror+table").do(0, "take mirror")
    assert table.do(0, "lean front").listed(0) == ["lean none"]
    arranged = Table(furniture="players")
    arranged.state.phase, arranged.state.to_move = ARRANGING, 0
    assert arranged.do(0, "take desk, lean front").listed(0) == ["lean none"]


def test_whoever_follows_the_list_can_put_a_piece_back() -> None:
    table = Table("mirror 3 3 yaw 45", players="2").furnish("7 mirror+table").do(0, "take mirror")
    assert "at 3,3" in table.listed(0)
    assert "yaw 45" in table.do(0, "yaw 90").listed(0)


def test_a_piece_that_holds_another_is_listed_from_the_second_edition_on() -> None:
    lines = ("table 3 3", "mirror 3 2.0625 lean front")
    table = Table(*lines, players="2").furnish("7 mirror+table")
    assert table.listed(0) == ["take mirror", "take table", "pass"]
    table = Table(*lines, players="2", edition="1").furnish("7 mirror+table")
    assert table.listed(0) == ["take mirror", "pass"]
    assert table.may(0, "take table")


def test_chance_furnishes_the_lobby_piece_by_piece_on_the_floor() -> None:
    table = Table(players="2")
    table.state.phase, table.state.to_move = ARRANGING, 0
    out, weights = np.zeros((2, GAME.most_actions), np.int64)
    assert rules.chance_outcomes(table.state, out, weights) == 24
    table.chance("yaw 45")
    assert rules.chance_outcomes(table.state, out, weights) == 0
    assert "stick out" in table.why_not(CHANCE, "at 0,0")
    assert "something else to do" in table.why_not(CHANCE, "die 1")
    place = draw_place(table.state, stream_from(1))
    assert rules.is_legal(table.state, CHANCE, AT + place)
    table.chance("at 3,3")
    assert table.piece("mirror") == "3 3 yaw 45 on upright"


def test_what_does_not_stand_on_the_floor_is_put_elsewhere() -> None:
    """A mirror on its back stands only on something else."""
    table = Table("desk 3 3", "piano 1.5 1.5 on back", players="2")
    table.state.phase, table.state.held = ARRANGING, 0
    table.state.held_lean, table.state.held_face = NO_LEAN, FACES.index("back")
    place = draw_place(table.state, stream_from(2))
    table.chance(write_action(table.options, AT + place))
    assert table.state.pieces[0].height > 0


def test_only_all_together_can_have_it_furnished_again() -> None:
    lines = ("mirror 1 1", "trolley 3 1", "desk 5 1", "piano 1 3", "armchair 3 3", "table 5 3")
    table = Table(*lines, players="2")
    table.state.phase, table.state.to_move = AGREEING, 0
    assert set(table.listed(0)) == {"keep", "again"}
    assert "keep this lobby, or shuffle again" in table.why_not(0, "pass")
    table.do(0, "again").do(1, "keep")
    assert table.state.phase == STARTING
    table.state.phase, table.state.to_move = AGREEING, 0
    table.do(0, "again").do(1, "again")
    assert (table.state.phase, table.state.placed) == (ARRANGING, 0)


def test_players_may_furnish_the_lobby_in_turn() -> None:
    table = Table("mirror 1 1", "trolley 3 1", "desk 5 1", "piano 1 3", players="2")
    table.state.chance_arranges = False
    table.state.phase, table.state.to_move = ARRANGING, 0
    assert set(table.listed(0)) == {"take armchair", "take table"}
    assert "is in the lobby already" in table.why_not(0, "take mirror")
    assert "first take a piece" in table.why_not(0, "pass")
    table.do(0, "take table, yaw 15, at 3,3")
    assert rules.actor(table.state) == 1
    table.do(1, "take armchair")
    assert "yaw 15" in table.listed(1)
    table.do(1, "at 5,3")
    assert table.state.phase == STARTING


def test_the_last_piece_of_chance_is_shown_to_all() -> None:
    table = Table("mirror 1 1", "trolley 3 1", "desk 5 1", "piano 1 3", "armchair 3 3", players="2")
    table.state.phase, table.state.to_move = ARRANGING, 0
    table.chance("yaw 0", "at 5,3")
    assert table.state.phase == AGREEING


def test_a_position_tells_all_that_stands_in_a_state() -> None:
    lines = ("table 3 3", "armchair 3 3", "mirror 1 1", "blue-s1 2.75 3 level 0", "desk 5 5")
    table = Table(
        *lines, "trolley 1 4", "blue-s2 1.5 4 level 1", "orange-s1 3.5 0.5 lying N", players="2"
    )
    before = clone(table.states)
    position = GAME.position(table.options, table.states)
    assert [piece.piece for piece in position.furniture] == [
        "table",
        "armchair",
        "mirror",
        "desk",
        "trolley",
    ]
    assert [ghost.name for ghost in position.ghosts] == ["blue-s1", "blue-s2", "orange-s1"]
    assert position.ghosts[2].lying == "N"
    assert same(table.states, before)
    assert table.plan().state.phase == PLANNING
