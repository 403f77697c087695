"""Reading what a client says: anything that is not a message is refused by name."""

import json
import re

import msgspec

from gloaming.server.tables.refusal import Refusal

from .from_client import ClientMessage

LONGEST_MESSAGE = 16 * 1024
PLACE = re.compile(r"(?P<reason>.*) - at `\$?\.?(?P<place>[^`]*)`", re.DOTALL)

decoder = msgspec.json.Decoder(ClientMessage)


def read_message(text: str | bytes, longest: int = LONGEST_MESSAGE) -> ClientMessage:
    """Return the message that a text holds."""
    if len(text) > longest:
        raise Refusal("too-large", f"a message has {longest} characters at most")
    try:
        return decoder.decode(text)
    except msgspec.ValidationError as error:
        raise malformed(error) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refusal("malformed", f"not JSON: {error}") from None


def malformed(error: msgspec.ValidationError) -> Refusal:
    """Return the refusal of well-formed JSON that is no message, with the place in it."""
    found = PLACE.fullmatch(str(error))
    if found:
        return Refusal("malformed", found["reason"], found["place"])
    return Refusal("malformed", str(error))


def id_in(text: str | bytes) -> str:
    """Return the id of a command that could not be read, so that its sender knows which it was."""
    try:
        plain = json.loads(text)
    except (ValueError, RecursionError):
        return ""
    found = plain.get("id", "") if isinstance(plain, dict) else ""
    return found if isinstance(found, str) and is_unicode(found) else ""


def is_unicode(text: str) -> bool:
    r"""Tell whether a text can be sent: JSON may name half of a pair, which is no character.

    >>> is_unicode("5 \N{GREEK SMALL LETTER EPSILON}"), is_unicode("\ud800")
    (True, False)
    """
    try:
        text.encode()
    except UnicodeEncodeError:
        return False
    return True
