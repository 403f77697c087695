"""What games tell, as schemas and TypeScript: states as they are written, and all declared."""

import json
from typing import Annotated, Any

import msgspec
import pytest

from gloaming.core.written import write_state
from gloaming.games import NAMES, find
from gloaming.server.messages.game_schema import add_struct, all_definitions, definitions
from gloaming.server.messages.game_types import game_text


def fits(value: Any, schema: dict[str, Any], named: dict[str, Any]) -> bool:
    """Tell whether a value is of a schema, with the same fields everywhere."""
    if "$ref" in schema:
        return fits(value, named[schema["$ref"].rpartition("/")[2]], named)
    if schema["type"] == "object":
        fields = schema["properties"]
        return set(value) == set(fields) and all(
            fits(value[name], kind, named) for name, kind in fields.items()
        )
    if schema["type"] == "array":
        return isinstance(value, list) and all(fits(item, schema["items"], named) for item in value)
    if schema["type"] == "boolean":
        return isinstance(value, bool)
    return isinstance(value, int | float) and not isinstance(value, bool)


@pytest.mark.parametrize("name", NAMES)
def test_a_state_is_written_as_its_schema_says(name: str) -> None:
    game = find(name)
    written = json.loads(write_state(game.start(game.options_type())))
    named = definitions(game)
    assert fits(written, named["State"], named)
    assert not fits({**written, "phase": "moving"}, named["State"], named)


@pytest.mark.parametrize("name", NAMES)
def test_nothing_that_a_game_tells_is_of_unknown_type(name: str) -> None:
    assert "unknown" not in game_text(name)


class Named(msgspec.Struct):
    """Something with names at every kind of place."""

    way: Annotated[str, ("N", "E")] = "N"
    ways: tuple[Annotated[str, ("N", "E")], ...] = ()
    pair: tuple[int, Annotated[str, ("N",)]] = (0, "N")
    counts: dict[Annotated[str, ("free",)], int] = {}
    perhaps: Annotated[str, ("N",)] | None = None
    told: Annotated[str, ("N",)] | msgspec.UnsetType = msgspec.UNSET
    small: Annotated[int, msgspec.Meta(lt=5)] | str = 0
    inner: "Named | None" = None


def test_names_stand_in_the_schema() -> None:
    found: dict[str, Any] = {}
    add_struct("Guide", Named, found)
    fields = found["Named"]["properties"]
    assert fields["way"] == {"enum": ["N", "E"], "default": "N"}
    assert fields["ways"]["items"] == {"enum": ["N", "E"]}
    assert fields["pair"]["prefixItems"] == [{"type": "integer"}, {"enum": ["N"]}]
    assert fields["counts"]["propertyNames"] == {"enum": ["free"]}
    assert {"enum": ["N"]} in fields["perhaps"]["anyOf"]
    assert fields["told"] == {"enum": ["N"]}
    assert {"type": "string"} in fields["small"]["anyOf"]
    assert {"$ref": "#/$defs/Named"} in fields["inner"]["anyOf"]


def test_what_a_game_names_is_a_union_in_typescript() -> None:
    assert 'readonly card: "5" | "7" | "8" | "10" | "1-hit"' in game_text("finstere")


def test_definitions_of_all_games_refer_to_one_another() -> None:
    named = all_definitions()
    assert "MenhirsState" in named
    assert {"$ref": "#/$defs/FinstereOutlook"} in named["GameOutlook"]["anyOf"]
    referred = json.dumps(named).split('"#/$defs/')[1:]
    assert all(rest.partition('"')[0] in named for rest in referred)


def test_two_things_of_one_name_are_noticed() -> None:
    class Token(msgspec.Struct):
        """Something else than the token of a layout."""

    with pytest.raises(TypeError, match="two things are called Token"):
        add_struct("Guide", Token, {"Token": {"type": "integer"}})
    with pytest.raises(TypeError, match="two things are called Guide"):
        add_struct("Guide", Token, {"Guide": {"type": "integer"}})
