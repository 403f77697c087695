"""Refusals in words."""

from gloaming.core.catalog import Catalog
from gloaming.core.errors import IllegalActionError
from gloaming.core.layout import Records
from gloaming.games.finstere.state import State

from .refusal import RULE_OF, refusal_of
from .words import cell_words

CATALOG = Catalog("gloaming.games.finstere")


def why_illegal(states: Records[State], seat: int, action: int) -> IllegalActionError:
    """Return the reason why an action that is not legal is refused."""
    refused = refusal_of(states, seat, action)
    cell = cell_words(refused.cell) if refused.cell else ""
    said = CATALOG.reason(refused.reason, cell=cell)
    return IllegalActionError(said, RULE_OF[refused.reason], refused)
