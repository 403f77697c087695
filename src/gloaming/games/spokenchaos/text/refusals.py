"""Why an action is refused, in words."""

from msgspec import UNSET

from gloaming.core.catalog import Catalog
from gloaming.core.errors import IllegalActionError
from gloaming.core.layout import Records
from gloaming.games.spokenchaos.assumptions import PIECE_NAMES
from gloaming.games.spokenchaos.material import GHOST_NAMES, GHOSTS
from gloaming.games.spokenchaos.state import State

from .refusal import RULE_OF, Refused, refusal_of

CATALOG = Catalog("gloaming.games.spokenchaos")


def why_illegal(states: Records[State], seat: int, action: int) -> IllegalActionError:
    """Return the reason why an action that is not legal is refused."""
    refusal = refusal_of(states, seat, action)
    piece = PIECE_NAMES[refusal.piece or 0]
    named = {form: CATALOG.words(f"{form}.{piece}") for form in ("piece", "moved")}
    reason = refusal.why
    if refusal.refused is not None:
        reason, more = place_words(refusal.refused)
        named |= more
    return IllegalActionError(CATALOG.reason(reason, **named), RULE_OF[refusal.why], refusal)


def place_words(refused: Refused) -> tuple[str, dict[str, str]]:
    """Return why the lifted piece cannot be put down so, and the words that say it."""
    if refused.ghost is not UNSET:
        return refused.reason, {"ghost": GHOST_NAMES[refused.ghost % GHOSTS]}
    if refused.other is not UNSET:
        other = CATALOG.words(f"piece.{PIECE_NAMES[refused.other]}")
        return "other", {"fate": CATALOG.say("refused.no-hold", piece=other)}
    walls = [CATALOG.words(f"at.{wall}") for wall in refused.outside or ()]
    side = CATALOG.words(f"to.{letter_towards(*refused.falls)}") if refused.falls else ""
    return refused.reason, {"walls": " and ".join(walls), "side": side}


def letter_towards(x: float, y: float) -> str:
    """Return the side of the lobby to which a way leads, nearly."""
    if abs(x) > abs(y):
        return "E" if x > 0 else "W"
    return "N" if y > 0 else "S"
