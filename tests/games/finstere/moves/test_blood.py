"""How tokens and the tiles they push slide over blood."""

import pytest

from tests.games.finstere.positions import goes, places, refusal, window

STONE_STAYS = "what lies on (4,4) cannot be pushed: behind it there is no free cell (rules 4.5)"
COULD_NOT_MOVE_ON = (
    "it would slide onto the token on {} and has no step left to move on (rules 4.7)"
)


def test_a_token_slides_over_blood() -> None:
    """One step leads straight on to the first cell without blood (rules 4.6)."""
    before = window(4, 4, "G1  ~ ~ ~ ~  .")

    assert goes(before, "G1 E") == window(4, 4, ".  ~ ~ ~ ~  G1")
    assert places(before, "G1", 1)[9, 4] == "E"


def test_touching_pools_are_one() -> None:
    """A slide goes on from pool to pool (rules 4.6)."""
    before = window(3, 4, """
        .   ~ ~  .       .
        G1  ~ ~  ~ ~ ~ ~ .
    """)  # fmt: skip

    assert goes(before, "G1 E") == window(3, 4, """
        .   ~ ~  .       .
        .   ~ ~  ~ ~ ~ ~ G1
    """)  # fmt: skip


def test_a_slide_goes_straight_through_a_square_pool() -> None:
    """From north to south as well (rules 4.6)."""
    before = window(3, 3, """
        G1  .
        ~   ~
        ~   ~
    """)  # fmt: skip

    assert goes(before, "G1 S") == window(3, 4, """
        ~   ~
        ~   ~
        G1  .
    """)  # fmt: skip


def test_a_slider_pushes_a_tile_as_often_as_it_meets_it() -> None:
    """The stone slides past the pool and is met there again (rules 4.6)."""
    before = window(4, 4, "G1  ~ ~# ~ ~  .  .")

    assert goes(before, "G1 E") == window(4, 4, ".  ~ ~ ~ ~  G1  #")


@pytest.mark.parametrize("end", ["#  #", "o  R1", "M>", "y>  .  y<"])
def test_a_slide_stops_before_what_it_cannot_pass(end: str) -> None:
    """A tile that cannot be pushed, the monster and a teleporter end it on the pool (rules 4.6)."""
    before = window(4, 4, f"G1  ~ ~ ~ ~  {end}")

    assert goes(before, "G1 E") == window(4, 4, f".  ~ ~ ~ ~G1  {end}")


def test_a_slide_stops_before_a_wall() -> None:
    """The token may end on the pool cell that it has reached (rules 4.6)."""
    before = window(11, 5, "G1  ~ ~ ~ ~")

    assert goes(before, "G1 E") == window(11, 5, ".  ~ ~ ~ ~G1")


def test_the_next_step_on_blood_slides_again() -> None:
    """In any direction (rules 4.6)."""
    before = window(13, 5, """
        .  ~ ~G4
        .  ~ ~
    """)  # fmt: skip

    assert goes(before, "G4 W") == window(13, 5, """
        G4  ~ ~
        .   ~ ~
    """)  # fmt: skip
    assert goes(before, "G4 S") == window(13, 5, """
        .  ~ ~
        .  ~ ~
        .  .  G4
    """)  # fmt: skip


def test_a_slider_passes_over_tokens_on_blood() -> None:
    """They count for nothing there (rules 4.7)."""
    before = window(4, 4, "G1  ~ ~R1 ~B1 ~  .")

    assert goes(before, "G1 E") == window(4, 4, ".  ~ ~R1 ~B1 ~  G1")


def test_a_slide_past_the_pool_onto_a_token_needs_a_step_to_move_on() -> None:
    """G1 has none, G3 has two (rules 4.7)."""
    before = window(4, 4, """
        G1  ~ ~ ~ ~  R1  .
        G3  .  .  .  .
    """)  # fmt: skip

    assert refusal(before, "G1 E..") == COULD_NOT_MOVE_ON.format("(9,4)")
    assert goes(before, "G3 NEE") == window(4, 4, """
        G1  ~ ~ ~ ~  R1  G3
    """)  # fmt: skip


def test_a_slide_stopped_on_a_token_needs_a_step_to_move_on() -> None:
    """R1 stands on the last pool cell before the wall (rules 4.7)."""
    before = window(11, 5, """
        G1  ~ ~ ~ ~R1
        G3  .  .  .  .
    """)  # fmt: skip

    assert refusal(before, "G1 E..") == COULD_NOT_MOVE_ON.format("(15,5)")
    assert goes(before, "G3 NES") == window(11, 5, """
        G1  ~ ~ ~ ~R1
        .   .  .  .  G3
    """)  # fmt: skip


def test_a_tile_pushed_onto_blood_slides_past_the_pool() -> None:
    """It comes to rest just behind it (rules 4.8)."""
    before = window(3, 4, "G1  #  ~ ~ ~ ~  .")

    assert goes(before, "G1 E") == window(3, 4, ".  G1  ~ ~ ~ ~  #")


@pytest.mark.parametrize(
    ("pool", "rest"),
    [
        pytest.param("~ ~ ~ ~ R1", "~ ~ ~ ~# R1", id="a token behind the pool"),
        pytest.param("~ ~ ~R1 ~ .", "~ ~# ~R1 ~ .", id="a token on the pool"),
        pytest.param("~ ~ ~o ~ .", "~ ~# ~o ~ .", id="a tile, which is not pushed on"),
        pytest.param("~ ~ ~ ~ M>", "~ ~ ~ ~# M>", id="the monster"),
        pytest.param("~ ~ ~ ~ y> . y<", "~ ~ ~ ~# y> . y<", id="a teleporter"),
    ],
)
def test_a_sliding_tile_stops_on_the_last_free_pool_cell(pool: str, rest: str) -> None:
    """It pushes nothing and enters no teleporter (rules 4.8)."""
    assert goes(window(3, 4, f"G1 # {pool}"), "G1 E") == window(3, 4, f". G1 {rest}")


def test_a_sliding_tile_stops_before_a_wall() -> None:
    """It never leaves the board, even where a token may push tiles off (rules 4.8)."""
    before = window(10, 5, "G1  #  ~ ~ ~ ~")

    assert goes(before, "G1 E") == window(10, 5, ".  G1  ~ ~ ~ ~#")


def test_a_tile_is_pushed_from_blood_onto_blood() -> None:
    """It slides on from there; the pusher slides after it (rules 4.8)."""
    before = window(4, 3, """
        .   G1  .
        .   ~#  ~
        .   ~   ~
        .   R1  .
    """)  # fmt: skip

    assert goes(before, "G1 S") == window(4, 3, """
        .   .     .
        .   ~G1   ~
        .   ~#    ~
        .   R1    .
    """)  # fmt: skip


def test_the_first_cell_of_a_pool_must_be_free_for_a_push() -> None:
    """A tile that cannot come onto the pool stays where it is (rules 4.8)."""
    assert refusal(window(3, 4, "G1  #  ~R1 ~ ~ ~"), "G1 E..") == STONE_STAYS
