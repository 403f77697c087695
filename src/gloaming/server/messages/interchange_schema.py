"""The JSON schema of positions and puzzles, by which the client refuses what is neither.

{"positions": {"finstere": {...}, ...}, "puzzles": {"feast": {...}, ...}}
"""

from typing import Any, TypeAlias

import msgspec

from gloaming.games import NAMES, find
from gloaming.puzzles.kinds import KINDS, find_kind

Schema: TypeAlias = dict[str, Any]
FOR_PEOPLE = ("title", "description", "default", "discriminator")


def interchange_schema() -> dict[str, dict[str, Schema]]:
    """Return the schemas of all games' positions, and of all kinds of puzzles."""
    return {
        "positions": {name: bare(msgspec.json.schema(find(name).told.position)) for name in NAMES},
        "puzzles": {name: bare(msgspec.json.schema(find_kind(name).form)) for name in KINDS},
    }


def bare(schema: Any, *, are_names: bool = False) -> Any:
    """Return a schema without what no check needs; names of properties stay, whatever they are."""
    if isinstance(schema, list):
        return [bare(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    return {
        key: bare(value, are_names=key in ("properties", "$defs") and not are_names)
        for key, value in schema.items()
        if are_names or key not in FOR_PEOPLE
    }


def interchange_text() -> str:
    """Return the schemas as the text of a file."""
    plain = msgspec.json.encode(interchange_schema(), order="deterministic")
    return msgspec.json.format(plain, indent=1).decode() + "\n"
