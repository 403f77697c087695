"""The ID picture: a PNG that any program reads, with IDs as its pixel values."""

import struct
import zlib

import numpy as np

from gloaming.games.spokenchaos.sight.picture import BACKDROP, GHOSTS, SIGNATURE, png
from gloaming.games.spokenchaos.sight.raycast import FIRST_GHOST
from tests.games.spokenchaos.scenes import scene, seen


def read_png(data: bytes) -> dict[bytes, bytes]:
    """Return the chunks of a PNG, their check sums checked."""
    assert data.startswith(SIGNATURE)
    chunks, place = {}, len(SIGNATURE)
    while place < len(data):
        (length,) = struct.unpack_from(">I", data, place)
        kind, body = data[place + 4 : place + 8], data[place + 8 : place + 8 + length]
        (check,) = struct.unpack_from(">I", data, place + 8 + length)
        assert check == zlib.crc32(kind + body)
        chunks[kind] = body
        place += 12 + length
    return chunks


def test_pixels_are_ids() -> None:
    picture = seen(scene("table 2.5 3.5", "small 2.5 4.5"), "N3").picture
    chunks = read_png(png(picture, ["red"]))
    width, height, depth, kind = struct.unpack(">IIBB3x", chunks[b"IHDR"])
    rows = np.frombuffer(zlib.decompress(chunks[b"IDAT"]), np.uint8).reshape(height, width + 1)

    assert list(chunks) == [b"IHDR", b"PLTE", b"IDAT", b"IEND"]
    assert (depth, kind) == (8, 3)
    assert not rows[:, 0].any()
    assert np.array_equal(rows[:, 1:], picture)


def test_ghosts_have_their_colours() -> None:
    palette = read_png(png(np.zeros((2, 2), np.uint8), ["red", "green"]))[b"PLTE"]

    assert len(palette) == 3 * (FIRST_GHOST + 2)
    assert tuple(palette[: 3 * len(BACKDROP) : 3]) == tuple(part[0] for part in BACKDROP)
    assert tuple(palette[3 * FIRST_GHOST :]) == (*GHOSTS["red"], *GHOSTS["green"])
