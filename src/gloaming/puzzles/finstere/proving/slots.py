"""The tiles to be laid, as the prover takes them."""

import numpy as np

from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Actions
from gloaming.games.finstere.floor.laying import IS_MOVABLE, SUPPLY_OF
from gloaming.games.finstere.material import FORMS

from .records import MOST_APART, Desk

# Of each form, in how many forms such a tile can be laid.
FORMS_OF = np.array([int((form.supply == SUPPLY_OF).sum()) for form in FORMS])  # type: ignore[attr-defined]  # rows


@entry_point(stays=("desk",))
def write_slots(desk: Desk, first_forms: Actions) -> None:
    """Write the tiles to be laid, each by its first form: those that change the ground first.

    Like tiles stand side by side, so that their order does not matter.
    """
    tally, count = desk.tallies[0], 0
    for is_movable in (False, True):
        for form in range(len(FORMS)):
            for wanted in first_forms:
                if wanted == form and IS_MOVABLE[form] == is_movable:
                    slot = desk.slots[count]
                    slot.is_same = count > 0 and desk.slots[count - 1].first_form == form
                    slot.first_form, slot.forms = form, FORMS_OF[form]
                    slot.is_movable = is_movable
                    slot.may_lie_apart = is_movable and count >= len(first_forms) - MOST_APART
                    count += 1
        if not is_movable:
            tally.pools = count
    tally.slots = count
