"""The English messages of a game; the client has the same in every language.

    "lost":  "No {piece} is left."                                  filled with named parameters
    "steps": { "one": "{count} step", "other": "{count} steps" }    the form follows from `count`

They stand in `games/NAME/words/en.json`, and `make generated` hands them to the client.
"""

from collections.abc import Sequence
from functools import cached_property
from importlib.resources import files
from typing import TypeAlias

from .interchange import read_json

Message: TypeAlias = str | dict[str, str]


class Catalog:
    """What a game says in English."""

    def __init__(self, package: str) -> None:
        """Name the game's package; its messages are read when the first of them is said."""
        self.package = package

    @cached_property
    def messages(self) -> dict[str, Message]:
        """Return all messages."""
        path = files(self.package).joinpath("words", "en.json")
        return read_json(path.read_text(encoding="utf-8"), dict[str, Message])

    def say(self, key: str, **parameters: str | int) -> str:
        """Return a message as the beginning of a sentence."""
        return capitalised(self.words(key, **parameters))

    def words(self, key: str, **parameters: str | int) -> str:
        """Return a message with its parameters."""
        message = self.messages[key]
        if isinstance(message, dict):
            message = message["one" if parameters["count"] == 1 else "other"]
        return message.format(**parameters)

    def reason(self, reason: str, **parameters: str | int) -> str:
        """Return why something is refused, as a part of a sentence."""
        said = self.say(f"refused.{reason}", **parameters)
        return said[:1].lower() + said[1:].removesuffix(".")


def listed(things: Sequence[str]) -> str:
    """Return things as a list in words.

    >>> listed(["one", "two", "three"])
    'one, two and three'
    """
    *firsts, last = things or [""]
    return f"{', '.join(firsts)} and {last}" if firsts else last


def capitalised(text: str) -> str:
    """Return words as the beginning of a sentence."""
    return text[:1].upper() + text[1:]
