"""TypeScript types made from the schema of the messages."""

import json
from typing import Any, TypeAlias

from .from_server import VERSION
from .game_schema import COMMON, PLACE
from .schema import components

Schema: TypeAlias = dict[str, Any]

HEADER = "// Made from the server's messages by `make generated`; do not edit.\n"
PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def typescript_text() -> str:
    """Return the types of all messages as the text of a module."""
    unions, named = components()
    parts = [HEADER, imports(named), f"export const VERSION = {VERSION};\n"]
    parts += [declaration(name, named[name]) for name in sorted(named)]
    parts += [f"export type {name} = {type_of(union)};\n" for name, union in unions.items()]
    return "\n".join(parts)


def imports(named: dict[str, Schema]) -> str:
    """Return the import of what differs from game to game."""
    text = json.dumps(named)
    needed = [name for name in COMMON if f'"{PLACE}{name}"' in text]
    return f"import type {{ {', '.join(needed)} }} from './games';\n"


def declaration(name: str, schema: Schema) -> str:
    """Return the declaration of one named type."""
    comment = f"/** {schema['description']} */\n" if "description" in schema else ""
    if schema.get("type") != "object" or "properties" not in schema:
        return f"{comment}export type {name} = {type_of(schema)};\n"
    required = set(schema.get("required", ()))
    fields = "".join(
        field(key, kind, is_required=key in required) for key, kind in schema["properties"].items()
    )
    return f"{comment}export interface {name} {{\n{fields}}}\n"


def field(key: str, kind: Schema, *, is_required: bool) -> str:
    """Return one field of an interface."""
    return f"  readonly {key}{'' if is_required else '?'}: {type_of(kind)};\n"


def type_of(schema: Schema) -> str:
    """Return the type that a schema describes."""
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(type_of(kind) for kind in schema["anyOf"]))
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    return compound(schema) or PLAIN.get(str(schema.get("type")), "unknown")


def compound(schema: Schema) -> str:
    """Return the type of a list of some length or any, or of a mapping, or nothing."""
    if "prefixItems" in schema:
        return f"readonly [{', '.join(type_of(item) for item in schema['prefixItems'])}]"
    if schema.get("type") == "array":
        item = type_of(schema.get("items", {}))
        return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
    if schema.get("type") == "object":
        value = type_of(schema.get("additionalProperties", {}))
        if "enum" in schema.get("propertyNames", ()):
            return f"Readonly<Partial<Record<{type_of(schema['propertyNames'])}, {value}>>>"
        return f"Readonly<Record<string, {value}>>"
    return ""
