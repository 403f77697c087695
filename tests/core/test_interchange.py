"""JSON is read strictly, and what is wrong with it is said with its place."""

import msgspec
import pytest

from gloaming.core.errors import NotationError
from gloaming.core.interchange import convert, read_json, write_json


class Dot(msgspec.Struct, forbid_unknown_fields=True):
    """A point."""

    cell: tuple[int, int]
    name: str = ""


class Picture(msgspec.Struct, forbid_unknown_fields=True):
    """Some points."""

    dots: list[Dot]
    size: int = 0


def test_a_picture_round_trips() -> None:
    picture = Picture([Dot((1, 2), "a"), Dot((3, 4))], 5)
    assert read_json(write_json(picture), Picture) == picture


def test_white_space_around_the_object_does_not_matter() -> None:
    assert read_json(' \n{"dots": []}\n ', Picture) == Picture([])


@pytest.mark.parametrize(
    ("text", "place", "reason"),
    [
        ("", "line 1, column 1", "not JSON"),
        ('{"dots": [],}', "line 1, column 1", "not JSON"),
        ('{\n"dots": [}', "line 2, column 10", "not JSON"),
        ('{"dots": []} {}', "line 1, column 14", "Extra data"),
        ('{"dots": []}\n]', "line 2, column 1", "Extra data"),
        ('{"dots": [], "dots": []}', "$.dots", "given twice"),
        ('{"dots": [{"cell": [1, 2], "cell": [1, 2]}]}', "$.dots[0].cell", "given twice"),
        ('{"dots": [{"name": "\\ud83d"}]}', "$.dots[0].name", "half a character"),
        ('{"dots": [{"\\udc00": 1}]}', "$.dots[0]", "half a character"),
        ('{"dots": [{"cell": [1, 2.0]}]}', "$.dots[0].cell[1]", "`float`"),
        ('{"dots": [{"cell": [1, 1e999]}]}', "$.dots[0].cell[1]", "`float`"),
        ('{"dots": [{"cell": [1, true]}]}', "$.dots[0].cell[1]", "`bool`"),
        ('{"dots": [{"cell": [1, "2"]}]}', "$.dots[0].cell[1]", "`str`"),
        ('{"dots": [{"cell": [1, null]}]}', "$.dots[0].cell[1]", "`null`"),
        ('{"dots": [{"cell": [1, 2, 3]}]}', "$.dots[0].cell", "length 2"),
        ('{"dots": [{"cell": [1, 2], "colour": 3}]}', "$.dots[0]", "colour"),
        ('{"dots": [{}]}', "$.dots[0]", "cell"),
        ('{"points": []}', "$", "points"),
        ("{}", "$", "dots"),
        ("[]", "$", "array"),
        ("7", "$", "int"),
    ],
)
def test_a_mistake_is_named_with_its_place(text: str, place: str, reason: str) -> None:
    with pytest.raises(NotationError) as refusal:
        read_json(text, Picture)
    if not text.endswith(",}"):  # Python's versions point to the comma or to the brace
        assert refusal.value.place == place
    assert reason in refusal.value.message


@pytest.mark.parametrize("constant", ["NaN", "Infinity", "-Infinity"])
def test_constants_that_json_does_not_have_are_refused(constant: str) -> None:
    with pytest.raises(NotationError, match=rf"^\$\.size: {constant} is not JSON"):
        read_json(f'{{"dots": [], "size": {constant}}}', Picture)


@pytest.mark.parametrize("bracket", ['{"a":', "["])
def test_nesting_without_end_is_refused(bracket: str) -> None:
    with pytest.raises(NotationError, match="nested too deeply"):
        read_json(bracket * 200_000, Picture)


def test_a_number_of_very_many_digits_is_refused() -> None:
    with pytest.raises(NotationError, match=r"^\$\.size: the number is too long"):
        read_json(f'{{"dots": [], "size": {"9" * 10_000}}}', Picture)


def test_plain_values_are_converted_as_strictly() -> None:
    assert convert({"dots": [{"cell": (1, 2)}]}, Picture) == Picture([Dot((1, 2))])
    with pytest.raises(NotationError, match=r"^\$\.size: "):
        convert({"dots": [], "size": "7"}, Picture)
