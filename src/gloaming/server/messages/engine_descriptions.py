"""Each module of the engine as data: its layouts, its entry points, and what it tells.

    LAYOUTS        State: [bytes, [[field, where, kind, ...extents], ...]]
    ENTRY_POINTS   [name, result, [[argument, kind, dimensions, role], ...]]
    TOLD           guide: a schema, by which numbers are read (see `core.encoding`)
    BESIDES        the same for entry points that only this game has, by their names
    STRUCTS        those that schemas name
    OPTIONS        how the texts of options become the numbers of `Choices` (see `core.choices`)
    SEATS          what the seats are called, as many as can play
    KIT            parts that are put together before a match, and how many there are of each
    REFUSAL_RULES  the rule of each reason to refuse an action

A kind is a number's (`i8` has 8 bytes) or the name of a layout; an argument of no dimension is a
lone number (q, d, ?) or a record.
"""

import json
from collections.abc import Iterator
from typing import Any

import msgspec
import numpy as np

from gloaming.bots.decision import Decision
from gloaming.core.choices import encoded
from gloaming.core.encoding import Schema, schema_of
from gloaming.core.engine.declaring import EntryPoint
from gloaming.core.engine.kinds import Array, Group, Kind, Plain, Record, leaves
from gloaming.core.engine.listing import entry_points_of
from gloaming.core.game import AnyGame, ToldTypes
from gloaming.core.layout import Layout, dtype_of
from gloaming.core.option_descriptions import describe_options
from gloaming.games import find
from gloaming.puzzles.prover_constants import prover_constants

from .bot_types import bot_constants

ROLES = ("changes", "fills", "counted", "stays")
MAYBE = ("outlook", "exposure", "outcome")  # there may be nothing to tell
TELLINGS = tuple(name for name in ToldTypes._fields if name != "besides")


def engine_text(package: str) -> str:
    """Return the description of one module of the engine as JSON."""
    return json.dumps(engine_description(package), ensure_ascii=False) + "\n"


def engine_description(package: str) -> dict[str, Any]:
    """Describe one module of the engine."""
    _, layer, game = package.split(".")
    layouts: dict[str, Any] = {}
    structs: dict[str, Any] = {}
    table = [
        [entry.name, letters_of(entry.signature.result), list(arguments(entry, layouts))]
        for entry in entry_points_of(package)
    ]
    own = {"games": rules_description, "bots": bots_description, "puzzles": puzzles_description}
    more = own[layer](game, layouts, structs)
    return {"LAYOUTS": layouts, "ENTRY_POINTS": table, **more}


def rules_description(
    game: str, layouts: dict[str, Any], structs: dict[str, Any]
) -> dict[str, Any]:
    """Describe what only the rules of a game have."""
    add_layout(find(game).layout, layouts)
    return {
        "TOLD": told_schemas(game, structs),
        "BESIDES": besides_schemas(game, structs),
        "STRUCTS": structs,
        "MOST_ACTIONS": find(game).most_actions,
        "REFUSAL_RULES": dict(find(game).refusal_rules),
        **starting(find(game)),
    }


def bots_description(game: str, _: dict[str, Any], structs: dict[str, Any]) -> dict[str, Any]:
    """Describe what only the bots of a game have."""
    told = {"decision": plain_schema(schema_of(Decision), structs)}
    return {"TOLD": told, "STRUCTS": structs, **bot_constants(game)}


def puzzles_description(game: str, _: dict[str, Any], __: dict[str, Any]) -> dict[str, Any]:
    """Describe what only the provers of a game have."""
    return prover_constants(game)


def starting(game: AnyGame) -> dict[str, Any]:
    """Return what is needed to start a match: how options become numbers, and who can sit down."""
    if game.choices is None:
        return {}
    described = {about.name: about for about in describe_options(game.options_type)}
    most = {"players": described["players"].most} if "players" in described else {}
    seats = game.seat_names(game.options_type(**most))
    options = encoded(game.choices, game.options_type)
    return {"OPTIONS": options, "SEATS": seats, "KIT": dict(game.kit)}


def arguments(entry: EntryPoint, layouts: dict[str, Any]) -> Iterator[list[Any]]:
    """Yield what the table says of an entry point's arguments."""
    for name, kind, role in flat_arguments(entry):
        if isinstance(kind, Plain):
            yield [name, kind.letter, 0, ""]
        else:
            yield [name, item_kind(kind.dtype, layouts), dimensions(kind), role]


def flat_arguments(entry: EntryPoint) -> Iterator[tuple[str, Plain | Record | Array, str]]:
    """Yield name, kind and role of all arguments, those that belong together one by one."""
    for name, kind in zip(entry.signature.names, entry.signature.arguments, strict=True):
        role = next((role for role in ROLES if name in getattr(entry, role)), "")
        for inner, leaf in named_leaves(name, kind):
            yield inner, leaf, role


def named_leaves(name: str, kind: Kind) -> Iterator[tuple[str, Plain | Record | Array]]:
    """Yield the parts of an argument with names of their own."""
    if not isinstance(kind, Group):
        yield name, kind
        return
    fields = getattr(kind.type, "_fields", None) or map(str, range(len(kind.parts)))
    for field, part in zip(fields, kind.parts, strict=True):
        yield from named_leaves(f"{name}_{field}", part)


def dimensions(kind: Record | Array) -> int:
    """Return how many dimensions something has; a record has none."""
    return kind.dimensions if isinstance(kind, Array) else 0


def item_kind(dtype: np.dtype[Any], layouts: dict[str, Any]) -> str:
    """Return the kind of an array's items, with their layout added if they are records."""
    if dtype.names is None:
        return f"{dtype.kind}{dtype.itemsize}"
    return add_layout(dtype.type, layouts, dtype)


def add_layout(
    layout: type[Layout], layouts: dict[str, Any], dtype: np.dtype[Any] | None = None
) -> str:
    """Add where the fields of a layout lie; return its name."""
    found = dtype or dtype_of(layout)
    fields = []
    for name, (kind, offset, *_) in dict(found.fields or {}).items():
        base, extents = kind.subdtype if kind.subdtype is not None else (kind, ())
        fields.append([name, offset, item_kind(base, layouts), *extents])
    layouts[layout.__name__] = [found.itemsize, fields]
    return layout.__name__


def told_schemas(game: str, structs: dict[str, Any]) -> dict[str, Any]:
    """Return the schemas of what a game tells."""
    told = find(game).told
    kinds = {name: getattr(told, name) for name in TELLINGS}
    return {
        name: plain_schema(schema_of(kind | None if name in MAYBE else kind), structs)
        for name, kind in kinds.items()
        if kind is not None
    }


def besides_schemas(game: str, structs: dict[str, Any]) -> dict[str, Any]:
    """Return the schemas of what entry points tell that only this game has."""
    kinds = find(game).told.besides
    return {name: plain_schema(schema_of(kind), structs) for name, kind in kinds.items()}


def plain_schema(schema: Schema, structs: dict[str, Any]) -> Any:
    """Return a schema as lists and texts; Structs are named and stand apart."""
    if schema.kind == "struct":
        if schema.type.__name__ not in structs:
            structs[schema.type.__name__] = struct_schema(schema, structs)
        return ["struct", schema.type.__name__]
    parts = [plain_schema(part, structs) for part in schema.parts]
    return [schema.kind, *schema.names, *parts]


def struct_schema(schema: Schema, structs: dict[str, Any]) -> Any:
    """Return the tag of a Struct and its fields: what they hold, and what need not be written."""
    fields = [
        [field.encode_name, plain_schema(part, structs), *omitted(schema.type, field)]
        for field, part in zip(msgspec.structs.fields(schema.type), schema.parts, strict=True)
    ]
    return [list(schema.tag) if schema.tag else [], fields]


def omitted(kind: Any, field: msgspec.structs.FieldInfo) -> list[Any]:
    """Return the default of a field if JSON leaves it out.

    Msgspec leaves out what is the very default; a number that was worked out never is.
    """
    if not kind.__struct_config__.omit_defaults or isinstance(field.default, float):
        return []
    if field.default_factory is not msgspec.NODEFAULT:
        return [msgspec.to_builtins(field.default_factory())]
    default = field.default
    is_known = default is not msgspec.NODEFAULT and default is not msgspec.UNSET
    return [msgspec.to_builtins(default)] if is_known else []


def letters_of(result: Kind) -> str:
    """Return the letters of what is returned, one for each number."""
    return "".join(leaf.letter for leaf in leaves(result) if isinstance(leaf, Plain))
