"""Texts that are one of certain names, as Structs say with `Annotated[str, NAMES]`, in schemas."""

from collections.abc import Iterator
from types import NoneType, UnionType
from typing import Annotated, Any, TypeAlias, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import UnsetType

Schema: TypeAlias = dict[str, Any]
TEXT = "string"
NOTHING = {"type": "null"}


def structs_in(kind: Any) -> dict[str, type[msgspec.Struct]]:
    """Return the Structs of which a type is made up, by name."""
    found: dict[str, type[msgspec.Struct]] = {}
    waiting = [kind]
    while waiting:
        part = waiting.pop()
        if is_struct(part) and part.__name__ not in found:
            found[part.__name__] = part
            waiting += get_type_hints(part, include_extras=True).values()
        waiting += [inner for inner in get_args(part) if get_args(inner) or is_struct(inner)]
    return found


def is_struct(kind: Any) -> bool:
    """Tell whether a type is a Struct."""
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def named_fields(schema: Schema, kind: type[msgspec.Struct]) -> Schema:
    """Return the schema of a Struct with the names that its fields may have."""
    hints = get_type_hints(kind, include_extras=True)
    properties = {
        name: named(field, hints[name]) if name in hints else field
        for name, field in schema.get("properties", {}).items()
    }
    return {**schema, "properties": properties} if properties else schema


def named(schema: Schema, kind: Any) -> Schema:
    """Return the schema of a type with the names that its texts may be."""
    if is_left_out(schema, kind):
        (kind,) = present(get_args(kind))
    names = names_of(kind)
    if names:
        rest = {key: value for key, value in schema.items() if key != "type"}
        return {"enum": list(names), **rest}
    return {**schema, **dict(named_parts(schema, kind))}


def is_left_out(schema: Schema, kind: Any) -> bool:
    """Tell whether a field is of one kind or left out, of which schemas say nothing."""
    is_union = get_origin(kind) in (Union, UnionType)
    return is_union and "anyOf" not in schema and len(present(get_args(kind))) == 1


def names_of(kind: Any) -> tuple[str, ...]:
    """Return the names of which a text is one; nothing, if it may be any or is no text."""
    if get_origin(kind) is not Annotated:
        return ()
    return next(
        (tuple(dict.fromkeys(about)) for about in get_args(kind)[1:] if is_names(about)), ()
    )


def is_names(about: Any) -> bool:
    """Tell whether an annotation lists names."""
    return isinstance(about, tuple)


def named_parts(schema: Schema, kind: Any) -> Iterator[tuple[str, Any]]:
    """Yield the parts of a schema in which texts may have names."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        yield from union_parts(schema, inner)
    elif origin is Annotated:
        yield from named_parts(schema, inner[0])
    elif origin is dict:
        yield "propertyNames", named({"type": TEXT, **schema.get("propertyNames", {})}, inner[0])
        yield "additionalProperties", named(schema["additionalProperties"], inner[1])
    elif origin is tuple and inner[-1] is not Ellipsis:
        pairs = zip(schema["prefixItems"], inner, strict=True)
        yield "prefixItems", [named(item, part) for item, part in pairs]
    elif origin in (list, tuple):
        yield "items", named(schema["items"], inner[0])


def union_parts(schema: Schema, kinds: tuple[Any, ...]) -> Iterator[tuple[str, Any]]:
    """Yield the parts of the schema of something that may be missing."""
    known = present(kinds)
    if len(known) == 1 and "anyOf" in schema:
        parts = schema["anyOf"]
        yield "anyOf", [part if part == NOTHING else named(part, known[0]) for part in parts]


def present(kinds: tuple[Any, ...]) -> list[Any]:
    """Return what something may be where it is not missing."""
    return [kind for kind in kinds if kind not in (NoneType, UnsetType)]
