"""How a token steps, enters, leaves and pushes."""

import pytest

from tests.games.finstere.positions import goes, places, refusal, window

TILES = ["#", "o", "r", "u"]
CANNOT_BE_PUSHED = "cannot be pushed: behind it there is no free cell (rules 4.5)"
COULD_NOT_MOVE_ON = "and could not go on from there (rules 4.3)"


def test_a_token_goes_up_to_its_number() -> None:
    """G3 goes any number of steps up to three, orthogonally (rules 4.1)."""
    before = window(7, 5, "G3")

    ends = places(before, "G3", 3)

    assert set(ends) == {
        (x, y) for x in range(16) for y in range(11) if abs(x - 7) + abs(y - 5) <= 3
    }  # fmt: skip
    assert refusal(before, "G3 EEEE..") == "the token has no steps left (rules 4.1)"


def test_a_token_turns_as_it_likes() -> None:
    """It may go back and forth, and so end where it began (rules 4.1)."""
    before = window(7, 5, "G4")

    assert goes(before, "G4 ENWS") == before
    assert goes(before, "G4 EWEW") == before


def test_a_token_may_stay() -> None:
    """No step at all is a move too (rules 4.1)."""
    before = window(7, 5, "G4")

    assert goes(before, "G4 -") == before


def test_a_flipped_token_goes_by_its_black_side() -> None:
    """The visible number counts: G5 shows 2 on its black side (rules 4.1)."""
    before = window(7, 5, "G5")

    assert goes(before, "G5 EE", flipped=["G5"]) == window(9, 5, "G5")
    assert refusal(before, "G5 EEE..", flipped=["G5"]).endswith("(rules 4.1)")


def test_a_waiting_token_may_stay_outside() -> None:
    """It just flips (rules 4.1)."""
    before = window(0, 0, "waiting: G4")

    assert goes(before, "G4 -") == before


def test_a_step_that_cannot_be_completed_is_illegal() -> None:
    """Onto a token with the last step, one could not move on (rules 4.1)."""
    before = window(7, 5, "G1 R1")

    assert refusal(before, "G1 E..").endswith(COULD_NOT_MOVE_ON)
    assert (8, 5) not in places(before, "G1", 1)


def test_a_whole_crowd_must_be_crossed_in_one_move() -> None:
    """G3 would come to rest on one of the crowd at the entrance, G4 gets past it (rules 4.1)."""
    before = window(13, 8, """
        .   .   B4
        .   B3  R4
        B1  R3  R1
        waiting: G3 G4
    """)  # fmt: skip

    assert refusal(before, "G3 I..").endswith(COULD_NOT_MOVE_ON)
    assert goes(before, "G4 INWN") == window(13, 8, """
        .   G4  B4
        .   B3  R4
        B1  R3  R1
        waiting: G3
    """)  # fmt: skip


def test_entering_costs_one_step() -> None:
    """G1 comes onto the entrance, G3 goes on from there (rules 4.2)."""
    before = window(0, 0, "waiting: G1 G3")

    assert goes(before, "G1 I") == window(15, 10, """
        G1
        waiting: G3
    """)  # fmt: skip
    assert goes(before, "G3 IWN") == window(14, 9, """
        G3
        waiting: G1
    """)  # fmt: skip
    assert refusal(before, "G1 IW..") == "the token has no steps left (rules 4.1)"


def test_entering_passes_over_a_token() -> None:
    """It pushes nothing and needs another step to move on (rules 4.2)."""
    before = window(15, 10, """
        R1
        waiting: G1 G3
    """)  # fmt: skip

    assert goes(before, "G3 IW") == window(14, 10, """
        G3  R1
        waiting: G1
    """)  # fmt: skip
    assert refusal(before, "G1 I..").endswith(COULD_NOT_MOVE_ON)


def test_nobody_enters_where_the_monster_is() -> None:
    """The monster on the entrance keeps everybody out (rules 4.2)."""
    before = window(15, 10, """
        M<
        waiting: G4
    """)  # fmt: skip

    assert refusal(before, "G4 I..") == "the entrance is not free (rules 4.2)"
    assert places(before, "G4", 4) == {"waiting": ""}


@pytest.mark.parametrize("preset", ["nl", "de"])
def test_nobody_enters_where_a_tile_is(preset: str) -> None:
    """Where tiles may lie on corners, one on the entrance keeps everybody out (rules 4.2)."""
    before = window(15, 10, f"#\nwaiting: G4\nrulings: {preset}")

    assert refusal(before, "G4 I..") == "the entrance is not free (rules 4.2)"


def test_only_the_entering_step_leads_in_and_only_once() -> None:
    """`I` is for waiting tokens alone (rules 4.2)."""
    before = window(7, 5, """
        G4
        waiting: G3
    """)  # fmt: skip

    assert (
        refusal(before, "G3 N..")
        == "a token that waits outside comes in by the entrance first (rules 4.2)"
    )
    assert refusal(before, "G4 I..") == "the token is inside already (rules 4.2)"


@pytest.mark.parametrize("wall", ["N", "W"])
def test_leaving_costs_a_step_over_either_wall_of_the_exit(wall: str) -> None:
    """From (0, 0) the next step north or west is freedom (rules 4.2)."""
    before = window(0, 0, "G1 G3")

    assert goes(before, f"G1 {wall}") == window(0, 0, ". G3")
    assert goes(before, f"G3 W{wall}") == window(0, 0, "G1")
    assert "out" not in places(before, "G3", 1)
    assert refusal(before, f"G3 W{wall}E..") == "that token is out already (rules 4.2)"


def test_other_walls_are_walls() -> None:
    """Nobody leaves but by the exit (rules 4.2)."""
    assert refusal(window(15, 10, "G4"), "G4 E..") == "there is a wall (rules 4.2)"
    assert refusal(window(1, 0, "G4"), "G4 N..") == "there is a wall (rules 4.2)"
    assert refusal(window(11, 0, "G4"), "G4 E..") == "there is a wall (rules 4.2)"


def test_tokens_are_passed_over() -> None:
    """They count as steps (rules 4.3)."""
    before = window(5, 5, "G3 R1 B1 .")

    assert goes(before, "G3 EEE") == window(5, 5, ". R1 B1 G3")
    assert places(before, "G3", 3).get((8, 5)) == "EEE"


def test_no_move_ends_on_a_token() -> None:
    """Stopping there is refused (rules 4.3)."""
    before = window(5, 5, "G3 R1 .")

    assert refusal(before, "G3 E") == "a token may not end on another one (rules 4.3)"


def test_no_token_goes_where_the_monster_is() -> None:
    """Nor over him (rules 4.3)."""
    assert refusal(window(5, 5, "G3 M>"), "G3 E..") == "the monster is on (6,5) (rules 4.3)"


def test_a_teleporter_is_a_wall_to_tokens() -> None:
    """Nor may one go over it (rules 4.3)."""
    before = window(5, 5, "G3 y> . . y<")

    assert refusal(before, "G3 E..") == "a teleporter is a wall to tokens (rules 4.3)"


@pytest.mark.parametrize("behind", ["#", "R1", "M<", "y^ . b^ . y^ . b^"])
def test_a_tile_is_pushed_only_onto_a_free_cell(behind: str) -> None:
    """A tile, token, monster or teleporter behind it stops the push (rules 4.4)."""
    before = window(3, 5, f"G4 # {behind}")

    assert refusal(before, "G4 E..") == f"what lies on (4,5) {CANNOT_BE_PUSHED}"


def test_beyond_the_board_nothing_is_free() -> None:
    """A tile is never pushed off the board by a token (rules 4.4)."""
    assert refusal(window(13, 5, ". G4 #"), "G4 E..") == f"what lies on (15,5) {CANNOT_BE_PUSHED}"


def test_the_cell_that_the_moving_token_has_left_is_free() -> None:
    """G5 goes round the crystal and pushes it to where it stood (rules 4.4)."""
    before = window(4, 4, """
        .   G5
        .   o
        .   .
    """)  # fmt: skip

    assert goes(before, "G5 WSSEN") == window(4, 4, """
        .   o
        .   G5
        .   .
    """)  # fmt: skip


@pytest.mark.parametrize("tile", TILES)
def test_movable_tiles_are_pushed(tile: str) -> None:
    """Stones, crystals and turn stones go one cell on, step by step (rules 4.5)."""
    before = window(4, 4, f". {tile} G4")

    assert goes(before, "G4 W") == window(4, 4, f"{tile} G4")
    assert goes(before, "G4 WWW") == window(2, 4, f"{tile} G4")


def test_tiles_are_pushed_one_at_a_time() -> None:
    """Two in a row are too heavy (rules 4.5)."""
    assert refusal(window(4, 4, ". # o G4"), "G4 W..") == f"what lies on (6,4) {CANNOT_BE_PUSHED}"


def test_a_tile_is_pushed_from_over_a_token() -> None:
    """The pusher may just stand on another token's cell (rules 4.5)."""
    before = window(4, 4, "G3 R1 # .")

    assert goes(before, "G3 EE") == window(4, 4, ". R1 G3 #")


@pytest.mark.parametrize("tile", TILES)
def test_a_tile_pushed_onto_a_corner_is_removed(tile: str) -> None:
    """At the exit as at the entrance (rules 4.5)."""
    assert goes(window(0, 0, f". {tile} G3"), "G3 W") == window(0, 0, ". G3")
    assert goes(window(15, 8, f"G3\n{tile}\n."), "G3 S") == window(15, 9, "G3")


def test_a_tile_removed_at_the_corner_frees_it_at_once() -> None:
    """G5 pushes two stones off through the exit corner in one move (rules 4.5)."""
    before = window(0, 0, """
        .   #   G5
        #   .   .
        .   .   .
    """)  # fmt: skip

    assert goes(before, "G5 WSSWN") == window(0, 0, """
        .
        G5
    """)  # fmt: skip


def test_a_taken_corner_takes_no_tile() -> None:
    """The corner must be free like any other cell (rules 4.5)."""
    assert refusal(window(0, 0, "R1 # G3"), "G3 W..") == f"what lies on (1,0) {CANNOT_BE_PUSHED}"
