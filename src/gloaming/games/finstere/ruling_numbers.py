"""Rulings as numbers, for compiled rules: a row with a number for each switch, from 1 on.

They are those of `core.choices`, so that a switch that is left to its preset is 0.
"""

import numpy as np
from numpy.typing import NDArray

from gloaming.core.choices import number_of
from gloaming.core.option_descriptions import describe_options
from gloaming.core.options import write_value

from .options import FIRST_PRESETS, PRESETS, SWITCHES, Rulings, Switches

ABOUT = {about.name: about for about in describe_options(Switches)}


def row_of(rulings: Rulings) -> NDArray[np.int64]:
    """Return the numbers of rulings that are in force."""
    values = {switch: write_value(getattr(rulings, switch)) for switch in SWITCHES}
    return np.array([number_of(ABOUT[switch], values[switch]) for switch in SWITCHES])


def place_of(switch: str, value: str) -> tuple[int, int]:
    """Return where a switch stands in a row, and the number of one of its values there."""
    return SWITCHES.index(switch), number_of(ABOUT[switch], value)


# The rows of all presets, in the order of the option's choices, by edition.
PRESET_ROWS = np.array(
    [
        [row_of(presets[name]) for name in ABOUT["rulings"].choices]
        for presets in (FIRST_PRESETS, PRESETS, PRESETS)
    ]
)
CARDS_OF_SECOND_HALF, EIGHT_CARDS = place_of("second_half_cards", "8")
_, SAME_CARDS = place_of("second_half_cards", "same-7")
EATEN_TOKEN, FLIPS = place_of("eaten_token", "flips")
SIGHT_ACROSS_BLOOD, SEES_ACROSS = place_of("sight_across_blood", "true")
CORNER_TILES, OFF = place_of("corner_tiles", "off")
PUSH_INTO_TELEPORTER, DESTROYS = place_of("push_into_teleporter", "destroys")
BLOCKED_SLIDE, STAYS = place_of("blocked_slide", "stays")
