"""Reading what the user names: files, standard input, and a game's own options."""

import sys
from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import Any, TypeVar, get_type_hints

from gloaming.core.errors import NotationError, OptionsError
from gloaming.core.options import Options, read_options
from gloaming.server.tables.option_numbers import check_numbers

O = TypeVar("O", bound=Options)

MOST_BYTES = 16 * 1024 * 1024


def read_text(name: str) -> str:
    """Return the text of a file, or of standard input for `-`."""
    try:
        raw = read_input() if name == "-" else read_file(name)
    except OSError as error:
        raise NotationError(f"cannot be read: {error.strerror}", name or "''") from None
    if len(raw) > MOST_BYTES:
        raise NotationError(f"is larger than {MOST_BYTES} bytes", name)
    try:
        return raw.decode("utf-8")
    except UnicodeDecodeError as error:
        raise NotationError(f"is not UTF-8 text (byte {error.start})", name) from None


def read_input() -> bytes:
    """Return what stands on standard input, as far as it may be read."""
    if sys.stdin is None:  # closed by whoever started the command
        raise NotationError("is closed", "standard input")
    return sys.stdin.buffer.read(MOST_BYTES + 1)


def read_file(name: str) -> bytes:
    """Return what stands in a file, as far as it may be read."""
    if "\0" in name:
        raise NotationError("no file is called so", name)
    with Path(name).open("rb") as file:
        return file.read(MOST_BYTES + 1)


def read_arguments(kind: type[O], arguments: Sequence[str]) -> O:
    """Read a game's options from the command line."""
    texts = read_pairs(get_type_hints(kind), arguments)
    texts = {key: text.replace(",", " ") for key, text in texts.items()}
    try:
        check_numbers(texts)
        return read_options(kind, texts)
    except OptionsError as error:
        raise OptionsError(error.message, flag(error.place)) from None


def read_pairs(kinds: Mapping[str, Any], arguments: Sequence[str]) -> dict[str, str]:
    """Read options of these kinds: --key value, --key=value, --flag."""
    texts: dict[str, str] = {}
    waiting = list(arguments)
    while waiting:
        key, value = split_argument(waiting.pop(0))
        if key not in kinds:
            raise OptionsError(f"unknown option; there is {known(kinds)}", flag(key))
        if key in texts:
            raise OptionsError("is given twice", flag(key))
        if value is None and kinds[key] is bool and not is_truth(waiting):
            value = "true"
        if value is None:
            if not waiting or waiting[0].startswith("--"):
                raise OptionsError("needs a value", flag(key))
            value = waiting.pop(0)
        texts[key] = value
    return texts


def flag(key: str) -> str:
    """Return an option as it is typed."""
    return "--" + key.replace("_", "-")


def known(kinds: Iterable[str]) -> str:
    """Return the options that there are, as they are typed."""
    return ", ".join(flag(key) for key in sorted(kinds))


def split_argument(argument: str) -> tuple[str, str | None]:
    """Return the key of an argument, and its value if that is part of it."""
    if not argument.startswith("--"):
        raise OptionsError("this is not an option", argument)
    key, equals, value = argument.removeprefix("--").partition("=")
    return key.replace("-", "_"), value if equals else None


def is_truth(waiting: Sequence[str]) -> bool:
    """Tell whether the next argument is the value of a flag."""
    return bool(waiting) and waiting[0].lower() in ("true", "false")
