"""A canvas for pictures of links: discs and convex shapes with smooth edges, written as a PNG.

Pictures are drawn twice as large and averaged.  Nothing more is needed for boards, so nothing
is installed for it: numpy has the pixels, and zlib packs them.
"""

import struct
import zlib
from collections.abc import Sequence
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from gloaming.games.spokenchaos.sight.picture import SIGNATURE, chunk

WIDTH, HEIGHT = 1200, 630  # what messengers show whole
FINE = 2  # pixels drawn for one that is written, along each side
BIT_DEPTH, TRUE_COLOUR = 8, 2
COMPRESSION = 6
UNFILTERED = 0

Pigment: TypeAlias = tuple[int, int, int]
Point: TypeAlias = tuple[float, float]
Mask: TypeAlias = NDArray[np.bool_]


class Canvas:
    """Pixels that are painted over and over; places are those of the finished picture."""

    def __init__(self, ground: Pigment) -> None:
        """Begin with one colour everywhere."""
        self._pixels = np.empty((HEIGHT * FINE, WIDTH * FINE, 3), np.uint8)
        self._pixels[:] = ground

    def disc(self, centre: Point, radius: float, pigment: Pigment) -> None:
        """Paint a disc."""
        x, y = centre
        columns, rows, part = self._around(x - radius, y - radius, x + radius, y + radius)
        part[(columns - x) ** 2 + (rows - y) ** 2 <= radius**2] = pigment

    def shape(self, points: Sequence[Point], pigment: Pigment) -> None:
        """Paint a convex shape by its corners, in either turn."""
        xs, ys = [x for x, _ in points], [y for _, y in points]
        columns, rows, part = self._around(min(xs), min(ys), max(xs), max(ys))
        sides = [
            (right - x) * (rows - y) - (below - y) * (columns - x)
            for (x, y), (right, below) in zip(points, [*points[1:], points[0]], strict=True)
        ]
        inside: Mask = np.logical_or(
            np.all([side >= 0 for side in sides], axis=0),
            np.all([side <= 0 for side in sides], axis=0),
        )
        part[inside] = pigment

    def box(self, left: float, top: float, right: float, bottom: float, pigment: Pigment) -> None:
        """Paint a rectangle."""
        self.shape([(left, top), (right, top), (right, bottom), (left, bottom)], pigment)

    def paste(self, picture: NDArray[np.uint8], left: int, top: int, scale: int) -> None:
        """Put a picture there, every pixel a square."""
        large = picture.repeat(scale * FINE, axis=0).repeat(scale * FINE, axis=1)
        height, width, _ = large.shape
        self._pixels[top * FINE : top * FINE + height, left * FINE : left * FINE + width] = large

    def png(self) -> bytes:
        """Return the picture as a file."""
        fine = self._pixels.reshape(HEIGHT, FINE, WIDTH, FINE, 3)
        smooth = fine.mean(axis=(1, 3)).astype(np.uint8).reshape(HEIGHT, WIDTH * 3)
        rows = np.insert(smooth, 0, UNFILTERED, axis=1)
        header = struct.pack(">IIBBBBB", WIDTH, HEIGHT, BIT_DEPTH, TRUE_COLOUR, 0, 0, 0)
        packed = zlib.compress(rows.tobytes(), COMPRESSION)
        chunks = chunk(b"IHDR", header), chunk(b"IDAT", packed), chunk(b"IEND", b"")
        return SIGNATURE + b"".join(chunks)

    def _around(
        self, left: float, top: float, right: float, bottom: float
    ) -> tuple[NDArray[np.float64], NDArray[np.float64], NDArray[np.uint8]]:
        """Return the places of the pixels of a part, and the part itself."""
        x0, x1 = max(0, int(left * FINE)), min(WIDTH * FINE, int(right * FINE) + 1)
        y0, y1 = max(0, int(top * FINE)), min(HEIGHT * FINE, int(bottom * FINE) + 1)
        columns = ((np.arange(x0, x1) + 0.5) / FINE)[None, :]
        rows = ((np.arange(y0, y1) + 0.5) / FINE)[:, None]
        return columns, rows, self._pixels[y0:y1, x0:x1]
