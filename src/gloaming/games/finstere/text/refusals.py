"""Why an action is refused, in words and with its rule."""

from typing import Annotated, Literal, NamedTuple, TypeAlias, cast

import msgspec

from gloaming.core.encoding import told
from gloaming.core.errors import IllegalActionError
from gloaming.core.layout import Records
from gloaming.games.finstere.exchange.position import Place
from gloaming.games.finstere.material import SUPPLY_NAMES
from gloaming.games.finstere.state import State

from .refusal_told import refusal_at
from .words import cell_words

Obstacle: TypeAlias = Literal["sticks-out", "kept-free", "covered", "beside-teleporter"]
Reason: TypeAlias = Literal[
    "sticks-out", "kept-free", "covered", "beside-teleporter",
    "wall", "monster", "teleporter", "tile", "token", "token-past-pool", "entrance-closed",
    "no-such-action", "still-laying", "none-left", "largest-first", "chance-begins",
    "card-awaited", "no-hit-first", "card-gone",
    "pick-first", "not-yours", "not-in-play", "has-moved",
    "must-enter", "on-token", "step-or-stop", "is-out", "no-steps-left", "enters-with-i",
    "is-inside",
]  # fmt: skip


class Refused(msgspec.Struct, frozen=True):
    """Why an action is refused: on which cell that is, and which tile it is about."""

    reason: Reason
    cell: Place | None
    tile: Annotated[str, SUPPLY_NAMES] | None


class Saying(NamedTuple):
    """How a reason is put into words, and its rule."""

    words: str
    rule: str = ""


CANNOT_PASS = "it would come onto another token and could not move on from there"
SAYINGS: dict[Reason, Saying] = {
    "sticks-out": Saying("the tile would stick out of the board", "2.6"),
    "kept-free": Saying("{cell} by the entrance or exit is kept free", "2.6"),
    "covered": Saying("there is already a tile on {cell}", "2.6"),
    "beside-teleporter": Saying("no two teleporters lie right beside each other", "2.6"),
    "wall": Saying("there is a wall", "4.2"),
    "monster": Saying("the monster is there", "4.3"),
    "teleporter": Saying("a teleporter is a wall to tokens", "4.3"),
    "tile": Saying("the {tile} cannot be pushed: the cell behind it is not free", "4.5"),
    "token": Saying(CANNOT_PASS, "4.3"),
    "token-past-pool": Saying(CANNOT_PASS, "4.7"),
    "entrance-closed": Saying("the entrance is not free", "4.2"),
    "no-such-action": Saying("there is no action {action}"),
    "still-laying": Saying("tiles are still to be laid", "2.6"),
    "none-left": Saying("no {tile} is left to lay", "2.6"),
    "largest-first": Saying("chance lays the largest tiles first"),
    "chance-begins": Saying("chance names who of those who play begins", "3.1"),
    "card-awaited": Saying("a monster card is to be turned", "3.2"),
    "no-hit-first": Saying("the first card is never a hit card", "3.4"),
    "card-gone": Saying("that card is not in the pile any more", "3.4"),
    "pick-first": Saying("first pick one of your tokens", "3.1"),
    "not-yours": Saying("that token belongs to somebody else", "3.1"),
    "not-in-play": Saying("that token is not in play any more", "3.1"),
    "has-moved": Saying("that token has already moved in this round", "3.1"),
    "must-enter": Saying("in the first round a token that can enter must", "3.1"),
    "on-token": Saying("a token may not end on another token", "4.3"),
    "step-or-stop": Saying("a token is on the move: step, or stop", "4.1"),
    "is-out": Saying("the token is out", "4.2"),
    "no-steps-left": Saying("the token has no steps left", "4.1"),
    "enters-with-i": Saying("a waiting token enters with I", "4.2"),
    "is-inside": Saying("the token is already inside", "4.2"),
}
RULES = {str(reason): saying.rule for reason, saying in SAYINGS.items()}


def why_illegal(states: Records[State], seat: int, action: int) -> IllegalActionError:
    """Return the reason why an action that is not legal is refused."""
    refusal = refusal_of(states, seat, action)
    words, rule = SAYINGS[refusal.reason]
    cell = cell_words(refusal.cell) if refusal.cell else ""
    said = words.format(cell=cell, tile=refusal.tile, action=action)
    return IllegalActionError(said, rule, refusal)


def refusal_of(states: Records[State], seat: int, action: int) -> Refused:
    """Return what is known of why an action that is not legal is refused."""
    return cast("Refused", told(Refused, refusal_at, states, seat, action))
