"""The midnight cards, carried out one part at a time (rules 6).

`carry_on` does the next part of a card.  Where a seat has to decide, it leaves `to_move` to
that seat; the seat's action does that part and moves the cursor on.

A new card is a name among those of the material, a file of that name here, and below a line
for what it does: in `carry_on` and, where seats decide, in `is_legal` and `apply`; and one in
`ghost_asked` or `piece_asked`, if it asks about one in particular.
"""

from importlib import import_module

import numpy as np

from gloaming.core.compiled import compiled
from gloaming.core.layout import Actions
from gloaming.games.spokenchaos.material import MIDNIGHT_NAMES, NO_PIECE
from gloaming.games.spokenchaos.state import NO_GHOST, State

from . import (
    big_brother,
    dance_floor,
    dizzy,
    red_light_green_light,
    silliest_face,
    tag,
    take_cover,
    too_keen,
)
from .card import MidnightCard


def card_in_file(name: str) -> MidnightCard:
    """Return what the file that is named after a card says of it."""
    card: MidnightCard = import_module(f".{name.replace('-', '_')}", __package__).CARD
    return card


MIDNIGHT_CARDS = tuple(card_in_file(name) for name in MIDNIGHT_NAMES)
DECISIONS = np.array([card.actions for card in MIDNIGHT_CARDS])


@compiled
def carry_on(state: State) -> bool:
    """Do the next part of the card; tell whether it is done with."""
    card = state.midnight
    if card == take_cover.TAKE_COVER:
        return take_cover.carry_on(state)
    if card == too_keen.TOO_KEEN:
        return too_keen.carry_on(state)
    if card == silliest_face.SILLIEST_FACE:
        return silliest_face.carry_on(state)
    if card == tag.TAG:
        return tag.carry_on(state)
    if card == dance_floor.DANCE_FLOOR:
        return dance_floor.carry_on(state)
    if card == big_brother.BIG_BROTHER:
        return big_brother.carry_on(state)
    if card == dizzy.DIZZY:
        return dizzy.carry_on(state)
    if card == red_light_green_light.RED_LIGHT_GREEN_LIGHT:
        return red_light_green_light.carry_on(state)
    return True  # the others change the look


@compiled
def ghost_asked(state: State) -> int:
    """Return the ghost that the card asks about, among all, or NO_GHOST."""
    if state.midnight == take_cover.TAKE_COVER:
        return take_cover.ghost_to_lie(state)
    return NO_GHOST


@compiled
def piece_asked(state: State) -> int:
    """Return the piece that the card asks about, or NO_PIECE."""
    if state.midnight == too_keen.TOO_KEEN:
        return too_keen.piece_to_topple(state)
    if state.midnight == dance_floor.DANCE_FLOOR:
        return dance_floor.piece_to_dance(state)
    return NO_PIECE


@compiled
def is_legal(state: State, seat: int, action: int) -> bool:
    """Tell whether a seat may so decide its part of the card."""
    card = state.midnight
    if card == take_cover.TAKE_COVER:
        return take_cover.is_legal(state, action)
    if card == too_keen.TOO_KEEN:
        return too_keen.is_legal(state, action)
    if card == dance_floor.DANCE_FLOOR:
        return dance_floor.is_legal(state, action)
    if card == big_brother.BIG_BROTHER:
        return big_brother.is_legal(state, seat, action)
    return tag.is_legal(state, seat, action)


@compiled
def apply(state: State, seat: int, action: int) -> None:
    """Do a seat's part of the card."""
    card = state.midnight
    if card == take_cover.TAKE_COVER:
        take_cover.apply(state, action)
    elif card == too_keen.TOO_KEEN:
        too_keen.apply(state, action)
    elif card == dance_floor.DANCE_FLOOR:
        dance_floor.apply(state, action)
    elif card == big_brother.BIG_BROTHER:
        big_brother.apply(state, seat, action)
    else:
        tag.apply(state, seat, action)


@compiled
def offer(state: State, seat: int, out: Actions) -> int:
    """Write how a seat may decide its part of the card."""
    if tag.is_putting_third(state, seat):
        return tag.offer_third(state, seat, out)
    count = 0
    for action in range(DECISIONS[state.midnight, 0], DECISIONS[state.midnight, 1]):
        if is_legal(state, seat, action):
            out[count] = action
            count += 1
    return count
