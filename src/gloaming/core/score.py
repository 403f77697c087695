"""The score: what everybody has reached at a moment of a match, counted by the game alone."""

import msgspec


class Score(msgspec.Struct, frozen=True, omit_defaults=True):
    """Numbers by what they count, in the game's own terms."""

    seats: tuple[dict[str, int], ...] = ()  # of each seat
    common: dict[str, int] = {}  # of the whole table
