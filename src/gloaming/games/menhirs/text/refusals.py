"""Why an action is refused, in words and with its rule."""

from typing import Annotated, NamedTuple, TypeAlias, cast

import msgspec

from gloaming.core.encoding import told
from gloaming.core.errors import IllegalActionError
from gloaming.core.layout import Records
from gloaming.games.menhirs.clusters.board import Cells, Direction, Letter, Place
from gloaming.games.menhirs.clusters.clusters import SMALLEST_PART, SMALLEST_TO_SPLIT
from gloaming.games.menhirs.clusters.obstacles import TAKE_BACK
from gloaming.games.menhirs.state import State

from .names import places_words
from .refusal_told import held_up_at, refusal_at

Places: TypeAlias = tuple[Place, ...]


class Reason(NamedTuple):
    """A reason to refuse: its name, its rule, and what is said."""

    name: str
    rule: str
    words: str


# In the order of `clusters.obstacles`, and then of `refusal_told`.
REASONS = (
    Reason("", "", ""),
    Reason("not-mist", "3.2", "there is no mist on {cells}"),
    Reason("not-connected", "3.3", "{cells} do not hang together"),
    Reason(
        "cluster-too-small",
        "3.3",
        f"the cluster has {{size}} tiles, and only one of {SMALLEST_TO_SPLIT} or more may be split",
    ),
    Reason("part-too-small", "3.3", f"a part has at least {SMALLEST_PART} tiles, not {{size}}"),
    Reason(
        "rest-too-small",
        "3.3",
        f"{{cells}} would be left behind as a part of fewer than {SMALLEST_PART}",
    ),
    Reason("edge", "3.4", "{cells} would leave the board going {direction}"),
    Reason("mist", "3.4", "going {direction}, {movers} would come onto the mist on {cells}"),
    Reason("touching", "3.3", "the part would still touch the rest of its cluster"),
    Reason("take-back", "3.5", "that would take back just what the opponent has moved"),
    Reason("no-such-action", "", "there is no action {action}"),
    Reason("not-dealt", "2.1", "the land is still to be dealt"),
    Reason("no-forest-left", "2.1", "no forest is left"),
    Reason("no-menhir-left", "2.1", "no menhir is left"),
    Reason("not-placed", "2.2", "mist tiles are still to be placed"),
    Reason("off-board", "2.2", "that is not on the board"),
    Reason("has-mist", "2.2", "{cells} has mist already"),
    Reason("not-removed", "3.7", "a mist tile is to be removed"),
    Reason("last-menhir", "3.7", "its removal would free the last menhir"),
    Reason("no-mist", "3.2", "there is no mist there"),
    Reason("set-up", "2", "the board is set up already"),
    Reason("not-moved", "3.2", "first move a cluster or a part of one"),
    Reason("compulsory", "3.8", "moving is compulsory"),
    Reason("not-chosen", "3.2", "first choose a cluster, or tiles of one"),
    Reason("picked", "3.3", "{cells} is picked already"),
    Reason(
        "moves-as-a-whole",
        "3.3",
        "a cluster of {size} tiles moves as a whole; only one of "
        f"{SMALLEST_TO_SPLIT} or more may be split",
    ),
    Reason("fits-no-part", "3.3", "no part that may move has {cells} in it"),
    Reason(
        "fits-no-part-with-picked",
        "3.3",
        "no part that may move has {cells} in it with the tiles picked",
    ),
    Reason("chosen", "3.2", "tiles are chosen already"),
    Reason("no-way", "3.4", "that cluster cannot move as a whole in any direction"),
)
NAMES = tuple(reason.name for reason in REASONS)
RULES = tuple(reason.rule for reason in REASONS)
RULES_BY_REASON = {reason.name: reason.rule for reason in REASONS if reason.name}
WORDS = {reason.name: reason.words for reason in REASONS}
OBSTACLES, OBSTACLE_RULES = NAMES[: TAKE_BACK + 1], RULES[: TAKE_BACK + 1]


class Refused(msgspec.Struct, frozen=True):
    """Why an action is refused, as values."""

    reason: Annotated[str, NAMES]  # nothing: it is not
    rule: Annotated[str, RULES]
    cells: Places  # that are the reason
    movers: Places  # tiles that would come onto other mist
    size: int  # of the cluster or part that is too small, or of the cell's cluster
    direction: Letter | None


def why_illegal(states: Records[State], seat: int, action: int) -> IllegalActionError:
    """Return the reason why an action that is not legal is refused."""
    refused = refusal_of(states, seat, action)
    return IllegalActionError(refusal_words(refused, action), refused.rule, refused)


def refusal_of(states: Records[State], seat: int, action: int) -> Refused:
    """Return what is known of why an action that is not legal is refused."""
    return cast("Refused", told(Refused, refusal_at, states, seat, action))


def held_up(states: Records[State], tiles: Cells, direction: Direction) -> Refused:
    """Return what holds some tiles up in a direction."""
    return cast("Refused", told(Refused, held_up_at, states, tiles, direction))


def refusal_words(refused: Refused, action: int | None = None) -> str:
    """Say why an action is refused."""
    return WORDS[refused.reason].format(
        action=action,
        cells=places_words(refused.cells) or "no cell",
        movers=places_words(refused.movers),
        size=refused.size,
        direction=refused.direction,
    )
