"""The midnight cards, one by one (rules 6)."""

import pytest

from gloaming.core.actors import AUTOMATIC, CHANCE
from gloaming.games.spokenchaos.course import rules
from gloaming.games.spokenchaos.material import MIDNIGHT_NAMES
from gloaming.games.spokenchaos.midnight import silliest_face
from gloaming.games.spokenchaos.midnight.take_cover import TAKE_COVER
from gloaming.games.spokenchaos.solids.lobby import MIRROR, UP
from gloaming.games.spokenchaos.state import (
    CATCHING,
    DRAWING,
    DRAWING_MIDNIGHT,
    LETTERS,
    LOOKING,
    MIDNIGHT,
    NUMBERING,
    SIDING,
)
from gloaming.games.spokenchaos.text.account import CarriedOut
from tests.games.spokenchaos.tables import Table, only_interpreted


def looking(table: Table, card: str, door: str) -> Table:
    """Let the look of a round begin in which a card is in force."""
    table.state.midnight = MIDNIGHT_NAMES.index(card)
    table.state.phase, table.state.round_number = LOOKING, 2
    table.state.side, table.state.door = LETTERS.index(door[0]), int(door[1])
    return table


def go_on(table: Table) -> None:
    """Do one thing that follows by rule alone."""
    assert rules.actor(table.state) == AUTOMATIC
    rules.apply(table.state, AUTOMATIC, 0)


def test_a_card_is_drawn_from_the_second_round_on_and_never_again() -> None:
    table = Table(players="2", midnight="true", midnight_cards="knock-knock dizzy")
    table.state.phase, table.state.round_number = CATCHING, 1
    go_on(table)
    assert table.state.phase == DRAWING_MIDNIGHT
    assert "midnight card that is left" in table.why_not(CHANCE, "midnight tag")
    table.chance("midnight dizzy")
    table.go_on(until=DRAWING)
    assert table.state.midnight_pile == 1 << MIDNIGHT_NAMES.index("knock-knock")


def test_without_cards_left_a_round_goes_without() -> None:
    table = Table(players="2", midnight="true", midnight_cards="dizzy")
    table.state.midnight_pile = 0
    table.state.phase = CATCHING
    go_on(table)
    assert table.state.phase == DRAWING


@pytest.mark.parametrize(("doors", "opposite"), [("facing", "S3"), ("around", "S4")])
def test_extra_curious_looks_again_from_the_same_number_opposite(doors: str, opposite: str) -> None:
    table = looking(
        Table("blue-l1 2.5 3.5", "orange-s1 3.5 0.5", players="2", doors=doors),
        "extra-curious",
        "N3",
    )
    go_on(table)
    go_on(table)
    assert table.where("blue-l1") == "beside"
    assert f"{LETTERS[table.state.side]}{table.state.door}" == opposite
    assert table.state.phase == LOOKING
    go_on(table)
    go_on(table)
    assert table.state.round_number == 3


def test_take_cover_lays_all_ghosts_down_as_their_owners_want() -> None:
    table = Table("blue-s1 2.5 2.5", "orange-l1 4.5 4.5", players="2").midnight("take-cover")
    assert table.state.to_move == 0
    assert set(table.listed(0)) == {"lie N", "lie E", "lie S", "lie W"}
    assert "asks for" in table.why_not(0, "lie up")
    table.do(0, "lie E").do(1, "lie N")
    assert table.where("blue-s1") == "2.5 2.5 E"
    assert table.where("orange-l1") == "4.5 4.5 N"
    assert table.state.phase == DRAWING


def test_under_cover_ghosts_move_lying_also_those_that_enter() -> None:
    table = Table(players="2")
    table.state.midnight = TAKE_COVER
    table.plan().do(0, "ghost s1, enter 3, N")
    assert "lie only to take cover" in table.why_not(0, "spot 0.5,0.5")
    table.do(0, "spot 0.5,0.5 lying W, done").do(1, "done")
    assert table.where("blue-s1") == "2.5 1.5 W"
    assert table.state.figures[0].body.way != UP


def test_they_stand_up_after_the_look_where_there_is_room() -> None:
    lines = ("trolley 2.5 2.5", "blue-s1 2.5 2.5 lying E", "blue-s2 4.5 4.5 lying N")
    table = looking(Table(*lines, players="2"), "take-cover", "E6")
    table.state.phase = CATCHING
    go_on(table)
    assert table.where("blue-s2") == "4.5 4.5"
    assert table.where("blue-s1").startswith("2.5 2.5 up 0.2")


def test_who_cannot_stand_up_where_it_lies_moves_or_lies_on() -> None:
    table = Table("table 2.5 2.5", "blue-m1 2.5 2.5 lying E", players="2")
    table = looking(table, "take-cover", "E6")
    table.state.phase = CATCHING
    go_on(table)
    assert table.where("blue-m1").endswith("up 0.7")


def test_without_any_room_a_ghost_lies_on() -> None:
    table = Table("blue-s1 2.5 2.25 lying E", "orange-m1 2.5 2.71875", players="2")
    table.figure("orange-m1").body.y = 80 + 2
    table.figure("orange-m1").body.bottom = 0.41
    table.state.phase = CATCHING
    go_on(table)
    assert table.where("blue-s1") == "2.5 2.25 E"


def test_who_has_no_room_to_lie_stays_upright() -> None:
    table = Table("blue-l1 2.375 2.375", "orange-s1 2.78125 2.78125", players="2")
    table.midnight("take-cover")
    assert table.state.phase == DRAWING
    assert table.where("blue-l1") == "2.375 2.375"


def test_the_silliest_faces_gather_before_the_mirror() -> None:
    table = Table("mirror 1 3 on left", "orange-s1 out", players="2")
    for ghost in ("s2", "s3", "s4"):
        table.place(f"orange-{ghost} out")
    table.midnight("silliest-face")
    assert table.piece("mirror") == "1 3 yaw 270 on upright"
    blue = table.figure("blue-s1")
    assert table.ghosts_inside() == {"blue-s1"}
    assert 32 < blue.body.x < 48
    assert 80 < blue.body.y < 112
    table.plan()
    assert "may not move any more" in table.why_not(0, "ghost s1")


LEANT_ON = ("mirror 3 3 on left", "trolley 3 2.1875 lean front", "blue-s1 out")


def test_a_mirror_on_which_something_leans_is_set_upright_too() -> None:
    table = Table(*LEANT_ON, players="2").midnight("silliest-face")
    assert table.piece("mirror") == "3 3 yaw 0 on upright"
    assert table.piece("trolley") == "3 2.1875 yaw 0 on upright lean front"


def test_a_mirror_that_cannot_stand_so_stays_as_it_is() -> None:
    """In the first edition the trolley had nothing to lean on then."""
    table = Table(*LEANT_ON, players="2", edition="1").midnight("silliest-face")
    assert table.piece("mirror") == "3 3 yaw 0 on left"


def test_a_mirror_that_cannot_stand_so_on_the_spot_is_set_upright_nearby() -> None:
    """In the second edition it stayed as it was: on the spot it would go into the armchair."""
    lines = (
        "mirror 2.4375 2.4375 yaw 120",
        "armchair 3.375 2.71875 yaw 90",
        "table 2.71875 1.46875 yaw 180",
    )
    older = Table(*lines, players="2", edition="2").midnight("silliest-face")
    assert older.piece("mirror") == "2.4375 2.4375 yaw 120 on upright"
    mirror = Table(*lines, players="2").midnight("silliest-face").piece("mirror")
    assert mirror == "2.40625 2.4375 yaw 313 on upright"


def test_in_the_second_edition_a_mirror_made_way_for_walls() -> None:
    table = Table("mirror 0.25 3 yaw 90", players="2", edition="2").midnight("silliest-face")
    assert table.piece("mirror") == "0.25 3 yaw 270 on upright"


def test_a_mirror_that_was_not_in_the_lobby_comes_in() -> None:
    table = Table(players="2").midnight("silliest-face")
    assert table.state.pieces[MIRROR].is_placed


@only_interpreted
def test_a_mirror_without_any_place_stays_as_it_was_and_that_is_told(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(silliest_face, "FARTHEST", 0)
    table = Table("mirror 2.4375 2.4375 yaw 120", "armchair 3.375 2.71875 yaw 90", players="2")
    table.state.phase, table.state.midnight = MIDNIGHT, MIDNIGHT_NAMES.index("silliest-face")
    account = table.account(AUTOMATIC)
    assert isinstance(account, CarriedOut)
    assert account.kept == (MIRROR,)
    table.go_on(until=DRAWING)
    assert table.piece("mirror") == "2.4375 2.4375 yaw 120 on upright"


PROPPED = ("table 3 3", "mirror 3 2.0625 lean front")


def test_without_a_spot_before_the_mirror_nobody_comes() -> None:
    around = (
        "blue-m1 2.5 1.59375",
        "blue-m2 3.5 1.59375",
        "orange-m1 2.5 2.5",
        "orange-m2 3.5 2.5",
    )
    table = Table("mirror 3 1", *around, players="2").midnight("silliest-face")
    assert table.ghosts_inside() == {"blue-m1", "blue-m2", "orange-m1", "orange-m2"}


def test_tag_replaces_a_small_ghost_of_the_player_to_the_right() -> None:
    table = Table("green-s2 2.5 2.5", "blue-s1 4.5 4.5").midnight("tag")
    assert table.state.to_move == 0
    assert table.listed(0) == ["tag s2"]
    table.do(0, "tag s2")
    assert table.where("green-s2") == "beside"
    assert table.where("blue-s2") == "2.5 2.5"
    assert table.state.to_move == 1
    assert set(table.listed(1)) == {"tag s1", "tag s2"}


def test_with_nobody_to_tag_a_small_ghost_goes_onto_the_third_field() -> None:
    table = Table("orange-s1 out", players="2")
    for ghost in ("s2", "s3", "s4"):
        table.place(f"orange-{ghost} out")
    table.midnight("tag")
    assert set(table.listed(0)) == {f"enter {place}" for place in range(1, 7)}
    table.do(0, "enter 4")
    assert "spot 0.5,0.5" in table.listed(0)
    assert not table.may(0, "stay")
    table.do(0, "spot 0.5,0.25")
    assert table.where("blue-s1") == "3.5 2.25"
    assert table.state.phase == DRAWING
    table.plan("10").do(0, "ghost s1, N, N, N")
    assert "come in and go out" in table.why_not(0, "N")


def test_the_dance_floor_moves_furniture_to_its_nearest_door() -> None:
    table = Table("table 2.5 4.5", players="2")
    table.state.cursor = 5
    table.midnight("dance-floor")
    assert table.piece("table") == "2.5 5.5 yaw 0 on upright"


def test_at_the_same_distance_the_die_holder_picks_the_door() -> None:
    table = Table("table 3 4.5", players="2")
    table.state.cursor = 5
    table.midnight("dance-floor")
    assert set(table.listed(0)) == {"door N3", "door N4"}
    table.do(0, "door N4")
    assert table.piece("table") == "3.34375 5.5 yaw 0 on upright"


def test_what_finds_its_place_taken_slides_along_the_wall() -> None:
    table = Table("armchair 2.5 5.5", "table 2.5 4.5", players="2")
    table.state.cursor = 5
    table.midnight("dance-floor")
    assert table.piece("table").endswith("5.5 yaw 0 on upright")
    assert table.piece("table").split()[0] in {"1.375", "3.625"}


@pytest.mark.sweep
def test_a_leaning_piece_dances_too() -> None:
    """Or stays as it is, having nothing to lean on where it comes to."""
    table = Table("table 3 3", "mirror 3 2.0625 lean front", players="2").midnight("dance-floor")
    before = table.piece("mirror")
    table.do(0, "door S3", go_on=False)
    assert table.piece("mirror") == before
    assert table.state.cursor == 1


def test_a_piece_that_is_inside_only_because_it_leans_stays() -> None:
    """No place on its way is inside for it, not even its own."""
    trolley = "trolley 5.03125 4.78125 yaw 180"
    table = Table(trolley, "mirror 5.9375 4.78125 yaw 270 on upside-down lean back", players="2")
    before = table.piece("mirror")
    table.state.phase, table.state.midnight = MIDNIGHT, MIDNIGHT_NAMES.index("dance-floor")
    go_on(table)
    assert table.state.cursor == 1
    assert table.piece("mirror") == before


def test_the_floor_is_lava_for_all_that_do_not_stand_on_furniture() -> None:
    lines = ("table 2.5 2.5", "blue-s1 2.5 2.5 level 1", "blue-s2 2.5 2.5", "orange-s1 0.5 0.5")
    table = looking(Table(*lines, players="2"), "floor-is-lava", "E6")
    table.state.phase = CATCHING
    go_on(table)
    assert table.ghosts_inside() == {"blue-s1"}


def test_a_big_brother_takes_the_place_of_a_ghost() -> None:
    table = Table("blue-s1 2.5 2.5", "blue-l1 4.5 4.5", players="2").midnight("big-brother")
    assert table.listed(0) == ["ghost s1"]
    table.do(0, "ghost s1")
    assert table.where("blue-m1") == "2.5 2.5"
    assert table.where("blue-s1") == "beside"
    assert table.state.phase == DRAWING


CROWD = ("orange-s1 2.21875 2.21875", "orange-s2 2.78125 2.21875", "orange-s3 2.21875 2.78125")


def test_a_brother_must_come_if_he_fits_and_is_there() -> None:
    table = Table("blue-m1 0.5 0.5", "blue-s1 2.78125 2.78125", *CROWD, players="2")
    table.place("blue-m2 out")
    table.place("orange-s4 4.5 4.5")
    table.midnight("big-brother")
    assert table.listed(0) == ["ghost m1"]
    assert "asks for" in table.why_not(0, "pass")
    table.do(0, "ghost m1")
    assert table.state.to_move == 1
    table.do(1, "ghost s4")
    assert table.where("orange-m1") == "4.5 4.5"


def test_who_has_no_brother_for_whom_there_is_room_does_nothing() -> None:
    around = ("orange-s1 2.78125 2.21875", "orange-s2 2.78125 2.78125")
    table = Table("blue-m1 2.28125 2.5", *around, "orange-s4 4.5 4.5", players="2")
    for ghost in ("m1", "m2"):
        table.place(f"orange-{ghost} out")
    table.midnight("big-brother")
    assert table.state.phase == DRAWING
    table.place("orange-m2 beside")
    table.state.cursor = 0
    table.midnight("big-brother")
    assert table.state.to_move == 1
    assert table.listed(1) == ["ghost s4"]
    table = Table("blue-l1 2.5 2.5", players="2").midnight("big-brother")
    assert table.state.phase == DRAWING


def test_in_the_first_edition_a_brother_could_be_refused() -> None:
    table = Table("blue-s1 2.5 2.5", players="2", edition="1").midnight("big-brother")
    assert set(table.listed(0)) == {"pass", "ghost s1"}
    assert table.do(0, "pass").state.phase == DRAWING


def test_where_ghosts_merge_a_replaced_medium_one_goes_back_into_the_box() -> None:
    table = Table("blue-m1 2.5 2.5", players="2", merging="true").midnight("big-brother")
    table.do(0, "ghost m1")
    assert table.where("blue-m1") == "supply"
    assert table.where("blue-l1") == "2.5 2.5"


def test_knock_knock_leaves_the_keyhole_on_its_side() -> None:
    table = Table(players="2")
    table.state.midnight = MIDNIGHT_NAMES.index("knock-knock")
    table.plan().do(0, "done").do(1, "done")
    assert table.state.phase == NUMBERING
    table.chance("die 4")
    assert (table.state.side, table.state.door) == (0, 4)
    assert not table.state.picks.any()


def test_with_knock_knock_nobody_may_pick_the_side() -> None:
    table = Table(players="2", midnight="true")
    table.state.phase, table.state.rolling = DRAWING_MIDNIGHT, 0b11
    table.chance("midnight knock-knock")
    assert table.state.rolling == 0


def test_dizzy_turns_the_board_under_the_players() -> None:
    table = Table("blue-s1 2.5 2.5", "blue-s2 out").midnight("dizzy")
    assert [LETTERS[side] for side in table.state.sides] == ["E", "S", "W", "N"]
    assert table.where("blue-s1") == "2.5 2.5"
    assert table.where("blue-s2") == "out"
    table.plan().do(0, "ghost s3, enter 2, spot 0.5,0.5, ghost s1, W, W, W, done")
    table.do(1, "done").do(2, "done").do(3, "done")
    assert (table.where("blue-s3"), table.where("blue-s1")) == ("5.5 1.5", "out")


def test_the_crystal_ball_tells_the_number_before_the_side_is_picked() -> None:
    table = Table(players="2")
    table.state.midnight = MIDNIGHT_NAMES.index("crystal-ball")
    table.plan().do(0, "done").do(1, "done")
    table.chance("die 6", "die 2")
    assert table.state.phase == NUMBERING
    table.chance("die 5")
    assert table.state.phase == SIDING
    table.do(0, "side E", go_on=False)
    assert (table.state.side, table.state.door, table.state.phase) == (1, 5, LOOKING)


def test_red_light_green_light_moves_all_on_the_front_rows_first() -> None:
    lines = ("blue-l1 2.5 5.5", "blue-m1 2.5 4.5", "orange-s1 3.5 0.5", "orange-s2 3.5 1.5")
    table = Table(*lines, players="2").midnight("red-light-green-light")
    assert table.where("blue-l1") == table.where("orange-s1") == "out"
    assert table.where("blue-m1") == "2.5 5.5"
    assert table.where("orange-s2") == "3.5 0.5"


def test_who_has_no_room_ahead_stays() -> None:
    lines = ("blue-l1 2.5 2.5", "orange-l1 2.5 3.5", "red-s1 0.5 0.5", "green-s1 5.5 5.5")
    table = Table(*lines, "orange-s1 0.5 4.5").midnight("red-light-green-light")
    assert table.where("blue-l1") == "2.5 2.5"
    assert table.where("orange-l1") == "3.5 3.5"
    assert table.where("green-s1") == "4.5 5.5"
    assert table.where("red-s1") == "out"


def test_who_stays_at_a_green_light_is_told_with_what_is_in_its_way() -> None:
    """Two face one another; the third finds a mirror that leans on a table."""
    table = Table(*PROPPED, "blue-l1 2.5 1.5", "orange-l1 4.5 3.5", "blue-m1 4.5 2.5", players="2")
    table.state.phase, table.state.round_number = MIDNIGHT, 2
    table.state.midnight = MIDNIGHT_NAMES.index("red-light-green-light")
    assert table.explain(AUTOMATIC) == [
        "blue-m1 stays: no room on the next field (orange-l1)",
        "orange-l1 stays: no room on the next field (blue-m1)",
        "blue-l1 stays: no room on the next field (the mirror, the table)",
    ]
    table = Table("blue-l1 2.5 2.5", "blue-s1 2.5 3.5", players="2")
    table.state.phase, table.state.midnight = (
        MIDNIGHT,
        MIDNIGHT_NAMES.index("red-light-green-light"),
    )
    account = table.account(AUTOMATIC)
    assert isinstance(account, CarriedOut)
    assert account.blocked == ()  # the one ahead makes room first


def test_with_no_room_on_the_third_fields_nobody_is_put_there() -> None:
    row = [f"{name} {column}.5 2.5" for column, name in enumerate(
        ("orange-m1", "orange-m2", "red-m1", "red-m2", "green-m1", "green-m2")
    )]  # fmt: skip
    assert Table(*row).midnight("tag").state.to_move == 1


def test_where_no_usual_spot_is_free_the_nearest_is_listed() -> None:
    table = Table("orange-m1 3.34375 2.5", *(f"orange-s{ghost} out" for ghost in range(1, 5)),
                  players="2")  # fmt: skip
    table.midnight("tag").do(0, "enter 4")
    assert len(table.listed(0)) == 1
    table.do(0, table.listed(0)[0])
    assert "blue-s1" in table.ghosts_inside()


def test_cards_for_later_do_nothing_at_once() -> None:
    assert Table(players="2").midnight("knock-knock").state.phase == DRAWING


def test_spots_for_those_who_take_cover_are_listed_lying() -> None:
    table = Table(players="2")
    table.state.midnight = TAKE_COVER
    table.plan().do(0, "ghost s1, enter 3, N")
    spots = [text for text in table.listed(0) if text.startswith("spot")]
    assert all(table.may(0, text) for text in spots)
    assert {text[-1] for text in spots} == set("NESW")
