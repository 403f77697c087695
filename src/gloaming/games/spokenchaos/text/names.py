"""What a door and a ghost are called in a match."""

from gloaming.games.spokenchaos.material import GHOST_NAMES, GHOSTS
from gloaming.games.spokenchaos.options import SpokenchaosOptions
from gloaming.games.spokenchaos.state import LETTERS, State


def door_name(state: State) -> str:
    """Return the door where the keyhole is."""
    return f"{LETTERS[state.side]}{state.door}"


def ghost_name(options: SpokenchaosOptions, number: int) -> str:
    """Return what a ghost is called, numbered among all."""
    seat, ghost = divmod(number, GHOSTS)
    return f"{options.seat_colours[seat]}-{GHOST_NAMES[ghost]}"
