"""The lobby of a state: pages set their scenes by the rules of a match, and have no other."""

from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records
from gloaming.games.spokenchaos.solids.lobby import Lobby
from gloaming.games.spokenchaos.solids.room import room_of
from gloaming.games.spokenchaos.state import State


@entry_point(fills=("lobbies",))
def write_lobby(states: Records[State], lobbies: Records[Lobby]) -> None:
    """Write the lobby of a state with its furniture as it was let down."""
    rooms = room_of(states[0])
    lobbies[0] = rooms[0]  # type: ignore[index]  # records can be written
