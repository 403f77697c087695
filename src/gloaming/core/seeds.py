"""Seeds: where a match's chance comes from, committed to at the start, revealed at the end.

A seed is a line of text.  Everybody is shown its commitment (a SHA-256 digest) when
the match starts; when it ends the seed is revealed, and anyone can check that it fits
the commitment and that every card and die follows from it.
"""

import hashlib
import secrets
import struct

from .errors import SeedError
from .streams import Stream, stream_from

MAX_LENGTH = 100
WORDS = struct.Struct(">III")


def fresh_seed() -> str:
    """Return a seed that nobody can guess."""
    return secrets.token_hex(16)


def check_seed(seed: str) -> str:
    """Return the seed, or say why it cannot be one."""
    if not seed or len(seed) > MAX_LENGTH or not seed.isascii() or not seed.isprintable():
        raise SeedError(f"a seed is 1 to {MAX_LENGTH} printable ASCII characters, not {seed!r}")
    if seed != seed.strip():
        raise SeedError(f"a seed may not begin or end with a space: {seed!r}")
    return seed


def commitment(seed: str) -> str:
    """Return the digest that binds a match to its seed without telling it."""
    return hashlib.sha256(f"gloaming seed {seed}".encode()).hexdigest()


def check_commitment(seed: str, promised: str) -> None:
    """Raise unless the seed is the one that was committed to."""
    if commitment(seed) != promised:
        raise SeedError(f"the seed {seed!r} does not fit the commitment {promised}")


def chance_words(seed: str, draw: int) -> tuple[int, int, int]:
    """Return the words from which the draw-th chance of a match is drawn."""
    return WORDS.unpack_from(hashlib.sha256(f"gloaming chance {draw} {seed}".encode()).digest())


def chance_stream(seed: str, draw: int) -> Stream:
    """Return the random numbers for the draw-th chance of a match."""
    return stream_from(*chance_words(seed, draw))
