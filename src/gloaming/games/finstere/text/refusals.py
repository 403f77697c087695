"""Refusals in words."""

from gloaming.core.errors import IllegalActionError
from gloaming.core.layout import Records
from gloaming.games.finstere.state import State

from .refusal import RULE_OF, refusal_of
from .words import cell_words

CANNOT_PASS = "it would come onto another token and could not move on from there"
WORDS = {
    "sticks-out": "the tile would stick out of the board",
    "kept-free": "{cell} by the entrance or exit is kept free",
    "covered": "there is already a tile on {cell}",
    "beside-teleporter": "no two teleporters lie right beside each other",
    "wall": "there is a wall",
    "monster": "the monster is there",
    "teleporter": "a teleporter is a wall to tokens",
    "tile": "the {tile} cannot be pushed: the cell behind it is not free",
    "token": CANNOT_PASS,
    "token-past-pool": CANNOT_PASS,
    "entrance-closed": "the entrance is not free",
    "no-such-action": "there is no action {action}",
    "still-laying": "tiles are still to be laid",
    "none-left": "no {tile} is left to lay",
    "largest-first": "chance lays the largest tiles first",
    "chance-begins": "chance names who of those who play begins",
    "card-awaited": "a monster card is to be turned",
    "no-hit-first": "the first card is never a hit card",
    "card-gone": "that card is not in the pile any more",
    "pick-first": "first pick one of your tokens",
    "not-yours": "that token belongs to somebody else",
    "not-in-play": "that token is not in play any more",
    "has-moved": "that token has already moved in this round",
    "must-enter": "in the first round a token that can enter must",
    "on-token": "a token may not end on another token",
    "step-or-stop": "a token is on the move: step, or stop",
    "is-out": "the token is out",
    "no-steps-left": "the token has no steps left",
    "enters-with-i": "a waiting token enters with I",
    "is-inside": "the token is already inside",
}


def why_illegal(states: Records[State], seat: int, action: int) -> IllegalActionError:
    """Return the reason why an action that is not legal is refused."""
    refusal = refusal_of(states, seat, action)
    cell = cell_words(refusal.cell) if refusal.cell else ""
    said = WORDS[refusal.reason].format(cell=cell, tile=refusal.tile, action=action)
    return IllegalActionError(said, RULE_OF[refusal.reason], refusal)
