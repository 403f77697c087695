"""Keys of positions: two hashes of 31 bits, into which every part of a state is mixed.

Uncompiled, a field of a record counts in no more bits than it has, so numbers that grow begin
as an `int`.
"""

from gloaming.core.compiled import compiled

HASH_BITS = 31
HASH = (1 << HASH_BITS) - 1
FACTORS = (0x01000193, 0x2C1B3C6D)


@compiled
def mix_first(hashed: int, number: int) -> int:
    """Return the first hash with one more number in it."""
    return (hashed * FACTORS[0] + int(number)) & HASH


@compiled
def mix_second(hashed: int, number: int) -> int:
    """Return the second hash with one more number in it."""
    return (hashed * FACTORS[1] + int(number)) & HASH


@compiled
def join(first: int, second: int) -> int:
    """Return the key that two hashes make."""
    return first << HASH_BITS | second
