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
    common = {name: found for name, found in named.items() if name not in COMMON}
    return {"ClientMessage": client, "ServerMessage": server}, common


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
