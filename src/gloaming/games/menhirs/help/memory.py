"""What may be looked up of earlier moments in a match by memory (rules 2.3).

Menhirs stand still and mist moves over them: whatever is under mist now must be remembered.
The deal lays mist on every menhir and the players place theirs beside it, so neither the deal
nor the placing may be looked up: the mist of one and the other would tell the menhirs.
"""

from gloaming.core.actors import CHANCE
from gloaming.core.game import Moment, Words
from gloaming.core.layout import Records, clone
from gloaming.games.menhirs.course.setup import start
from gloaming.games.menhirs.options import MenhirsOptions
from gloaming.games.menhirs.state import DEALING, MOVING, OVER, PLACING, State
from gloaming.games.menhirs.text.account import account_of, recalled
from gloaming.games.menhirs.text.notation import write_action


def recall(options: MenhirsOptions, then: Records[State], now: Records[State]) -> Records[State]:
    """Return an earlier state with those menhirs alone that are in sight now too."""
    if may_look_up_all(options, now[0]):
        return then
    if then[0].phase == DEALING:
        return start(options)
    known = clone(then)
    state = known[0]
    state.terms.menhirs &= ~now[0].mist
    if state.phase == PLACING:
        state.mist = 0
        state.terms.menhirs = 0
    return known


def recall_words(options: MenhirsOptions, moment: Moment, now: Records[State]) -> Words:
    """Return an earlier ply without what it would tell of menhirs that are out of sight now."""
    before, (actor, action) = moment
    if may_look_up_all(options, now[0]):
        return Words(write_action(action), account_of(moment), action)
    known = recalled(moment, int(now[0].mist))
    if before[0].phase >= MOVING:
        return Words(write_action(action), known, action)
    return Words("deal" if actor == CHANCE else "place", known)


def may_look_up_all(options: MenhirsOptions, now: State) -> bool:
    """Tell whether nothing must be remembered: before anybody has acted, and at the end."""
    return not options.hide_menhirs or now.turns_made == 0 or now.phase == OVER
