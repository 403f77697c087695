"""TypeScript types of what is said over HTTP of puzzles, progress and records."""

from typing import Any, TypeAlias

import msgspec

from gloaming.puzzles import glicko
from gloaming.server.identity import titles

from .progress import KeptProgress, Progress
from .puzzles import (
    NewAnswer,
    NewPublication,
    NewReport,
    NewVote,
    PuzzlePage,
    PuzzleRating,
    RatedAnswer,
    ShownPuzzle,
    ShownSolution,
    Standing,
    Voted,
)
from .records import WrittenRecord
from .schema import typed_keys
from .typescript import HEADER, declaration

Schema: TypeAlias = dict[str, Any]

SAID: tuple[Any, ...] = (
    NewPublication,
    ShownPuzzle,
    PuzzlePage,
    NewVote,
    Voted,
    NewReport,
    NewAnswer,
    RatedAnswer,
    ShownSolution,
    PuzzleRating,
    Standing,
    Progress,
    KeptProgress,
    WrittenRecord,
)
PLACE = "#/$defs/"


def http_types() -> dict[str, Schema]:
    """Return the schemas of all that is said, by names that are no module's."""
    _, named = msgspec.json.schema_components(SAID, ref_template=PLACE + "{name}")
    return {short(name): shortened(typed_keys(schema)) for name, schema in named.items()}


def short(name: str) -> str:
    """Return the name of a type that several modules have, with what tells them apart.

    >>> short("gloaming.puzzles.menhirs.free_in.Task"), short("Feast")
    ('FreeInTask', 'Feast')
    """
    parts = name.split(".")
    if len(parts) == 1:
        return name
    own = parts[2] if parts[1] == "games" else parts[3].removesuffix("_puzzle")
    return "".join(word.title() for word in own.split("_")) + parts[-1]


def shortened(schema: Any) -> Any:
    """Return a schema whose references have short names."""
    if isinstance(schema, str):
        return PLACE + short(schema.removeprefix(PLACE)) if schema.startswith(PLACE) else schema
    if isinstance(schema, list):
        return [shortened(item) for item in schema]
    if isinstance(schema, dict):
        return {key: shortened(value) for key, value in schema.items()}
    return schema


def http_text() -> str:
    """Return the types, and what both sides reckon with, as the text of a module."""
    named = http_types()
    parts = [HEADER, numbers(), *(declaration(name, named[name]) for name in sorted(named))]
    return "\n".join(parts)


def numbers() -> str:
    """Return what the grade of a puzzle says of its rating, and how long texts may be."""
    return f"""\
/** The rating of somebody of whom nothing is known. */
export const UNKNOWN = {{
  rating: {glicko.UNKNOWN.rating:g},
  deviation: {glicko.UNKNOWN.deviation:g},
  volatility: {glicko.UNKNOWN.volatility:g},
}} as const;

/** What the grade of a puzzle says of its rating before anybody has tried it. */
export const GRADE_RATING = {{
  easiest: {glicko.EASIEST_RATING:g},
  perGrade: {glicko.PER_GRADE:g},
  deviation: {glicko.GRADE_DEVIATION:g},
}} as const;

/** How many characters the title of a puzzle has. */
export const TITLE = {{ shortest: {titles.SHORTEST}, longest: {titles.LONGEST} }} as const;

/** How many characters a report has at most. */
export const LONGEST_REASON = {titles.LONGEST_REASON};
"""
