"""What is missing where a goal is not reached: every check has a sentence, in every language.

goal --> demands, in order --> the first whose check does not hold --> its phrase, in words
"""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import NamedTuple, TypeAlias

from gloaming.core.interchange import read_json

from .checks import Check
from .lesson import LANGUAGES, Lesson, Words

Filling: TypeAlias = "str | Phrase"


class Phrase(NamedTuple):
    """A message of `missing/NAME.json`, and what its words are filled with."""

    key: str
    filling: Mapping[str, Filling] = {}


class Demand(NamedTuple):
    """A part of a goal, and what is said where it does not hold."""

    check: Check
    missing: Phrase


def demanded(checks: list[Check], key: str, **filling: Filling) -> list[Demand]:
    """Return demands that miss the same."""
    return [Demand(check, Phrase(key, filling)) for check in checks]


@cache
def messages_of(game: str) -> dict[str, Words]:
    """Return the messages of a game."""
    text = files("gloaming.lessons").joinpath("missing", f"{game}.json").read_text(encoding="utf-8")
    return read_json(text, dict[str, Words])


def missing_words(lesson: Lesson, game: str, demand: Demand) -> Words:
    """Return what a lesson says where a demand does not hold: its own words come first."""
    return lesson.missing or in_words(game, demand.missing)


def in_words(game: str, phrase: Phrase) -> Words:
    """Return a phrase in all languages."""
    said = {language: filled(game, phrase, language) for language in LANGUAGES}
    return Words(**said)


def filled(game: str, filling: Filling, language: str) -> str:
    """Return a phrase in one language; what is no phrase is said as it is."""
    if isinstance(filling, str):
        return filling
    message: str = getattr(messages_of(game)[filling.key], language)
    inner = {name: filled(game, one, language) for name, one in filling.filling.items()}
    return message.format(**inner)
