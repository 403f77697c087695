"""The schema of the messages says of everything what it is, and the messages are as it says."""

from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from jsonschema_rs import Draft202012Validator

from gloaming.core.streams import below, stream_from
from gloaming.games import NAMES, find
from gloaming.server.live.questions import Question, answer_to
from gloaming.server.messages.from_client import AskGuide, AskOutlook, AskPreview
from gloaming.server.messages.from_server import (
    Changed,
    News,
    ServerMessage,
    TableMessage,
    TablePlies,
)
from gloaming.server.messages.schema import schema
from gloaming.server.tables.settings import TableSettings
from gloaming.server.tables.views import in_plies, in_words
from gloaming.server.tables.views.sights import ViewCache
from gloaming.server.tables.views.view import person_view
from tests.server.tables.driving import ONE, Driven, seat_all

SAYS_WHAT = {"$ref", "anyOf", "const", "enum", "type"}
ACTIONS = 40


def holes(found: Any, place: str) -> Iterator[str]:
    """Yield the places in a schema at which anything would do."""
    if not isinstance(found, dict):
        return
    kind = found.get("type")
    is_open = (kind == "array" and not {"items", "prefixItems"} & set(found)) or (
        kind == "object" and not {"properties", "additionalProperties"} & set(found)
    )
    if is_open or not SAYS_WHAT & set(found):
        yield place
    for name, part in parts_of(found):
        yield from holes(part, f"{place}/{name}")


def parts_of(found: dict[str, Any]) -> Iterator[tuple[str, Any]]:
    """Yield the schemas inside a schema."""
    yield from found.get("properties", {}).items()
    for key in ("items", "additionalProperties", "propertyNames"):
        yield key, found.get(key)
    for key in ("anyOf", "prefixItems"):
        yield from ((f"{key}/{number}", part) for number, part in enumerate(found.get(key, ())))


def test_a_hole_would_be_noticed() -> None:
    found = {
        "type": "object",
        "properties": {"a": {}, "b": {"type": "array"}, "c": {"type": "object"}},
        "additionalProperties": {"anyOf": [{"type": "null"}, {"description": "what?"}]},
    }
    assert list(holes(found, "")) == ["/a", "/b", "/c", "/additionalProperties/anyOf/1"]


def test_the_schema_has_no_holes() -> None:
    named = schema()["$defs"]
    assert [place for name, found in named.items() for place in holes(found, name)] == []


def told(driven: Driven) -> Iterator[ServerMessage]:
    """Let a match be played on, and yield what somebody is told of it, in both forms."""
    stream = stream_from(3)
    seen = person_view(driven.table, ONE, ViewCache())
    for _ in range(ACTIONS):
        if driven.table.phase != "running":
            break
        seat = driven.table.to_act[0]
        listed = driven.table.match.legal_actions(seat)
        chosen = listed[below(stream, len(listed))]
        if seat == 0:
            yield from answers(driven, chosen)
        before, known = seen.heard, in_plies.now_after(seen, None)
        driven.act(seat, chosen)
        seen = person_view(driven.table, ONE, ViewCache())
        yield Changed("t", in_words.news(seen, before), seen.mark)
        yield News(
            "t", in_plies.news(seen, before, known, in_plies.now_after(seen, before)), seen.mark
        )
    yield TableMessage(in_words.whole(seen), seen.mark)
    yield TablePlies(in_plies.whole(seen), seen.mark)


def answers(driven: Driven, action: int) -> Iterator[ServerMessage]:
    """Yield the answers to what a seat may ask before it acts."""
    questions: tuple[Question, ...] = (
        AskGuide("t", 0),
        AskOutlook("t", 0, (action,)),
        AskPreview("t", 0, (action,)),
        AskPreview("t", 0, (0,)),
    )
    for question in questions:
        yield answer_to(question, person_view(driven.table, ONE, ViewCache()))()


@pytest.mark.parametrize("game", NAMES)
def test_messages_are_as_the_schema_says(game: str) -> None:
    options = {"players": "2"} if game != "menhirs" else {}
    driven = Driven(TableSettings(game=game, options=options), find(game), seed="schema")
    seat_all(driven, 2)
    fits = Draft202012Validator({**schema(), "$ref": "#/$defs/ServerMessage"})
    for message in told(driven):
        fits.validate(msgspec.json.decode(msgspec.json.encode(message)))
