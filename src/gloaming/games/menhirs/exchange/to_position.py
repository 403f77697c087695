"""From a state to a position."""

from gloaming.core.compiled import compiled
from gloaming.core.encoding import Told, begin, length, tell, told
from gloaming.core.engine.declaring import entry_point
from gloaming.core.layout import Records
from gloaming.core.writer import writer
from gloaming.games.menhirs.clusters.move import PASS, direction_of, tiles_of
from gloaming.games.menhirs.clusters.writer import VALUES, land_writer
from gloaming.games.menhirs.options import TURNS
from gloaming.games.menhirs.state import State

from .position import Banned, Position, Schedule, Settings
from .set_up import HEIGHT_OF


@compiled
def tell_schedule(out: Told, removals: int) -> None:
    """Write in which turns a tile is removed."""
    tell(out, TURNS)
    for turn in range(1, TURNS + 1):
        tell(out, removals >> turn & 1)


put_position = writer(Position, values={**VALUES, Schedule: tell_schedule})
put_banned, put_settings = land_writer(Banned), land_writer(Settings)


@entry_point(counted=("out",))
def position_at(states: Records[State], out: Told) -> int:
    """Write what a state has on the board."""
    state, terms = states[0], states[0].terms
    begin(out)
    put_position(
        out,
        game=0,
        heights=HEIGHT_OF[terms.board],
        menhirs=terms.menhirs,
        mist=state.mist,
        turn=state.turn,
        schedule=terms.removals,
        banned=state.banned != PASS,
    )
    if state.banned != PASS:
        put_banned(out, tiles=tiles_of(state.banned), direction=direction_of(state.banned))
    put_settings(
        out,
        must_detach=terms.must_detach,
        may_pass=terms.may_pass,
        no_take_back=terms.no_take_back,
    )
    return length(out)


def to_position(states: Records[State]) -> Position:
    """Return what a state has on the board."""
    position: Position = told(Position, position_at, states)
    return position
