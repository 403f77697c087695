"""Reading and writing drawings."""

import pytest

from gloaming.core.errors import NotationError, PositionError
from gloaming.games.finstere.exchange.position import MonsterPlace, Position, TokenPlace
from gloaming.games.finstere.text.drawing import draw, read_drawing
from tests.games.finstere.positions import BARE, window

DRAWING = """\
      0   1   2   3   4   5   6   7   8   9  10  11  12  13  14  15
  0  M>   .   .   .   .   .   .   .   .   .   .   .
  1   .   .   .   .   .   .   .   .   .   .   .   .   .
  2   .   .   #   .   .   .   .   .   ~   ~   .   .   .   .
  3   .   .   .   .   .   .   .   .   ~ ~G4   .   .   #   .   .
  4   .   .   .   .   .   .   .   #   .   .   .   .   .   .   .   .
  5   .   .   .   .   .  y>   .   .   o   .   .   .   .   #   .   .
  6   .   .   .   .   .   .   #   .   .   .   .   .   .   .   .   .
  7       .   .   .   #   .   .  yv   .   .   .   .   r   .   .   .
  8           .   .   ~   ~   ~   ~   .   .   .   .   .   .   #   .
  9               .   .   u   .   .   #   .   .   .   .   .   .   .
 10                   .   .   .   .   .   .   .   .   .   .   .  R1
waiting: G1 G3
rulings: nl sight_across_blood=false corner_tiles=onto
"""


def test_a_drawing_round_trips() -> None:
    assert draw(read_drawing(DRAWING)) == DRAWING


def test_numbers_remarks_and_empty_lines_may_be_left_out_or_added() -> None:
    lines = DRAWING.splitlines()
    bare = "\n".join(["; the basic board", "", *(line[3:] for line in lines[1:12]), *lines[12:]])

    assert read_drawing(bare) == read_drawing(DRAWING)


def test_columns_are_as_wide_as_the_longest_name() -> None:
    drawing = window(7, 5, "Underground A")

    assert drawing.splitlines()[0].startswith(" " * 14 + "0" + " " * 11 + "1")
    assert read_drawing(drawing).names() == ["Underground", "A"]


def named(*names: str) -> Position:
    """Return a position with tokens of these names."""
    tokens = [TokenPlace(name, (x, 5)) for x, name in enumerate(names[:-1])]
    return Position("finstere", MonsterPlace((0, 6), "N"), tokens, [], [names[-1]])


def test_a_name_that_cannot_be_drawn_gets_another() -> None:
    position = named("the tall one", "T1", "ö", "Mv", "A", "no name")
    drawing = draw(position)

    assert drawing.splitlines()[6].split()[:6] == ["5", "T2", "T1", "T3", "T4", "A"]
    assert drawing.splitlines()[12:] == [
        "waiting: T5",
        "T2 is the tall one",
        "T3 is ö",
        "T4 is Mv",
        "T5 is no name",
    ]
    assert read_drawing(drawing) == position


@pytest.mark.parametrize("facing", "^>v<")
def test_the_monster_on_a_teleporter(facing: str) -> None:
    drawing = window(4, 4, f"y^M{facing} . yv")

    assert f" y^M{facing}" in drawing
    assert draw(read_drawing(drawing)) == drawing


def changed(old: str, new: str) -> str:
    """Return the bare board with something else on it."""
    assert old in BARE
    return BARE.replace(old, new, 1)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        pytest.param("", "line 0: a drawing has 11 rows; here are only 0", id="empty"),
        pytest.param(
            "\n".join(BARE.splitlines()[:9]),
            "line 9: a drawing has 11 rows; here are only 8",
            id="cut off",
        ),
        pytest.param(
            changed("  3   .", "  3   .   ."), "line 5: row 3 has 15 cells, here are 16", id="long"
        ),
        pytest.param(
            changed("  3   .   .", "  3"), "line 5: row 3 has 15 cells, here are 13", id="short"
        ),
        pytest.param(
            changed("  3   .", "  3   g"),
            "line 5, cell 0: 'g' is nothing that can be on a cell",
            id="unknown mark",
        ),
        pytest.param(
            changed("  7       .", "  7      #o"),
            "line 9, cell 1: '#o' is nothing that can be on a cell",
            id="two marks",
        ),
        pytest.param(changed("M^", " ."), "the board: there is one monster (M> and so on), not 0",
                     id="no monster"),
        pytest.param(changed("  3   .", "  3  M>"),
                     "the board: there is one monster (M> and so on), not 2", id="two monsters"),
        pytest.param(BARE + "wating: G1\n", "line 13: 'wating: G1' is not a line of a drawing",
                     id="unknown line"),
        pytest.param(BARE + "G1 is \n", "line 13: 'G1 is' is not a line of a drawing",
                     id="nameless"),
        pytest.param(BARE + "rulings: fr\n", "line 13: Invalid enum value 'fr'", id="preset"),
        pytest.param(BARE + "rulings: nl corner_tiles=on\n", "line 13: Invalid enum value 'on'",
                     id="switch"),
        pytest.param(BARE + "rulings: nl corners=on\n",
                     "line 13: Object contains unknown field `corners`", id="unknown switch"),
    ],
)  # fmt: skip
def test_what_cannot_be_read_is_refused_by_its_place(text: str, why: str) -> None:
    with pytest.raises(NotationError) as caught:
        read_drawing(text)

    assert str(caught.value).startswith(why)


def test_blood_that_is_no_pool_is_refused() -> None:
    with pytest.raises(PositionError, match="cannot be divided into pools"):
        read_drawing(changed("  3   .", "  3   ~"))


def test_rulings_without_a_word_are_official() -> None:
    assert read_drawing(BARE + "rulings:\n").ruled() == read_drawing(BARE).ruled()
