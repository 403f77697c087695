"""The ID picture as a PNG: an indexed image whose pixel values are the IDs.

| ID | what the sample shows |
| --- | --- |
| 0 | the plate: the sample is not in the opening |
| 1 | nothing: the ray leaves the lobby |
| 2-7 | furniture in the order of the material list |
| 8 | the mirror's glass |
| 16 + n | ghost n of the position, the nearest on the ray's way, also by the mirror |

The raw ID picture, of which digests are taken, is one byte per sample, row after row from
the top, each from the left as seen by the one who looks.
"""

import struct
import zlib
from collections.abc import Sequence

from gloaming.games.spokenchaos.material import Colour

from .raycast import FIRST_GHOST, GLASS, Picture

SIGNATURE = b"\x89PNG\r\n\x1a\n"
BIT_DEPTH, INDEXED = 8, 3
COMPRESSION = 9

Pigment = tuple[int, int, int]

BACKDROP: tuple[Pigment, ...] = (
    (16, 14, 20),  # plate
    (58, 52, 66),  # nothing
    (150, 150, 160),  # mirror
    (140, 110, 70),  # trolley
    (110, 70, 40),  # desk
    (60, 40, 32),  # piano
    (120, 50, 60),  # armchair
    (160, 120, 80),  # table
    (190, 215, 225),  # glass
)
GHOSTS: dict[Colour, Pigment] = {
    "blue": (70, 140, 250),
    "orange": (250, 160, 40),
    "red": (240, 70, 70),
    "green": (80, 210, 110),
}
BLACK: Pigment = (0, 0, 0)


def png(picture: Picture, colours: Sequence[Colour]) -> bytes:
    """Return an ID picture as a PNG, ghosts in their colours."""
    height, width = picture.shape
    spare = FIRST_GHOST - GLASS - 1
    pigments = [*BACKDROP, *[BLACK] * spare, *(GHOSTS[colour] for colour in colours)]
    header = struct.pack(">IIBBBBB", width, height, BIT_DEPTH, INDEXED, 0, 0, 0)
    rows = b"".join(b"\0" + row.tobytes() for row in picture)
    return b"".join(
        (
            SIGNATURE,
            chunk(b"IHDR", header),
            chunk(b"PLTE", bytes(part for pigment in pigments for part in pigment)),
            chunk(b"IDAT", zlib.compress(rows, COMPRESSION)),
            chunk(b"IEND", b""),
        )
    )


def chunk(kind: bytes, body: bytes) -> bytes:
    """Return a chunk of a PNG, with its length and its check sum."""
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))
