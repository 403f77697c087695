"""The numbers of all actions, computed from one table.

CHANCE   who gets the die | a door | pips | a movement card | a midnight card
a seat   keep or shuffle again | take a piece | its face | its lean | its yaw | put it at |
pass | pick a ghost | take one back | enter by a door | step | stay | a spot |
done | a side | lie down | tag a ghost
(chance also turns and puts furniture, and the player with the die names a door)
"""

from gloaming.core.families import count_actions, family, first_numbers

from .material import CARDS, DIE, GHOSTS, MAX_PLAYERS, MIDNIGHT_NAMES, SMALLS
from .solids.angles import FULL_TURN
from .solids.levels import MOST_LEVELS
from .solids.lobby import FACES, FIELDS, LEANS, PIECES, PLACES, STEPS_PER_FIELD, WAYS
from .state import LETTERS

FAMILIES = (
    family("holder", seat=MAX_PLAYERS),
    family("door", side=LETTERS, number=FIELDS),  # numbers from 0 here and below
    family("die", pips=DIE),
    family("card", card=len(CARDS)),
    family("midnight", card=MIDNIGHT_NAMES),
    family("keep"),
    family("again"),
    family("take", piece=PIECES),
    family("face", face=len(FACES)),
    family("lean", lean=1 + len(LEANS)),
    family("yaw", yaw=FULL_TURN),
    family("at", x=PLACES, y=PLACES),
    family("pass"),
    family("ghost", ghost=GHOSTS),
    family("back", ghost=SMALLS),
    family("enter", door=FIELDS),
    family("step", side=LETTERS),
    family("stay"),
    family("spot", way=len(WAYS), level=MOST_LEVELS, y=STEPS_PER_FIELD, x=STEPS_PER_FIELD),
    family("done"),
    family("side", side=LETTERS),
    family("lie", way=len(WAYS)),
    family("tag", ghost=SMALLS),
)
(
    HOLDER,
    DOOR,
    PIPS,
    CARD,
    MIDNIGHT_CARD,
    KEEP,
    AGAIN,
    TAKE,
    FACE,
    LEAN,
    YAW,
    AT,
    PASSING,
    GHOST,
    BACK,
    ENTER,
    STEP,
    STAY,
    SPOT,
    DONE,
    SIDE,
    LIE,
    TAGGING,
) = first_numbers(FAMILIES)
ACTIONS = count_actions(FAMILIES)
