"""The messages in the protocol's document are messages."""

from pathlib import Path

import msgspec
import pytest

from gloaming.server.messages.from_server import ServerMessage
from gloaming.server.messages.reading import read_message

from .examples import FENCE

PROTOCOL = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text(encoding="utf-8")
MESSAGES = [
    (found["text"], found[0].splitlines()[0].endswith("client"))
    for found in FENCE.finditer(PROTOCOL)
    if found["kind"] == "json"
]


@pytest.mark.parametrize(("text", "is_from_client"), MESSAGES)
def test_every_message_in_the_document_can_be_read(text: str, is_from_client: bool) -> None:
    if is_from_client:
        read_message(text)
    else:
        msgspec.json.decode(text, type=ServerMessage)


def test_there_are_messages_of_both_kinds() -> None:
    assert {is_from_client for _, is_from_client in MESSAGES} == {True, False}
