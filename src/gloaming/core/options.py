"""Options: how a game is played, as a frozen Struct whose fields all have defaults.

In text every option is a `key: value` line or a `key=value` argument; errors name the key.
"""

from collections.abc import Mapping
from typing import Annotated, Any, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from .errors import OptionsError

# The option of a game whose rules have changed: a match goes on as it was begun.
EDITION = "edition"
FIRST_EDITION = "1"


class Limits(msgspec.Struct, frozen=True):
    """How small and how large a number may be."""

    least: int
    most: int


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """How a game is played.  A subclass checks what belongs together in `check`."""

    def check(self) -> None:
        """Raise OptionsError where single values are fine but do not fit together."""

    @classmethod
    def sources(cls, option: str) -> dict[str, tuple[str, ...]]:  # noqa: ARG003 - most have none
        """Return which rule texts each value of an option comes from, if it is a ruling."""
        return {}

    @classmethod
    def presets(cls, option: str) -> dict[str, str]:  # noqa: ARG003 - most have none
        """Return the values of a text that have a name, each written out."""
        return {}

    @classmethod
    def marked(cls, option: str) -> str:  # noqa: ARG003 - most have none
        """Return the letter of a text that says more than the others."""
        return ""

    @classmethod
    def replaces(cls, option: str) -> tuple[str, ...]:  # noqa: ARG003 - most replace none
        """Return the options that follow from this one unless they are chosen after it."""
        return ()

    def limits(self) -> dict[str, Limits]:
        """Return the limits of the numbers that depend on other options."""
        return {}


O = TypeVar("O", bound=Options)


def read_options(kind: type[O], texts: Mapping[str, str]) -> O:
    """Build options from texts that fit together, naming the key where one does not."""
    options = fill_options(kind, texts)
    options.check()
    return options


def fill_options(kind: type[O], texts: Mapping[str, str]) -> O:
    """Build options from texts, each readable by itself; they may not fit together."""
    fields = get_type_hints(kind, include_extras=True)
    values: dict[str, Any] = {}
    for key, text in texts.items():
        if key not in fields:
            raise OptionsError(f"unknown option; there is {', '.join(sorted(fields))}", key)
        values[key] = read_value(fields[key], key, text)
    return kind(**values)


def read_kept_options(kind: type[O], texts: Mapping[str, str]) -> O:
    """Build the options of a match that was begun before: where they name no edition, the first."""
    first = {EDITION: FIRST_EDITION} if EDITION in kind.__struct_fields__ else {}
    return read_options(kind, {**first, **texts})


def read_value(kind: Any, key: str, text: str) -> Any:
    """Read one option's value; a list is written with spaces."""
    bare = get_args(kind)[0] if get_origin(kind) is Annotated else kind
    plain = text.split() if get_origin(bare) in (list, tuple) else text
    try:
        return msgspec.convert(plain, kind, strict=False)
    except msgspec.ValidationError as error:
        raise OptionsError(f"{text!r} does not fit: {error}", key) from None


def write_options(options: Options) -> dict[str, str]:
    """Return every option that says something as text, in the order of declaration."""
    plain = msgspec.to_builtins(options)
    return {key: write_value(value) for key, value in plain.items() if value not in (None, ())}


def write_value(value: Any) -> str:
    """Write one option's value as `read_value` reads it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, list | tuple):
        return " ".join(str(item) for item in value)
    return str(value)
