r"""HTTP to the letter: what a proxy might read in another way than we do is refused.

    Content-Length: 5             which of the two counts?  Whoever reads on where the other one
    Transfer-Encoding: chunked    stops takes the rest of a body for somebody's next request
    GET / HTTP/1.1\n             a line ends with \r\n; a line feed alone is part of it to some

h11 takes all of these.
"""

import re
from typing import Any

import h11

BARE_LINE_FEED = re.compile(rb"(?<!\r)\n")
LENGTH, ENCODING = b"content-length", b"transfer-encoding"


class StrictConnection(h11.Connection):
    """h11's connection, which refuses more."""

    def next_event(self) -> Any:
        """Return what comes next; raise RemoteProtocolError if it can be read in two ways."""
        before = self.trailing_data[0]
        event = super().next_event()
        if isinstance(event, h11.Request | h11.EndOfMessage):
            taken = before[: len(before) - len(self.trailing_data[0])]
            check(not BARE_LINE_FEED.search(taken), "a line ends with a line feed alone")
        if isinstance(event, h11.Request):
            names = {name for name, _ in event.headers}
            check(not {LENGTH, ENCODING} <= names, "the length of the body is told in two ways")
        return event


def check(is_so: bool, otherwise: str) -> None:  # noqa: FBT001 - reads like an assertion
    """Raise unless something is so."""
    if not is_so:
        raise h11.RemoteProtocolError(otherwise)
