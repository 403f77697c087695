"""The JSON schema of what each game tells: its states, as they are written, and its Structs."""

from collections.abc import Mapping
from typing import Any, TypeAlias

import msgspec
import numpy as np

from gloaming.core.game import AnyGame, ToldTypes
from gloaming.core.layout import Layout, dtype_of
from gloaming.games import NAMES, find

from .names import named_fields, structs_in

Schema: TypeAlias = dict[str, Any]

PLACE = "#/$defs/"
# Scores and outcomes have types of their own, the same for all games.
TOLD = tuple(part for part in ToldTypes._fields if part not in ("score", "outcome", "besides"))
# What messages carry of whatever game it is: the same names in TypeScript.
COMMON = {
    "GameState": "State",
    **{f"Game{part.title()}": part.title() for part in TOLD},
}
NUMBERS = {"b": "boolean", "i": "integer", "u": "integer", "f": "number"}


def all_definitions() -> dict[str, Schema]:
    """Return what all games tell, each name behind its game's, and what they have in common."""
    by_game = {name: definitions(find(name)) for name in NAMES}
    named = {
        f"{game.title()}{name}": renamed(schema, game.title())
        for game, found in by_game.items()
        for name, schema in found.items()
    }
    return named | {
        common: {
            "anyOf": [
                {"$ref": f"{PLACE}{game.title()}{name}"}
                for game, found in by_game.items()
                if name in found
            ]
        }
        for common, name in COMMON.items()
        if any(name in found for found in by_game.values())
    }


def renamed(schema: Any, prefix: str) -> Any:
    """Return a schema whose references are to names behind a prefix."""
    if isinstance(schema, str):
        return schema.replace(PLACE, PLACE + prefix)
    if isinstance(schema, list):
        return [renamed(item, prefix) for item in schema]
    if isinstance(schema, dict):
        return {key: renamed(value, prefix) for key, value in schema.items()}
    return schema


def definitions(game: AnyGame) -> dict[str, Schema]:
    """Return the schemas of what a game tells, by name: State, Guide and so on, and their parts."""
    named: dict[str, Schema] = {}
    add_layout(game.layout, named)
    for name in TOLD:
        kind = getattr(game.told, name)
        if kind is not None:
            add_struct(name.title(), kind, named)
    return named


def besides(game: AnyGame) -> dict[str, Schema]:
    """Return the schemas of what only entry points of a game's own tell: no message carries it."""
    known = definitions(game)
    named = dict(known)
    for kind in game.told.besides.values():
        add_parts(kind, named)
    return {name: schema for name, schema in named.items() if name not in known}


def add_parts(kind: Any, named: dict[str, Schema]) -> Schema:
    """Add the parts of a type; return its own schema."""
    (schema,), parts = msgspec.json.schema_components((kind,), ref_template=PLACE + "{name}")
    structs = structs_in(kind)
    for part, plain in parts.items():
        found = named_fields(plain, structs[part]) if part in structs else plain
        if named.setdefault(part, found) != found:
            raise TypeError(f"two things are called {part}")
    return dict(schema)


def add_struct(name: str, kind: Any, named: dict[str, Schema]) -> None:
    """Add a type with its parts; it is known by the name that it has for all games."""
    schema = add_parts(kind, named)
    if schema != {"$ref": PLACE + name}:
        if name in named:
            raise TypeError(f"two things are called {name}")
        named[name] = schema


def add_layout(layout: type[Layout], named: dict[str, Schema]) -> None:
    """Add a layout with those inside it."""
    fields: Mapping[str, Any] = dict(dtype_of(layout).fields or {})
    named[layout.__name__] = {
        "title": layout.__name__,
        "description": str(layout.__doc__).partition("\n")[0],
        "type": "object",
        "properties": {name: field_schema(kind, named) for name, (kind, *_) in fields.items()},
        "required": list(fields),
    }


def field_schema(kind: np.dtype[Any], named: dict[str, Schema]) -> Schema:
    """Return the schema of a field: a number, a record, or rows of them."""
    if kind.subdtype is not None:
        schema = field_schema(kind.subdtype[0], named)
        for _ in kind.shape:
            schema = {"type": "array", "items": schema}
        return schema
    if kind.names is None:
        return {"type": NUMBERS[kind.kind]}
    add_layout(kind.type, named)
    return {"$ref": PLACE + kind.type.__name__}
