"""JSON for programs, read strictly: nothing unknown, nothing twice, nothing after the end."""

import json
import re
from typing import Any, NamedTuple, TypeVar

import msgspec

from .errors import NotationError

T = TypeVar("T")

JSON_BEGINS = ("{", "[")

TWICE = "this key is given twice"

PLACE = re.compile(r"(?P<message>.*) - at `(?P<place>[^`]*)`", re.DOTALL)


def read_json(text: str, kind: type[T]) -> T:
    """Read one JSON object as a Struct; errors name the place in it."""
    return convert(read_plain(text), kind)


def read_plain(text: str) -> Any:
    """Read JSON as plain values; errors name the place in it."""
    try:
        plain = json.loads(
            text, object_pairs_hook=without_twins, parse_constant=no_number, parse_int=whole_number
        )
        refuse_faults(plain, "$")
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise NotationError(f"not JSON: {error.msg}", place) from None
    except RecursionError:
        raise NotationError("not JSON that can be read: nested too deeply", "$") from None
    return plain


def is_json(text: str) -> bool:
    """Return whether a text is meant as JSON: a drawing never begins like that."""
    return text.lstrip().startswith(JSON_BEGINS)


def convert(plain: Any, kind: type[T]) -> T:
    """Turn plain JSON values into a Struct; errors name the place."""
    try:
        return msgspec.convert(plain, kind)
    except msgspec.ValidationError as error:
        found = PLACE.fullmatch(str(error))
        if found:
            raise NotationError(found["message"], found["place"]) from None
        raise NotationError(str(error), "$") from None


class Fault(NamedTuple):
    """Stands for what is wrong with a text, until it is known where that is in the whole."""

    reason: str


def without_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Build an object; a key that is given twice is a fault."""
    plain: dict[str, Any] = {}
    for key, value in pairs:
        plain[key] = Fault(TWICE) if key in plain else value
    return plain


def no_number(name: str) -> Fault:
    """Return the fault that NaN and the infinities are, which JSON does not have."""
    return Fault(f"{name} is not JSON")


def whole_number(digits: str) -> int | Fault:
    """Return a whole number; more digits than Python reads are a fault."""
    try:
        return int(digits)
    except ValueError:
        return Fault("the number is too long")


def refuse_faults(plain: Any, place: str) -> None:
    """Refuse faults, and text that cannot be written again, with their place."""
    if isinstance(plain, Fault):
        raise NotationError(plain.reason, place)
    if isinstance(plain, str):
        refuse_half_characters(plain, place)
    elif isinstance(plain, dict):
        for key, value in plain.items():
            refuse_half_characters(key, place)
            refuse_faults(value, f"{place}.{key}")
    elif isinstance(plain, list):
        for index, value in enumerate(plain):
            refuse_faults(value, f"{place}[{index}]")


def refuse_half_characters(text: str, place: str) -> None:
    """Refuse lone surrogates: JSON can spell them, and no encoding can write them."""
    try:
        text.encode()
    except UnicodeEncodeError as error:
        half = ord(text[error.start])
        raise NotationError(f"\\u{half:04x} is half a character", place) from None


def write_json(value: Any) -> str:
    """Write a Struct or plain values as one line of JSON."""
    return msgspec.json.encode(value).decode()
