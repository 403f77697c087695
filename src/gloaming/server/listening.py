"""The port on which the server listens, and the address that people open."""

import errno
import socket

from gloaming.core.errors import OptionsError

from .settings import DEFAULT_PORT, Settings

NEIGHBOURS = 10  # ports that are tried when the default one is taken
BACKLOG = 2048
EVERYWHERE = ("0.0.0.0", "::")  # noqa: S104 - compared with what the host chose
A_FAR_ADDRESS = ("192.0.2.1", 9)  # reserved for examples: nothing is sent there


def listen(settings: Settings) -> socket.socket:
    """Return a listening socket; near the default port if somebody else is there."""
    wanted = settings.port
    ports = range(wanted, wanted + NEIGHBOURS) if wanted == DEFAULT_PORT else (wanted,)
    for port in ports:
        try:
            return bound(settings.host, port)
        except OSError as error:
            if error.errno != errno.EADDRINUSE:
                reason = error.strerror or "unknown"
                raise OptionsError(f"cannot listen at {settings.host!r}: {reason}") from None
    raise OptionsError(f"port {wanted} is taken; choose another one, or 0 for any", "--port")


def bound(host: str, port: int) -> socket.socket:
    """Return a socket at a port; its protocol is named so that small messages do not wait."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((host, port))
        listening.listen(BACKLOG)
    except OSError:
        listening.close()
        raise
    listening.set_inheritable(True)  # several processes may serve the one port
    return listening


def addresses(settings: Settings) -> list[str]:
    """Return where people find the server, the best first."""
    if settings.public_url or settings.host not in EVERYWHERE:
        return [settings.base_url]
    hosts = ["127.0.0.1", *filter(None, [address_in_the_network()])]
    return [f"http://{host}:{settings.port}" for host in hosts]


def address_in_the_network() -> str | None:
    """Return how other machines reach this one, if it is in a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(A_FAR_ADDRESS)
        except OSError:
            return None
        return str(probe.getsockname()[0])
