"""How the monster pushes rows, slides over blood and comes through walls."""

import pytest

from tests.games.finstere.positions import strides, walks, window, windows


@pytest.mark.parametrize("tile", ["#", "o"])
def test_he_pushes_a_stone_or_crystal(tile: str) -> None:
    """It goes one cell on (rules 5.4)."""
    assert strides(window(4, 4, f"M> {tile} .")) == window(4, 4, f". M> {tile}")


def test_he_pushes_the_whole_row() -> None:
    """Every cell in line with a tile or token, up to the first empty one (rules 5.4)."""
    before = window(4, 4, "M> # A o B r u . C")

    assert strides(before) == window(4, 4, ". M> # A o B r u C")


def test_blood_under_a_row_is_no_gap() -> None:
    """Things on blood belong to the row (rules 5.4)."""
    before = window(2, 4, "M> # ~A ~o ~ ~ .")

    assert strides(before) == window(2, 4, ". M> ~ ~ ~# ~A o")


def test_the_row_moves_from_its_front() -> None:
    """Each thing slides to its end before the next moves (rules 5.4)."""
    before = window(2, 4, "M> o A ~ ~ ~ ~ .")

    assert strides(before) == window(2, 4, ". M> o ~ ~ ~ ~ A")
    assert strides(before, 2) == window(2, 4, ". . M> ~ ~ ~ ~o A")


def test_a_row_is_pushed_over_the_wall() -> None:
    """A token so lost is eaten, a tile is out (rules 5.4)."""
    token = walks(window(12, 5, ". M> # A"), "1")
    tile = walks(window(12, 5, ". M> # o"), "1")

    assert (token.eaten, [one.cell for one in tile.steps[0].removed]) == (["A"], [(15, 5)])
    assert strides(window(12, 5, ". M> # A")) == window(12, 5, ". . M> #")
    assert strides(window(12, 5, ". M> # o")) == window(12, 5, ". . M> #")


def test_pushed_things_never_pass_walls() -> None:
    """Nothing comes in on the other side (rules 5.4)."""
    assert strides(window(13, 8, ". M> #")) == window(13, 8, ". . M>")


@pytest.mark.parametrize(("thing", "eaten"), [("A", ["A"]), ("o", [])])
def test_a_row_is_pushed_into_a_teleporter(thing: str, eaten: list[str]) -> None:
    """The first thing is out, the rest moves up (rules 5.4)."""
    before = window(4, 4, f"M> # {thing} y> . y<")

    assert strides(before) == window(4, 4, ". M> # y> . y<")
    assert walks(before, "1").eaten == eaten


@pytest.mark.parametrize(
    ("pool", "after"),
    [
        pytest.param("~ ~ ~ ~ .", "~ ~ ~ ~ A", id="past the pool"),
        pytest.param("~ ~ ~ ~ B", "~ ~ ~ ~A B", id="held up behind the pool"),
        pytest.param("~ ~B ~ ~ .", "~A ~B ~ ~ .", id="held up on the pool"),
        pytest.param("~ ~ ~ ~ y> . y<", "~ ~ ~ ~A y> . y<", id="before a teleporter"),
    ],
)
def test_sliding_things_go_only_into_free_cells(pool: str, after: str) -> None:
    """A pushed token slides like a tile (rules 5.4)."""
    assert strides(window(2, 4, f"M> # A {pool}")) == window(2, 4, f". M> # {after}")


def test_a_sliding_thing_stops_at_the_wall() -> None:
    """Only a push takes it over (rules 5.4)."""
    assert strides(window(9, 5, "M> # A ~ ~ ~ ~")) == window(9, 5, ". M> # ~ ~ ~ ~A")


def test_a_tile_pushed_onto_a_corner_is_removed_before_the_next_thing_moves() -> None:
    """The token behind it stands on the corner after that (rules 5.4)."""
    before = window(0, 0, ". # A # M<")
    walk = walks(before, "1")

    assert strides(before) == window(0, 0, ". A # M<")
    assert [tile.cell for tile in walk.steps[0].removed] == [(1, 0)]


@pytest.mark.parametrize(
    ("before", "after"),
    [
        pytest.param(window(0, 0, ". A # M<"), window(0, 0, "A # M<"), id="exit"),
        pytest.param(window(12, 10, "M> # A ."), window(12, 10, ". M> # A"), id="entrance"),
    ],
)
def test_a_token_pushed_onto_a_corner_just_stands_there(before: str, after: str) -> None:
    """It is neither out nor eaten (rules 5.4)."""
    assert strides(before) == after
    assert walks(before, "1").eaten == []


def test_he_slides_over_blood() -> None:
    """Straight on to the first cell without blood, in the same step (rules 5.5)."""
    assert strides(window(4, 4, "M> ~ ~ ~ ~ .")) == window(4, 4, ". ~ ~ ~ ~ M>")


def test_he_eats_and_pushes_what_he_meets_in_a_slide() -> None:
    """On the pool and at its end (rules 5.5)."""
    before = window(2, 4, "M> ~A ~# ~ ~ B .")
    walk = walks(before, "1")

    assert walk.eaten == ["A"]
    assert strides(before) == window(2, 4, ". ~ ~ ~ ~ M> # B")


def test_he_never_looks_in_a_slide() -> None:
    """H beside the pool is not seen on the way (rules 5.5)."""
    before = window(4, 3, """
        .   .   H   .   .
        M>  ~   ~   .   .
        .   ~   ~   .   .
    """)  # fmt: skip

    assert strides(before) == window(4, 3, """
        .   .   H   .   .
        .   ~   ~   M>  .
        .   ~   ~   .   .
    """)  # fmt: skip


def test_a_slide_goes_on_through_the_wall() -> None:
    """In the same step (rules 5.5)."""
    assert strides(window(11, 5, "M> ~ ~ ~ ~")) == window(0, 5, """
        M> . . . . . . . . . . . ~ ~ ~ ~
    """)  # fmt: skip


def test_a_slide_goes_on_over_blood_behind_the_wall() -> None:
    """The pool behind the wall is slid over too (rules 5.5)."""
    before = window(0, 5, "~ ~ ~ ~ . . . . . . . M> ~ ~ ~ ~")

    assert strides(before) == window(0, 5, "~ ~ ~ ~ M> . . . . . . . ~ ~ ~ ~")


def test_he_eats_what_he_meets_behind_the_wall() -> None:
    """Within the step that passes it (rules 5.6)."""
    before = windows({(0, 2): "A", (15, 8): "M>"})

    assert walks(before, "1").eaten == ["A"]
    assert strides(before) == window(0, 2, "M>")


def test_he_pushes_what_he_meets_behind_the_wall() -> None:
    """The row begins where he comes in (rules 5.6)."""
    before = windows({(0, 2): "# A .", (15, 8): "M>"})

    assert strides(before) == window(0, 2, "M> # A")


def test_a_row_around_the_whole_board_comes_onto_the_cell_he_leaves() -> None:
    """Row 5 is its own twin, so a full row moves up behind his back (rules 5.6)."""
    before = window(0, 5, "# A o B # C o D # E o F # G # M>")

    assert strides(before) == window(0, 5, "M> # A o B # C o D # E o F # G #")


def test_a_teleporter_or_blood_behind_the_wall_is_entered_at_once() -> None:
    """The wall does not end the step (rules 5.6)."""
    before = windows({(0, 2): "~ ~ ~ ~ .", (15, 8): "M>"})

    assert strides(before) == windows({(0, 2): "~ ~ ~ ~ M>"})
