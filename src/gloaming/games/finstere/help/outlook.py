"""The outlook: what every card still possible would make the monster do, and to whom."""

from typing import Annotated, cast

import msgspec

from gloaming.core.encoding import told
from gloaming.core.layout import Records
from gloaming.games.finstere.exchange.position import Letter, Place
from gloaming.games.finstere.material import CARD_NAMES
from gloaming.games.finstere.monster.way import Leg
from gloaming.games.finstere.state import State

from .outlook_told import outlook_at


class ShownCard(msgspec.Struct, frozen=True):
    """What one card would make the monster do."""

    card: Annotated[str, CARD_NAMES]
    chance: float
    way: list[Leg]
    eaten: list[int]  # tokens, in order
    cell: Place  # where he would end
    facing: Letter


class ShownDanger(msgspec.Struct, frozen=True):
    """How likely a token is to be eaten by the next card."""

    token: int
    chance: float


class ShownOutlook(msgspec.Struct, frozen=True):
    """What may happen if the monster walked now."""

    start: Place
    cards: list[ShownCard]
    dangers: list[ShownDanger]  # for each token on the board


def outlook(states: Records[State]) -> ShownOutlook | None:
    """Return what every card would do, while tokens move or a card is to be turned."""
    return cast("ShownOutlook | None", told(ShownOutlook | None, outlook_at, states))
