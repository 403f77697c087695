"""The look of a match for people: who is seen and how, and the ID picture."""

from typing import NamedTuple

from gloaming.core.layout import Records, clone
from gloaming.games.spokenchaos.material import GHOSTS, Colour
from gloaming.games.spokenchaos.options import SpokenchaosOptions
from gloaming.games.spokenchaos.sight.look import Look, keyhole_look
from gloaming.games.spokenchaos.sight.picture import png
from gloaming.games.spokenchaos.solids.room import gather, many_ghosts, room_of
from gloaming.games.spokenchaos.state import INSIDE, State
from gloaming.games.spokenchaos.text.names import door_name, ghost_name


class KeyholeView(NamedTuple):
    """What the keyhole shows of a state."""

    names: list[str]  # of the ghosts in the lobby
    colours: list[Colour]
    look: Look


def keyhole_view(options: SpokenchaosOptions, states: Records[State]) -> KeyholeView:
    """Look through the keyhole where it stands."""
    state = clone(states)[0]
    ghosts = many_ghosts()
    count = gather(state.figures, 0, ghosts, 0)
    inside = [number for number, figure in enumerate(state.figures) if int(figure.where) == INSIDE]
    return KeyholeView(
        [ghost_name(options, number) for number in inside],
        [options.seat_colours[number // GHOSTS] for number in inside],
        keyhole_look(room_of(state), ghosts[:count], door_name(state), int(state.grid)),
    )


def picture(options: SpokenchaosOptions, states: Records[State]) -> bytes:
    """Return the ID picture of a look as a PNG."""
    seen = keyhole_view(options, states)
    return png(seen.look.picture, seen.colours)
