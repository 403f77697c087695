"""JSON for programs, read strictly: nothing unknown, nothing twice, nothing after the end."""

import json
import re
from typing import Any, NoReturn, TypeVar

import msgspec

from .errors import NotationError

T = TypeVar("T")

JSON_BEGINS = ("{", "[")

PLACE = re.compile(r"(?P<message>.*) - at `(?P<place>[^`]*)`", re.DOTALL)


def read_json(text: str, kind: type[T]) -> T:
    """Read one JSON object as a Struct; errors name the place in it."""
    return convert(read_plain(text), kind)


def read_plain(text: str) -> Any:
    """Read JSON as plain values; errors name the place in it."""
    try:
        return json.loads(text, object_pairs_hook=without_twins, parse_constant=refuse_constant)
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise NotationError(f"not JSON: {error.msg}", place) from None
    except RecursionError:
        raise NotationError("not JSON that can be read: nested too deeply", "$") from None
    except ValueError:
        raise NotationError("not JSON that can be read: a number is too long", "$") from None


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


def without_twins(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """Build an object, refusing a key that is given twice."""
    plain: dict[str, Any] = {}
    for key, value in pairs:
        if key in plain:
            raise NotationError("this key is given twice", f"key {key!r}")
        plain[key] = value
    return plain


def refuse_constant(name: str) -> NoReturn:
    """Refuse NaN and the infinities, which JSON does not have."""
    raise NotationError(f"{name} is not JSON", "$")


def write_json(value: Any) -> str:
    """Write a Struct or plain values as one line of JSON."""
    return msgspec.json.encode(value).decode()
