"""What hosts tell one another over the bus: that a table has changed, never what."""

from typing import Final

import msgspec

CHANNEL: Final = "tables"  # one for all: a message is small, and most tables are in few memories


REWRITTEN: Final = 2**31  # more often than anybody knows: look how often


class Change(msgspec.Struct, frozen=True, array_like=True):
    """A table has events up to a number now, and its log was rewritten so often."""

    table: str
    number: int
    rewrites: int = 0


write_change = msgspec.json.Encoder().encode
read_change = msgspec.json.Decoder(Change).decode
