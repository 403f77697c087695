"""What a position of the toy is made of."""

from typing import Annotated

import numpy as np

from gloaming.core.layout import Bool, Bytes, Int8, Int32, Layout, Numbers8, Records

MOST_SEATS = 3
SIDE = 1 << 20  # of the grid on which one hides, and the lamp stands

# Phases of a match.
ROLLING, LIGHTING, PLANNING, LOOKING, OVER = range(5)


class Plan(Layout):
    """Where a seat hides, and what it bets on not being seen."""

    x: Int32
    y: Int32
    wager: Int8
    is_placed: Bool


class State(Layout):
    """A match at one moment."""

    plans: Annotated[Records[Plan], Plan, MOST_SEATS]  # each the secret of its seat
    shown: Annotated[Records[Plan], Plan, MOST_SEATS]  # what the last look revealed
    is_sealed: Annotated[Bytes, np.uint8, MOST_SEATS]  # numba has no arrays of truth values
    lamp_x: Int32  # nobody knows before the look
    lamp_y: Int32
    die: Int8  # how far the lamp shines, rolled openly
    scores: Annotated[Numbers8, np.int8, MOST_SEATS]
    seats: Int8
    phase: Int8
    rounds_played: Int8
    rounds: Int8
