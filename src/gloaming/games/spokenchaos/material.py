"""What comes in the box: colours, ghosts of each seat, movement and midnight cards (rules 1, 6)."""

from typing import Literal, NamedTuple, TypeAlias, get_args

import numpy as np

from .assumptions import ASSUMPTIONS, PIECE_NAMES, SIZES

MIN_PLAYERS, MAX_PLAYERS = 2, 4
ROUNDS = 5
Colour: TypeAlias = Literal["blue", "orange", "red", "green"]
COLOURS: tuple[Colour, ...] = get_args(Colour)

# The ghosts of a seat, in this order everywhere.
SMALL, MEDIUM, LARGE = range(len(SIZES))
SMALLS = 4
GHOST_NAMES = ("s1", "s2", "s3", "s4", "m1", "m2", "l1")
GHOSTS = len(GHOST_NAMES)
ALL_GHOSTS = MAX_PLAYERS * GHOSTS
SIZE_OF = np.array([SMALL, SMALL, SMALL, SMALL, MEDIUM, MEDIUM, LARGE])

RADIUS = np.array([ASSUMPTIONS.ghosts[size].radius for size in SIZES])
NECK = np.array(
    [ASSUMPTIONS.ghosts[size].height - ASSUMPTIONS.ghosts[size].radius for size in SIZES]
)

# Points by size, of ghosts that are out and of those in the lobby at the end (rules 8).
POINTS_OUT = np.array([1, 3, 5])
POINTS_INSIDE = np.array([1, 1, 2])

NO_PIECE = -1


class Card(NamedTuple):
    """A kind of movement card: its number, the furniture it shows, and how many there are."""

    number: int
    pieces: tuple[int, ...]
    copies: int

    @property
    def name(self) -> str:
        """Return the card in words.

        >>> Card(7, (0, 5), 1).name
        '7 mirror+table'
        """
        shown = "+".join(PIECE_NAMES[piece] for piece in self.pieces)
        return f"{self.number} {shown}".strip()


def kinds_of_cards() -> tuple[Card, ...]:
    """Return the kinds of movement cards that the data file names."""
    cards = ASSUMPTIONS.cards
    shown = [
        Card(number, tuple(PIECE_NAMES.index(name) for name in pair), 1)
        for number, pairs in cards.pairs.items()
        for pair in pairs
    ]
    plain = sorted(set(cards.number_only))
    return (*shown, *(Card(number, (), cards.number_only.count(number)) for number in plain))


CARDS = kinds_of_cards()
CARD_NUMBERS = np.array([card.number for card in CARDS])
CARD_PIECES = np.array([card.pieces or (NO_PIECE, NO_PIECE) for card in CARDS])

# The midnight cards, in the order of rules 6.
Midnight: TypeAlias = Literal[
    "extra-curious",
    "take-cover",
    "too-keen",
    "silliest-face",
    "tag",
    "dance-floor",
    "floor-is-lava",
    "big-brother",
    "knock-knock",
    "dizzy",
    "crystal-ball",
    "red-light-green-light",
]
MIDNIGHT_NAMES: tuple[Midnight, ...] = get_args(Midnight)
NO_CARD = -1
DIE = 6
