"""The floor is lava: who does not stand on furniture after the look goes back (rules 6)."""

from gloaming.core.compiled import compiled
from gloaming.games.spokenchaos.material import ALL_GHOSTS
from gloaming.games.spokenchaos.solids.putting import is_on_furniture
from gloaming.games.spokenchaos.solids.room import room_of, send_to
from gloaming.games.spokenchaos.state import BESIDE, INSIDE, State

from .card import MidnightCard

CARD = MidnightCard("floor-is-lava", "who does not stand on furniture after the look goes back")
FLOOR_IS_LAVA = CARD.number


@compiled
def burn(state: State) -> None:
    """Send all that do not stand on furniture back beside their start side."""
    rooms = room_of(state)
    for number in range(ALL_GHOSTS):
        figure = state.figures[number]
        if figure.where == INSIDE and not is_on_furniture(rooms[0], figure.body):
            send_to(figure, BESIDE)
