"""The numbers of all actions, computed from one table.

CHANCE   who gets the die | a door | pips | a movement card | a midnight card
a seat   keep or shuffle again | take a piece | its face | its lean | its yaw | put it at |
pass | pick a ghost | take one back | enter by a door | step | stay | a spot |
done | a side | lie down | tag a ghost
(chance also turns and puts furniture, and the player with the die names a door)
"""

from .course.furnishing import PLACES
from .material import CARDS, DIE, GHOSTS, MAX_PLAYERS, MIDNIGHT_NAMES, SMALLS
from .midnight.dance_floor import DOORS
from .planning.landing import SPOTS
from .solids.angles import FULL_TURN
from .solids.lobby import FACES, FIELDS, PIECES, WAYS
from .solids.lobby import SIDES as LEANS
from .state import SIDES

FAMILIES = (
    ("holder", MAX_PLAYERS),
    ("door", DOORS),
    ("die", DIE),
    ("card", len(CARDS)),
    ("midnight", len(MIDNIGHT_NAMES)),
    ("keep", 1),
    ("again", 1),
    ("take", PIECES),
    ("face", len(FACES)),
    ("lean", 1 + len(LEANS)),
    ("yaw", FULL_TURN),
    ("at", PLACES * PLACES),
    ("pass", 1),
    ("ghost", GHOSTS),
    ("back", SMALLS),
    ("enter", FIELDS),
    ("step", SIDES),
    ("stay", 1),
    ("spot", SPOTS),
    ("done", 1),
    ("side", SIDES),
    ("lie", len(WAYS)),
    ("tag", SMALLS),
)
SIZES = [size for _, size in FAMILIES]
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
) = (sum(SIZES[:index]) for index in range(len(SIZES)))
ACTIONS = sum(SIZES)
