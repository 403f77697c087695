"""Where somebody asks from, with and without proxies that are trusted."""

from typing import Any

import pytest
from litestar.connection import ASGIConnection

from gloaming.server.access.addresses import Addresses


def asking(peer: str | None, *forwarded: str) -> ASGIConnection[Any, Any, Any, Any]:
    """Return somebody who asks from an address, with what proxies say."""
    headers = [(b"x-forwarded-for", text.encode()) for text in forwarded]
    client = (peer, 1234) if peer is not None else None
    scope: Any = {"type": "http", "client": client, "headers": headers, "state": {}}
    return ASGIConnection(scope)


@pytest.mark.parametrize(
    ("trusted", "peer", "forwarded", "address"),
    [
        ((), "192.0.2.1", (), "192.0.2.1"),
        ((), "192.0.2.1", ("198.51.100.7",), "192.0.2.1"),
        (("192.0.2.1",), "192.0.2.1", (), "192.0.2.1"),
        (("192.0.2.1",), "192.0.2.1", ("198.51.100.7",), "198.51.100.7"),
        (("192.0.2.1",), "192.0.2.1", ("203.0.113.5, 198.51.100.7",), "198.51.100.7"),
        (("192.0.2.0/24",), "192.0.2.1", ("198.51.100.7, 192.0.2.9",), "198.51.100.7"),
        (("192.0.2.0/24",), "192.0.2.1", ("198.51.100.7", "192.0.2.9"), "198.51.100.7"),
        (("192.0.2.1",), "192.0.2.1", ("198.51.100.7:443",), "198.51.100.7"),
        (("192.0.2.1",), "192.0.2.1", ("not an address",), "192.0.2.1"),
        (("192.0.2.1",), "192.0.2.1", ("198.51.100.7, ?",), "192.0.2.1"),
        (("192.0.2.1",), "203.0.113.5", ("198.51.100.7",), "203.0.113.5"),
        (("192.0.2.1",), "::ffff:192.0.2.1", ("198.51.100.7",), "198.51.100.7"),
        (("::1",), "::1", ("[2001:db8:1:2:3::4]:80",), "2001:db8:1:2::/64"),
        ((), "2001:db8::1", (), "2001:db8::/64"),
        ((), "testclient", (), ""),
        (("192.0.2.1",), None, ("198.51.100.7",), ""),
    ],
)
def test_only_a_trusted_proxy_is_believed(
    trusted: tuple[str, ...], peer: str | None, forwarded: tuple[str, ...], address: str
) -> None:
    assert Addresses(trusted).of(asking(peer, *forwarded)) == address
