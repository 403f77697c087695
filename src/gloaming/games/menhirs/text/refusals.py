"""Refusals in words."""

from gloaming.core.errors import IllegalActionError
from gloaming.core.layout import Records
from gloaming.games.menhirs.clusters.clusters import SMALLEST_PART, SMALLEST_TO_SPLIT
from gloaming.games.menhirs.state import State

from .names import places_words
from .refusal import Refused, refusal_of

WORDS = {
    "not-mist": "there is no mist on {cells}",
    "not-connected": "{cells} do not hang together",
    "cluster-too-small": "the cluster has {size} tiles, and only one of {to_split} or more "
    "may be split",
    "part-too-small": "a part has at least {part} tiles, not {size}",
    "rest-too-small": "{cells} would be left behind as a part of fewer than {part}",
    "edge": "{cells} would leave the board going {direction}",
    "mist": "going {direction}, {movers} would come onto the mist on {cells}",
    "touching": "the part would still touch the rest of its cluster",
    "take-back": "that would take back just what the opponent has moved",
    "no-such-action": "there is no action {action}",
    "not-dealt": "the land is still to be dealt",
    "no-forest-left": "no forest is left",
    "no-menhir-left": "no menhir is left",
    "not-placed": "mist tiles are still to be placed",
    "off-board": "that is not on the board",
    "has-mist": "{cells} has mist already",
    "not-removed": "a mist tile is to be removed",
    "last-menhir": "its removal would free the last menhir",
    "no-mist": "there is no mist there",
    "set-up": "the board is set up already",
    "not-moved": "first move a cluster or a part of one",
    "compulsory": "moving is compulsory",
    "not-chosen": "first choose a cluster, or tiles of one",
    "picked": "{cells} is picked already",
    "moves-as-a-whole": "a cluster of {size} tiles moves as a whole; "
    "only one of {to_split} or more may be split",
    "fits-no-part": "no part that may move has {cells} in it",
    "fits-no-part-with-picked": "no part that may move has {cells} in it with the tiles picked",
    "chosen": "tiles are chosen already",
    "no-way": "that cluster cannot move as a whole in any direction",
}


def why_illegal(states: Records[State], seat: int, action: int) -> IllegalActionError:
    """Return the reason why an action that is not legal is refused."""
    refused = refusal_of(states, seat, action)
    return IllegalActionError(refusal_words(refused, action), refused.rule, refused)


def refusal_words(refused: Refused, action: int | None = None) -> str:
    """Say why an action is refused."""
    return WORDS.get(refused.reason, "").format(
        action=action,
        cells=places_words(refused.cells) or "no cell",
        movers=places_words(refused.movers),
        size=refused.size,
        part=SMALLEST_PART,
        to_split=SMALLEST_TO_SPLIT,
        direction=refused.direction,
    )
