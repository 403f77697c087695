"""The prover: it goes on for so many walks at a time, so that whoever asks can stop it."""

from gloaming.core.engine.declaring import entry_point
from gloaming.games.finstere.moves.plain_moves import FULL

from .laying import NO_MORE, next_lay
from .listing import list_endings
from .records import DONE, MORE, Desk
from .walking import begin_walks, walk_on


@entry_point(stays=("desk",))
def prove(desk: Desk, walks: int) -> int:
    """Go on with a proof for so many walks; return DONE, MORE, or FULL if there is no room.

    With more room for solutions it can be gone on with, without that it begins anew.
    """
    tally = desk.tallies[0]
    for _ in range(walks):
        if tally.worlds > 0:
            if walk_on(desk) == FULL:
                return FULL
            continue
        found = next_lay(desk)
        if found == NO_MORE:
            return DONE
        if found == FULL or list_endings(desk) == FULL:
            return FULL
        begin_walks(desk)
    return MORE
