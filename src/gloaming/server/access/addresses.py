"""Where somebody asks from: a proxy's word about that is taken only if the proxy is trusted."""

from collections.abc import Collection
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import Any, TypeAlias

from litestar.connection import ASGIConnection
from litestar.types.asgi_types import HTTPScope, WebSocketScope

FORWARDED = b"x-forwarded-for"
HOME_BITS = 64  # of an IPv6 address: whoever has one has the whole network

Asker: TypeAlias = ASGIConnection[Any, Any, Any, Any]  # a request or a socket
BaseScope: TypeAlias = HTTPScope | WebSocketScope
Address: TypeAlias = IPv4Address | IPv6Address


class Addresses:
    """Tells where somebody asks from."""

    def __init__(self, proxies: Collection[str] = ()) -> None:
        """Trust proxies: addresses, or networks of them."""
        self._proxies = tuple(ip_network(proxy) for proxy in proxies)

    def of(self, asker: Asker) -> str:
        """Return the address that limits count for; nothing if it is unknown."""
        return self.of_scope(asker.scope)

    def of_scope(self, scope: BaseScope) -> str:
        """Return the same where nothing but ASGI's own words are known yet."""
        client: Any = scope.get("client")
        address = read_address(client[0] if client else "")
        told = forwarded(scope).split(",")
        while address and told and self._is_proxy(address):
            before = read_address(told.pop())
            if before is None:
                break
            address = before
        return counted(address) if address else ""

    def of_neighbour(self, host: str) -> str:
        """Return the address of who connects, as limits count it; nothing for a proxy."""
        address = read_address(host)
        return counted(address) if address and not self._is_proxy(address) else ""

    def _is_proxy(self, address: Address) -> bool:
        """Tell whether an address is that of a trusted proxy."""
        return any(address in proxies for proxies in self._proxies)


def forwarded(scope: BaseScope) -> str:
    """Return what proxies say of who asked them, all in one line."""
    said = (value.decode("latin-1") for name, value in scope["headers"] if name == FORWARDED)
    return ",".join(said)


def read_address(text: str) -> Address | None:
    """Read an address as proxies write it, perhaps with a port; None if it is none.

    >>> read_address(" 192.0.2.1:80"), read_address("[2001:db8::1]:80"), read_address("unknown")
    (IPv4Address('192.0.2.1'), IPv6Address('2001:db8::1'), None)
    """
    plain = text.strip()
    if plain.startswith("["):
        plain = plain[1:].partition("]")[0]
    elif plain.count(":") == 1:
        plain = plain.partition(":")[0]
    try:
        address = ip_address(plain)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address


def counted(address: Address) -> str:
    """Return what addresses have in common that are counted as one."""
    if isinstance(address, IPv4Address):
        return str(address)
    return str(ip_network((int(address), HOME_BITS), strict=False))
