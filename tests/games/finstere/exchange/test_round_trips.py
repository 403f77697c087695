"""Positions survive being drawn, written as JSON and set up."""

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from gloaming.core.interchange import read_json, write_json
from gloaming.games.finstere.exchange.position import Position
from gloaming.games.finstere.exchange.to_floor import to_floor
from gloaming.games.finstere.exchange.to_position import to_position
from gloaming.games.finstere.text.drawing import draw, read_drawing
from tests.games.finstere.oracle.floor import canonical
from tests.games.finstere.strategies import Plain, positions

printable = st.text(
    st.characters(exclude_categories=["C", "Z"]), min_size=1, max_size=12
).filter(str.isprintable)  # fmt: skip
names = st.lists(
    st.one_of(printable, st.sampled_from(["T1", "T2", "Mv", "a b", "x is y"])),
    min_size=5,
    max_size=5,
    unique=True,
)


@given(positions())
def test_a_position_survives_its_drawing(plain: Plain) -> None:
    drawing = draw(msgspec.convert(plain, Position))

    assert draw(read_drawing(drawing)) == drawing
    again = msgspec.to_builtins(read_drawing(drawing))
    if not any(tile["kind"] == "blood" for tile in plain["tiles"]):
        assert canonical(again) == canonical(plain)


@given(names.flatmap(positions))
def test_every_name_survives_its_drawing(plain: Plain) -> None:
    position = msgspec.convert(plain, Position)
    again = read_drawing(draw(position))

    assert sorted(again.names()) == sorted(position.names())
    assert {(token.name, token.cell) for token in again.tokens} == {
        (token.name, token.cell) for token in position.tokens
    }
    assert again.waiting == position.waiting


@given(positions())
def test_a_position_survives_json(plain: Plain) -> None:
    position = msgspec.convert(plain, Position)

    assert read_json(write_json(position), Position) == position


@given(positions())
def test_a_position_survives_the_floor(plain: Plain) -> None:
    position = msgspec.convert(plain, Position)
    floor = to_floor(position)[0]
    again = to_position(floor, position.names(), position.rulings, position.pools())

    assert canonical(msgspec.to_builtins(again)) == canonical(plain)
