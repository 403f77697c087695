"""What comes in the box: colours, tokens, tiles and cards (rules 2)."""

from typing import Literal, NamedTuple, TypeAlias

from .floor.board import DIRECTIONS

MIN_PLAYERS, MAX_PLAYERS = 2, 7
FOUR_TOKEN_COLOURS = ("green", "red", "blue", "yellow")
THREE_TOKEN_COLOURS = ("beige", "purple", "black")
COLOURS = FOUR_TOKEN_COLOURS + THREE_TOKEN_COLOURS
COLOUR_LETTERS = dict(zip(COLOURS, "GRBYEPK", strict=True))  # E for beige, K for black

# Up to this many players have four tokens each, more have three.
MOST_PLAYERS_WITH_FOUR = 4
FRONTS_OF_FOUR = (1, 3, 4, 5)
FRONTS_OF_THREE = (1, 4, 5)
BOTH_SIDES = 7  # the two numbers of a token add up to this
LARGEST_VALUE = 6
MATCH_TOKENS = max(MOST_PLAYERS_WITH_FOUR * 4, MAX_PLAYERS * 3)

# What can stand on a cell.
NOTHING, MONSTER, STONE, CRYSTAL, TURN_RIGHT, TURN_BACK, TOKEN = range(7)
TileName: TypeAlias = Literal["stone", "crystal", "turn-right", "turn-back"]
TILE_NAMES: dict[int, TileName] = {
    STONE: "stone",
    CRYSTAL: "crystal",
    TURN_RIGHT: "turn-right",
    TURN_BACK: "turn-back",
}

# What a cell itself is.
WALL, PLAIN, BLOOD, TELEPORTER = range(4)

# Teleporters: two pairs of two.
PAIRS = ("yellow", "blue")
TELEPORTERS = 2 * len(PAIRS)


class Form(NamedTuple):
    """A way in which a tile can be laid: which tile of the supply, and how."""

    supply: int  # index into SUPPLY
    name: str
    kind: int  # STONE ... TURN_BACK for a movable tile, else a ground: BLOOD, TELEPORTER
    is_movable: bool
    pair: int  # of a teleporter
    arrow: int  # of a teleporter
    width: int
    height: int


# What the advanced game lays out, and how many of each.
SUPPLY = (
    ("stone", 3),
    ("crystal", 2),
    ("turn-right", 4),
    ("turn-back", 2),
    ("yellow teleporter", 2),
    ("blue teleporter", 2),
    ("square blood", 1),
    ("long blood", 1),
)
SUPPLY_NAMES = tuple(name for name, _ in SUPPLY)
MOVABLE = len(TILE_NAMES)
ADVANCED_TILES = sum(count for _, count in SUPPLY)

# Cards: the number on them, or how many hits; and how many of each are in the pile.
HIT_CARD = 100  # added to the number of hits
CARDS = (5, 7, 8, 10, HIT_CARD + 1, HIT_CARD + 2)
CARD_COUNTS = (1, 2, 2, 1, 1, 1)
FIVE = 0  # the index of the card that can count as three hits
THREE_HITS = HIT_CARD + 3
MOST_STEPS = 20


def card_name(card: int) -> str:
    """Return a card as it is written.

    >>> card_name(8), card_name(HIT_CARD + 2)
    ('8', '2-hits')
    """
    if card < HIT_CARD:
        return str(card)
    hits = card - HIT_CARD
    return "1-hit" if hits == 1 else f"{hits}-hits"


CARD_NAMES = tuple(map(card_name, (*CARDS, THREE_HITS)))  # the last one instead of the five


def forms() -> tuple[Form, ...]:
    """Return every way in which a tile of the advanced game can be laid."""
    movable = [
        Form(supply, name, kind, True, -1, -1, 1, 1)
        for supply, (kind, name) in enumerate(TILE_NAMES.items())
    ]
    teleporters = [
        Form(MOVABLE + pair, f"{PAIRS[pair]} teleporter", TELEPORTER, False, pair, arrow, 1, 1)
        for pair in range(len(PAIRS))
        for arrow in range(DIRECTIONS)
    ]
    square = len(SUPPLY) - 2
    pools = [
        Form(square, "blood 2x2", BLOOD, False, -1, -1, 2, 2),
        Form(square + 1, "blood 4x1", BLOOD, False, -1, -1, 4, 1),
        Form(square + 1, "blood 1x4", BLOOD, False, -1, -1, 1, 4),
    ]
    return (*movable, *teleporters, *pools)


FORMS = forms()
FORM_NAMES = tuple(form.name for form in FORMS)

BASIC_STONES = (
    (2, 2), (12, 3), (7, 4), (8, 5), (13, 5), (6, 6),
    (4, 7), (12, 7), (14, 8), (5, 9), (8, 9),
)  # fmt: skip
BASIC_BLOOD = ((8, 2), (9, 2), (8, 3), (9, 3), (4, 8), (5, 8), (6, 8), (7, 8))
