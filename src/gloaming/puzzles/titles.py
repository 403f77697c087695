"""What shipped puzzles are called: patterns and subjects of a data file, none twice."""

import tomllib
from collections.abc import Collection, Iterator, Sequence
from functools import cache
from importlib.resources import files
from typing import TypeAlias

import msgspec

from gloaming.core.errors import OptionsError

from .puzzle import Title

LANGUAGES = ("en", "nl", "de", "fr")
InAll: TypeAlias = tuple[str, str, str, str]  # in the order of LANGUAGES


class Titles(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The patterns of a kind, and its subjects in all forms that the patterns ask for."""

    patterns: tuple[InAll, ...]
    subjects: dict[str, dict[str, InAll]]


@cache
def read_titles() -> dict[str, Titles]:
    """Read the data file."""
    text = files("gloaming.puzzles").joinpath("data", "titles.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, Titles])


def title_of(titles: Titles, subject: str, number: int) -> Title:
    """Return a pattern with a subject in it, in all languages."""
    forms = titles.subjects[subject]
    said = {}
    for index, language in enumerate(LANGUAGES):
        pattern = titles.patterns[number][index]
        text = pattern.format(**{form: words[index] for form, words in forms.items()})
        said[language] = text[0].upper() + text[1:]
    return Title(**said)


def titles_for(kind: str, subjects: Sequence[Collection[str]]) -> Iterator[Title]:
    """Yield a title for each puzzle, about the subject that is the rarest so far.

    A puzzle's subjects are those that it may be about; none: any of the kind.
    """
    titles = read_titles()[kind]
    used = dict.fromkeys(titles.subjects, 0)
    for possible in subjects:
        subject = min(possible or titles.subjects, key=lambda name: (used[name], name))
        if used[subject] == len(titles.patterns):
            raise OptionsError(f"there are no titles left about {subject}", kind)
        shift = list(titles.subjects).index(subject)
        yield title_of(titles, subject, (used[subject] + shift) % len(titles.patterns))
        used[subject] += 1
