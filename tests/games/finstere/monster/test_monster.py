"""How the monster looks, goes and eats, and how long a card keeps him going."""

import pytest

from gloaming.games.finstere.text.drawing import draw
from tests.games.finstere.positions import BARE, sights, stands, strides, walks, window


def test_he_looks_before_every_step() -> None:
    """He turns to A, and one step on turns to B, who is nearer (rules 5.1)."""
    before = window(5, 1, """
        A   .   .
        .   .   .
        .   .   .
        .   .   B
        M>  .   .
    """)  # fmt: skip

    assert strides(before) == window(5, 1, """
        A   .   .
        .   .   .
        .   .   .
        M^  .   B
    """)  # fmt: skip
    assert strides(before, 2) == window(5, 1, """
        A   .   .
        .   .   .
        .   .   .
        .   M>  B
    """)  # fmt: skip


def test_after_the_last_step_he_looks_once_more() -> None:
    """The last look turns him, but he does not go (rules 5.1)."""
    before = window(5, 4, """
        M>  .   .
        .   .   .
        .   A   .
    """)  # fmt: skip

    assert draw(walks(before, "1").position) == window(5, 4, """
        .   Mv  .
        .   .   .
        .   A   .
    """)  # fmt: skip


def test_after_a_hit_card_he_looks_once_more_too() -> None:
    """He eats A and then turns to B (rules 5.1)."""
    before = window(5, 4, """
        M>  A   .
        .   .   .
        .   B   .
    """)  # fmt: skip

    assert draw(walks(before, "1-hit").position) == window(5, 4, """
        .   Mv  .
        .   .   .
        .   B   .
    """)  # fmt: skip


def test_he_looks_ahead_left_and_right() -> None:
    """Never back, never diagonally (rules 5.2)."""
    before = window(4, 3, """
        F   .   A   .   G
        .   .   .   .   .
        B   .   M>  .   C
        .   .   .   .   .
        H   .   .   .   I
        .   .   E   .   .
    """)  # fmt: skip

    assert sights(before) == ["E C 2", "N A 2", "S E 3"]


def test_walls_end_sight() -> None:
    """He does not look through to the other side (rules 5.2)."""
    assert sights(window(0, 5, "A . . . . . . . . . . . . . . M>")) == []


@pytest.mark.parametrize("tile", ["#", "r", "u"])
def test_stones_and_turn_stones_block_sight(tile: str) -> None:
    """Nobody is seen behind them (rules 5.2)."""
    assert sights(window(4, 4, f"M> . {tile} A")) == []


@pytest.mark.parametrize("tile", ["o", "y^  .  y^  .", "~ ~ ~ ~"])
def test_crystals_teleporters_and_blood_do_not_block_sight(tile: str) -> None:
    """Their cells count like any others (rules 5.2)."""
    distance = 2 + len(tile.split())

    assert sights(window(4, 4, f"M> . {tile} A")) == [f"E A {distance}"]


def test_only_the_nearest_token_of_a_line_counts() -> None:
    """A hides B (rules 5.2)."""
    assert sights(window(4, 4, "M> . A B")) == ["E A 2"]


def test_he_turns_to_the_nearest_token() -> None:
    """Distances are counted in cells, blood included (rules 5.2)."""
    before = window(3, 2, """
        .   A   .   .   .   .   .
        .   .   .   .   .   .   .
        .   .   .   .   .   .   .
        .   M>  ~   ~   ~   ~   B
        .   .   .   .   .   .   .
        .   .   .   .   .   .   .
        .   .   .   .   .   .   .
        .   C   .   .   .   .   .
    """)  # fmt: skip

    assert sights(before) == ["E B 5", "N A 3", "S C 4"]
    assert stands(walks(before, "1")) == ["4,4 N"]


@pytest.mark.parametrize(
    ("ahead", "left", "right"),
    [
        pytest.param(".", "A", "B", id="left and right"),
        pytest.param("A", ".", "B", id="ahead and right"),
        pytest.param("A", "B", ".", id="ahead and left"),
        pytest.param("A", "B", "C", id="all three"),
    ],
)
def test_a_tie_for_nearest_means_straight_on(ahead: str, left: str, right: str) -> None:
    """Whoever is involved (rules 5.2)."""
    before = window(4, 2, f"""
        {left}   .   .
        .        .   .
        M>       .   {ahead}
        .        .   .
        {right}  .   .
    """)  # fmt: skip

    assert stands(walks(before, "1")) == ["5,4 E"]


def test_a_tie_behind_the_nearest_does_not_matter() -> None:
    """C is nearer than the two that tie (rules 5.2)."""
    before = window(4, 2, """
        A   .   .
        .   .   .
        M>  .   B
        C   .   .
    """)  # fmt: skip

    assert stands(walks(before, "1")) == ["4,5 S"]


def test_seeing_nobody_means_straight_on() -> None:
    """He keeps his direction (rules 5.2)."""
    assert stands(walks(window(4, 4, "M>"), "3")) == ["5,4 E", "6,4 E", "7,4 E"]


def test_a_token_before_him_is_eaten() -> None:
    """He goes where it was (rules 5.3)."""
    walk = walks(window(4, 4, "M> A B"), "1")

    assert walk.eaten == walk.steps[0].eaten == ["A"]
    assert draw(walk.position) == window(4, 4, ". M> B")


def test_a_token_before_him_is_never_pushed() -> None:
    """Not even with a tile behind it (rules 5.3)."""
    assert strides(window(4, 4, "M> A # .")) == window(4, 4, ". M> # .")


def test_tokens_are_pushed_behind_a_tile() -> None:
    """The tile goes before them (rules 5.3)."""
    assert strides(window(4, 4, "M> # A .")) == window(4, 4, ". M> # A")


@pytest.mark.parametrize("card", [1, 5, 7, 8, 10, 20])
def test_a_number_card_is_exactly_that_many_steps(card: int) -> None:
    """Whether he eats or not (rules 5.9)."""
    assert len(walks(BARE, str(card)).steps) == card
    assert len(walks(window(4, 4, "M> A B"), str(card)).steps) == card


def test_a_hit_card_ends_with_the_hits() -> None:
    """One, two or three tokens (rules 5.9)."""
    before = window(2, 4, "M> . A . B . C")

    assert [len(walks(before, card).steps) for card in ("1-hit", "2-hits", "3-hits")] == [2, 4, 6]
    assert walks(before, "2-hits").eaten == ["A", "B"]


def test_crushed_and_teleported_tokens_are_hits() -> None:
    """He need not eat them himself (rules 5.9)."""
    crushed = window(12, 5, ". M> # A")
    teleported = window(2, 5, "M> # A y> . y<")

    assert (walks(crushed, "1-hit").eaten, len(walks(crushed, "1-hit").steps)) == (["A"], 1)
    assert (walks(teleported, "1-hit").eaten, len(walks(teleported, "1-hit").steps)) == (["A"], 1)


def test_hits_are_judged_after_each_whole_step() -> None:
    """Two fall in one slide under `1 hit` (rules 5.9)."""
    walk = walks(window(2, 5, "M> ~A ~B ~ ~ ."), "1-hit")

    assert (walk.eaten, stands(walk)) == (["A", "B"], ["7,5 E"])


def test_a_hit_card_ends_after_twenty_steps() -> None:
    """Also when nobody is left (rules 5.9)."""
    walk = walks(window(2, 5, "M> A"), "2-hits")

    assert (walk.eaten, len(walk.steps)) == (["A"], 20)
    assert stands(walk)[-1] == "6,5 E"


def test_a_slide_a_wall_and_a_teleport_are_each_part_of_one_step() -> None:
    """He slides, passes a wall and is teleported in a single step (rules 5.9)."""
    before = window(0, 5, """
        y^  .  .  .  .  .  .  .  .  .  M>  ~  ~  ~  ~  .
        .   .  yv
    """)  # fmt: skip
    slide = window(0, 5, """
        y^  .  .  .  .  .  .  .  .  .  .  M>  ~  ~  ~  ~
        .   .  yv
    """)  # fmt: skip

    assert stands(walks(before, "2")) == ["15,5 E", "2,6 S"]
    assert stands(walks(slide, "1")) == ["2,6 S"]
