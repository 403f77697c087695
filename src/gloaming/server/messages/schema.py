"""The JSON schema of all messages."""

from typing import Any

import msgspec

from .from_client import ClientMessage
from .from_server import VERSION, ServerMessage
from .game_schema import COMMON, all_definitions

DIALECT = "https://json-schema.org/draft/2020-12/schema"


def components() -> tuple[dict[str, Any], dict[str, Any]]:
    """Return the two unions, and the definitions of all in them that is no game's own by name."""
    both: tuple[Any, ...] = (ClientMessage, ServerMessage)
    (client, server), named = msgspec.json.schema_components(both, ref_template="#/$defs/{name}")
    common = {name: typed_keys(found) for name, found in named.items() if name not in COMMON}
    return {"ClientMessage": client, "ServerMessage": server}, common


def typed_keys(schema: Any) -> Any:
    """Return a schema that says of every mapping's keys that they are texts."""
    if isinstance(schema, list):
        return [typed_keys(item) for item in schema]
    if not isinstance(schema, dict):
        return schema
    typed = {key: typed_keys(value) for key, value in schema.items()}
    if "propertyNames" in typed:
        typed["propertyNames"] = {"type": "string"} | typed["propertyNames"]
    return typed


def schema() -> dict[str, Any]:
    """Return one schema document for what goes either way."""
    unions, named = components()
    return {
        "$schema": DIALECT,
        "title": f"Gloaming messages, version {VERSION}",
        "$defs": {**named, **unions, **all_definitions()},
    }


def schema_text() -> str:
    """Return the schema as the text of a file."""
    plain = msgspec.json.encode(schema(), order="deterministic")
    return msgspec.json.format(plain, indent=2).decode() + "\n"
