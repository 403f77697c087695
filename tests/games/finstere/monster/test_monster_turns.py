"""How turn stones and teleporters lead the monster."""

import pytest

from tests.games.finstere.positions import stands, strides, walks, window, windows


def test_before_a_turn_right_stone_he_turns_right_and_goes_on() -> None:
    """Within the same step, and the stone stays (rules 5.7)."""
    before = window(4, 4, """
        M>  r
        .   .
    """)  # fmt: skip

    assert strides(before) == window(4, 4, """
        .   r
        Mv  .
    """)  # fmt: skip


def test_before_a_turn_back_stone_he_turns_about_and_goes_on() -> None:
    """Within the same step, and the stone stays (rules 5.7)."""
    assert strides(window(4, 4, ". M> u")) == window(4, 4, "M< . u")


def test_he_does_not_look_again_after_a_turn() -> None:
    """A is beside him in the new direction, but he goes straight on (rules 5.7)."""
    before = window(2, 4, """
        .   .   M>  r
        A   .   .   .
    """)  # fmt: skip

    assert strides(before) == window(2, 4, """
        .   .   .   r
        A   .   Mv  .
    """)  # fmt: skip


def test_after_a_turn_he_eats_and_pushes_as_ever() -> None:
    """The step is an ordinary one (rules 5.7)."""
    before = window(4, 4, """
        M>  r
        #   .
        A   .
    """)  # fmt: skip

    assert strides(before) == window(4, 4, """
        .   r
        Mv  .
        #   .
        A   .
    """)  # fmt: skip


def test_a_turn_stone_in_a_slide_turns_him_on_the_pool() -> None:
    """At the pool's end as well as on it (rules 5.7)."""
    at_the_end = window(2, 4, """
        M>  ~  ~  ~  ~  r
        .   .  .  .  .  .
    """)  # fmt: skip
    on_the_pool = window(2, 4, "M>  ~  ~  ~u  ~  .")

    assert strides(at_the_end) == window(2, 4, """
        .   ~  ~  ~  ~   r
        .   .  .  .  Mv  .
    """)  # fmt: skip
    assert strides(on_the_pool) == window(2, 4, "M<  ~  ~  ~u  ~  .")


def test_a_turn_stone_just_behind_a_wall_turns_him_before_it() -> None:
    """It is judged before he passes (rules 5.7)."""
    before = windows({(0, 2): "u", (14, 8): ". M>"})

    assert strides(before) == windows({(0, 2): "u", (14, 8): "M< ."})


def test_two_turn_stones_in_a_corner() -> None:
    """He turns right, and right again (rules 5.7)."""
    before = window(4, 4, """
        .   M>  r
        .   r   .
    """)  # fmt: skip

    assert strides(before) == window(4, 4, """
        M<  .   r
        .   r   .
    """)  # fmt: skip


@pytest.mark.parametrize(
    "stones",
    [
        pytest.param("""
            .   r   .
            r   M>  r
            .   r   .
        """, id="turn-right stones all round"),
        pytest.param("""
            .   .   .
            u   M>  u
            .   .   .
        """, id="turn-back stones to and fro"),
        pytest.param("""
            .   u   .
            .   M>  r
            .   u   .
        """, id="the fourth turn leads back to a stone"),
    ],
)  # fmt: skip
def test_where_the_fourth_turn_shows_no_way_he_stays(stones: str) -> None:
    """He faces as before the first turn (rules 5.7)."""
    before = window(5, 4, stones)

    assert strides(before) == before


def test_four_turns_may_show_a_way() -> None:
    """He turns three times and finds the north open (rules 5.7)."""
    before = window(5, 4, """
        .   .   .
        r   M>  r
        .   r   .
    """)  # fmt: skip

    assert strides(before) == window(5, 4, """
        .   M^  .
        r   .   r
        .   r   .
    """)  # fmt: skip


def test_turns_are_counted_over_the_whole_step() -> None:
    """He turns about, then right on three cells of the pool; the fifth stops him (rules 5.7)."""
    before = window(3, 3, """
        .   .   r   .   .
        u   M<  ~   ~   r
        .   r   ~   ~   .
        .   .   .   r   .
    """)  # fmt: skip
    walk = walks(before, "1")

    assert stands(walk) == ["5,4 W"]


def test_a_slide_that_comes_to_the_same_cell_and_facing_again_ends_there() -> None:
    """Row 5 is all blood and its own twin; he would slide for ever (rules 5.7)."""
    before = window(0, 4, """
        .  .  .  .  .  Mv  .  .  .  .  .  .  .  .  .  .
        ~  ~  ~  ~  ~  ~   ~  ~  ~  ~  ~  ~  ~  ~  ~  ~
        .  .  .  .  .  r   .  .  .  .  .  .  .  .  .  .
    """)  # fmt: skip

    assert stands(walks(before, "1")) == ["4,5 W"]


def test_a_slide_goes_on_as_long_as_something_moves() -> None:
    """The crystal is pushed to the wall and out before the round counts (rules 5.7)."""
    before = window(0, 4, """
        .  .  .  .  .  Mv  .  .  .  .  .  .  .  .  .  .
        ~  ~  ~  ~  ~  ~   ~  ~  ~  ~  ~o ~  ~  ~  ~  ~
        .  .  .  .  .  r   .  .  .  .  .  .  .  .  .  .
    """)  # fmt: skip
    walk = walks(before, "1")

    assert [tile.cell for tile in walk.steps[0].removed] == [(0, 5)]
    assert stands(walk) == ["0,5 W"]


@pytest.mark.parametrize("stone", ["r", "u"])
def test_a_turn_stone_in_a_pushed_row_moves_like_a_stone(stone: str) -> None:
    """Only the one right before him turns him (rules 5.7)."""
    assert strides(window(4, 4, f"M> # {stone} .")) == window(4, 4, f". M> # {stone}")


def test_a_teleporter_takes_him_to_its_twin() -> None:
    """He faces the twin's arrow, and the step is over (rules 5.8)."""
    before = window(2, 4, "M> y^ . . yv .")

    assert stands(walks(before, "2")) == ["6,4 S", "6,5 S"]


def test_he_teleports_within_his_pair() -> None:
    """Yellow to yellow, blue to blue (rules 5.8)."""
    yellow = window(2, 4, "M> y^ . b^ . yv . b<")
    blue = window(2, 4, ". y^ M> b^ . yv . b<")

    assert stands(walks(yellow, "1")) == ["7,4 S"]
    assert stands(walks(blue, "1")) == ["9,4 W"]


def test_from_the_twin_he_goes_on_in_the_next_step() -> None:
    """He stands on the teleporter and leaves it like any cell (rules 5.8)."""
    before = window(2, 4, "M> y^ . . y> .")

    assert strides(before) == window(2, 4, ". y^ . . y>M>")
    assert strides(before, 2) == window(2, 4, ". y^ . . y> M>")


@pytest.mark.parametrize(
    "way_in",
    [
        pytest.param({(2, 4): "M> ~ ~ ~ ~ y^ . yv"}, id="in a slide"),
        pytest.param({(15, 7): "M>", (0, 3): "y^", (9, 4): "yv"}, id="through a wall"),
        pytest.param({(6, 3): "Mv\nr", (5, 3): "y^", (9, 4): "yv"}, id="after a turn"),
    ],
)
def test_however_he_comes_he_is_teleported(way_in: dict[tuple[int, int], str]) -> None:
    """In a slide, through a wall, after a turn (rules 5.8)."""
    assert stands(walks(windows(way_in), "1")) == ["9,4 S"]
