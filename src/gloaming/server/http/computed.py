"""Answers that are computed beside everything else: encoded, packed and kept as they go out."""

import asyncio
import zlib
from collections.abc import AsyncIterator, Callable, Hashable
from functools import partial
from typing import Any, TypeAlias, cast

import msgspec
from litestar import MediaType, Response
from litestar.di import NamedDependency
from litestar.response import Stream

from gloaming.server.access.budgets import Payer
from gloaming.server.access.doorman import Doorman, payer_of
from gloaming.server.hosting.computing import Computing

from .asking import AnyRequest

FAST = 1  # of zlib's levels: these texts become a tenth at any of them
GZIP = 16 + zlib.MAX_WBITS
PIECE = 64 * 1024  # bytes that are sent before others go on

TheComputing: TypeAlias = NamedDependency[Computing]


async def payer(request: AnyRequest, doorman: Doorman) -> Payer:
    """Return who pays for what a request asks for."""
    return payer_of(await doorman.who(request), doorman.address(request))


async def computed(
    computing: Computing, payer: Payer, request: AnyRequest, key: Hashable, work: Callable[[], Any]
) -> Response[Any]:
    """Answer with what work makes, as JSON or text, packed if the asker can unpack it."""
    packed = await computing.once(payer, key, lambda: pack(work()))
    if "gzip" in request.headers.get("accept-encoding", ""):
        return sent(packed, {"content-encoding": "gzip"})
    return sent(await computing.once(payer, (key, "plain"), partial(unpack, packed)), {})


def pack(answer: Any) -> bytes:
    """Encode and pack an answer; zlib lets go of the interpreter meanwhile."""
    packing = zlib.compressobj(FAST, wbits=GZIP)
    return packing.compress(msgspec.json.encode(answer)) + packing.flush()


def unpack(packed: bytes) -> bytes:
    """Return an answer as it was before."""
    return zlib.decompress(packed, GZIP)


def sent(body: bytes, headers: dict[str, str]) -> Response[Any]:
    """Return a body that is sent in pieces, between which others go on."""
    more = {"content-length": str(len(body)), "vary": "accept-encoding", **headers}
    return cast("Response[Any]", Stream(pieces(body), media_type=MediaType.JSON, headers=more))


async def pieces(body: bytes) -> AsyncIterator[bytes]:
    """Yield a body piece by piece."""
    for start in range(0, len(body), PIECE):
        yield body[start : start + PIECE]
        await asyncio.sleep(0)
