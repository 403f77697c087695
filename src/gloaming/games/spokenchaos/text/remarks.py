"""What is remarked in a record beside what chance did."""

from gloaming.core.game import Ply
from gloaming.core.layout import Records, clone
from gloaming.games.spokenchaos.course.apply import apply
from gloaming.games.spokenchaos.course.siding import roller
from gloaming.games.spokenchaos.options import SpokenchaosOptions
from gloaming.games.spokenchaos.sight.look_in_match import enough, note_samples
from gloaming.games.spokenchaos.state import (
    DRAWING,
    INSIDE,
    LOOKING,
    NUMBERING,
    ROLLING,
    State,
)

from .names import door_name, ghost_name


def remark(options: SpokenchaosOptions, before: Records[State], ply: Ply) -> str:
    """Return whose card or roll it is, and who is seen through the keyhole after the last one."""
    state = before[0]
    if state.phase == DRAWING:
        return f" ; {options.seat_colours[state.to_move]}"
    if state.phase == ROLLING:
        return f" ; {options.seat_colours[roller(state)]}"
    if state.phase != NUMBERING:
        return ""
    after = clone(before)
    apply(after[0], *ply)
    if after[0].phase != LOOKING:
        return ""
    note_samples(after[0])
    seen = " ".join(names_of_seen(options, after)) or "nobody"
    return f" ; through {door_name(after[0])} is seen {seen}"


def names_of_seen(options: SpokenchaosOptions, states: Records[State]) -> list[str]:
    """Return the ghosts that the last look has caught."""
    state = states[0]
    return [
        ghost_name(options, number)
        for number, figure in enumerate(state.figures)
        if figure.where == INSIDE and figure.samples >= enough(state.grid)
    ]
