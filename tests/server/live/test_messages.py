"""The messages: reading them strictly, and the files made from them."""

import json
import os
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from gloaming.server.messages.files import BUILT_FROM, write_files
from gloaming.server.messages.from_client import Ask, Hello
from gloaming.server.messages.reading import LONGEST_MESSAGE, id_in, read_message
from gloaming.server.messages.schema import schema
from gloaming.server.messages.typescript import type_of
from gloaming.server.tables.commands import Act, Command
from gloaming.server.tables.refusal import Refusal


def test_files_that_stay_the_same_are_not_written_again(tmp_path: Path) -> None:
    write_files(tmp_path)
    assert {path.name for path in tmp_path.iterdir()} == {*BUILT_FROM, "lessons", "words"}
    changed = tmp_path / "limits.ts"
    changed.write_text("old", encoding="utf-8")
    for path in tmp_path.rglob("*.*"):
        os.utime(path, (0, 0))
    write_files(tmp_path)
    assert [path for path in tmp_path.rglob("*.*") if path.stat().st_mtime > 0] == [changed]


def test_every_command_is_in_the_schema() -> None:
    named = schema()["$defs"]
    for command in get_args(Command):
        assert command.__name__ in named


@pytest.mark.parametrize(
    ("described", "expected"),
    [
        ({"type": "integer"}, "number"),
        ({"enum": ["a", 1]}, '"a" | 1'),
        ({"$ref": "#/$defs/Sit"}, "Sit"),
        ({"type": "array", "items": {"type": "string"}}, "readonly string[]"),
        ({"type": "array", "items": {"enum": [1, 2]}}, "readonly (1 | 2)[]"),
        ({"type": "array", "prefixItems": [{}, {"type": "null"}]}, "readonly [unknown, null]"),
        ({"anyOf": [{"type": "null"}, {"type": "number"}]}, "null | number"),
        ({"type": "object"}, "Readonly<Record<string, unknown>>"),
        ({}, "unknown"),
    ],
)
def test_schemas_become_types(described: dict[str, Any], expected: str) -> None:
    assert type_of(described) == expected


def test_messages_are_read() -> None:
    assert read_message('{"type": "hello", "version": 1}') == Hello(1)
    text = (
        '{"type": "ask", "table": "t", "id": "1",'
        ' "command": {"do": "act", "seat": 0, "actions": [1, "stop"]}}'
    )
    assert read_message(text) == Ask("t", "1", Act(0, (1, "stop")))


@pytest.mark.parametrize(
    ("text", "place"),
    [
        ("", ""),
        ("{", ""),
        ("[" * 5000, ""),
        ("null", ""),
        ('"hello"', ""),
        (b"\xff\xfe", ""),
        ('{"type": "hello"}', ""),
        ('{"type": "hello", "version": "1"}', "version"),
        ('{"type": "hello", "version": 1, "more": 2}', ""),
        ('{"type": "conquer"}', "type"),
        ('{"type": "bot-act", "seat": 0}', "type"),
        ('{"type":"ask","table":"t","id":"1","command":{"do":"tick"}}', "command.do"),
        ('{"type":"ask","table":"t","id":"1","command":{"do":"sit","seat":-1}}', "command.seat"),
        ('{"type":"ask","table":"t","id":"1","command":{"do":"sit","seat":1e99}}', "command.seat"),
        ('{"type":"ask","table":"t","id":"","command":{"do":"ready"}}', "id"),
    ],
)
def test_what_is_no_message_is_refused_with_its_place(text: str | bytes, place: str) -> None:
    with pytest.raises(Refusal) as refused:
        read_message(text)
    assert refused.value.code == "malformed"
    assert refused.value.place == place


def test_a_message_that_is_too_long_is_refused() -> None:
    with pytest.raises(Refusal) as refused:
        read_message(" " * LONGEST_MESSAGE + "{}")
    assert refused.value.code == "too-large"


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ('{"id": "7"}', "7"),
        ('{"id": 7}', ""),
        ('{"id": "\\ud800"}', ""),
        ("[]", ""),
        ("{", ""),
        (b"\xff", ""),
    ],
)
def test_a_refusal_names_the_command_if_it_can(text: str | bytes, expected: str) -> None:
    assert id_in(text) == expected


def test_the_schema_is_json() -> None:
    assert json.loads(msgspec.json.encode(schema()))["$defs"]["ClientMessage"]["anyOf"]
