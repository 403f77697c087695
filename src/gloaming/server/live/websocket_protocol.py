"""Which WebSocket protocol uvicorn is to use: ours, as long as the libraries are as it knows them.

`frames` reaches into private parts of uvicorn and websockets.  Before anybody is served, a short
talk over a pair of sockets tries all of them; if something is amiss there, uvicorn's own protocol
serves, which needs more time for each message and nothing else.
"""

import asyncio
import socket
from base64 import b64encode
from collections.abc import Awaitable, Callable
from importlib import import_module
from typing import Any, Final, TypeAlias

import structlog
import uvicorn
from uvicorn.protocols.websockets.auto import AutoWebSocketsProtocol
from uvicorn.server import ServerState

TEXTS: Final = "gloaming.texts"  # an extension of ASGI: how to send several texts at once

PATIENCE = 10.0  # seconds; the talk takes milliseconds
GREETING = b"\r\n".join(
    [
        b"GET /live HTTP/1.1",
        b"Host: localhost",
        b"Upgrade: websocket",
        b"Connection: Upgrade",
        b"Sec-WebSocket-Version: 13",
        b"Sec-WebSocket-Key: " + b64encode(bytes(16)),
        b"\r\n",
    ]
)
NO_MASK = bytes(4)
FRAME_HEAD = b"\x81\x84" + NO_MASK  # a whole text of four bytes
FIRST, SECOND = b"mist", b"moth"
ECHO = b"\x81\x04" + FIRST + b"\x81\x04" + SECOND

Receive: TypeAlias = Callable[[], Awaitable[Any]]
Send: TypeAlias = Callable[[Any], Awaitable[None]]

log = structlog.get_logger()


class UnfitError(Exception):
    """The libraries are not as our protocol knows them."""


def websocket_protocol() -> Any:
    """Return our protocol if it fits the libraries, or uvicorn's own."""
    try:
        protocol = import_module(".frames", __package__).Frames
        asyncio.run(try_out(protocol))
    except Exception as error:  # noqa: BLE001 - changed libraries may fail in any way
        reason = f"{type(error).__name__}: {error}"
        log.warning("uvicorn or websockets have changed; using uvicorn's protocol", reason=reason)
        return AutoWebSocketsProtocol
    return protocol


async def try_out(protocol: Any) -> None:
    """Talk to a protocol; raise unless texts come and go the short way."""
    ended, failures, state = asyncio.Event(), list[Exception](), ServerState()

    async def application(scope: Any, receive: Receive, send: Send) -> None:
        try:
            await echo(scope, receive, send)
        except Exception as error:  # noqa: BLE001 - it is raised where the talk is waited for
            failures.append(error)
        ended.set()

    config = uvicorn.Config(
        application, log_config=None, lifespan="off", ws_per_message_deflate=False
    )
    here, there = socket.socketpair()
    transport, line = await asyncio.get_running_loop().connect_accepted_socket(
        lambda: protocol(config, state, {}), there
    )
    reader, writer = await asyncio.open_connection(sock=here)
    try:
        async with asyncio.timeout(PATIENCE):
            line.data_received(GREETING)
            await reader.readuntil(b"\r\n\r\n")
            send_texts(line)
            await ended.wait()
        for failure in failures:
            raise failure
        check(await reader.readexactly(len(ECHO)) == ECHO, "texts do not go out")
    finally:
        writer.close()
        transport.abort()
        await asyncio.wait([*state.tasks, asyncio.create_task(ended.wait())], timeout=PATIENCE)


def send_texts(line: Any) -> None:
    """Let one text come whole, which is the short way, and one in two pieces."""
    check(line.is_between_messages(), "a whole text is not recognized")
    line.data_received(FRAME_HEAD + FIRST)
    check(line.queue.qsize() == 1, "a whole text does not come in")
    line.data_received(FRAME_HEAD + SECOND[:1])
    check(not line.is_between_messages(), "half a text is taken for a whole one")
    line.data_received(SECOND[1:])
    check(line.is_between_messages(), "the end of a text is not recognized")


async def echo(scope: Any, receive: Receive, send: Send) -> None:
    """Accept, and send back two texts in one write."""
    await receive()
    await send({"type": "websocket.accept"})
    texts = [(await receive())["text"].encode() for _ in range(2)]
    check(texts == [FIRST, SECOND], "texts come in wrong")
    await scope["extensions"][TEXTS](texts, PATIENCE)


def check(is_so: bool, otherwise: str) -> None:  # noqa: FBT001 - reads like an assertion
    """Raise unless something is so."""
    if not is_so:
        raise UnfitError(otherwise)
