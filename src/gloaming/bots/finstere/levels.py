"""The six levels of Finstere Flure: what each foresees, and how far it thinks."""

from gloaming.bots.levels import SECONDS, TOP_SECONDS
from gloaming.bots.search.bot import SearchBot, Ways
from gloaming.bots.search.opening import open_search
from gloaming.bots.search.records import Habits
from gloaming.bots.search.searching import Budget
from gloaming.core.layout import Records, blank
from gloaming.games.finstere.material import MOST_STEPS
from gloaming.games.finstere.state import State

from . import turns
from .mind import FinstereMind, Mind, make_mind
from .places import worth_of_places

PACKAGE = "gloaming.bots.finstere"
WAYS = Ways(PACKAGE, open_search(turns, State, FinstereMind), make_mind)
WIDTH = 40  # moves that are looked at in a position


def mind(
    *,
    foresight: int,
    knows_pile: bool,
    minds_rivals: bool,
    mood: float = 0.0,
    sees_way_out: bool = True,
) -> Records[Mind]:
    """Return a mind with its blind spots."""
    minds = blank(Mind)
    minds[0].worth[:] = worth_of_places()
    minds[0].foresight, minds[0].mood, minds[0].sees_way_out = foresight, mood, sees_way_out
    minds[0].knows_pile, minds[0].minds_rivals = knows_pile, minds_rivals
    minds[0].haste, minds[0].caution = 0.85, 0.2
    return minds


def habits() -> Records[Habits]:
    """Return how a search of Finstere Flure spends its simulations."""
    found = blank(Habits)
    found[0].temperature, found[0].exploration = 0.05, 1.0
    return found


def bot(mind: Records[Mind], simulations: int, seconds: float = SECONDS) -> SearchBot:
    """Return a bot with a mind and a number of simulations."""
    return SearchBot(WAYS, mind, habits(), Budget(simulations, seconds, WIDTH))


FLUTTERING = mind(foresight=0, knows_pile=False, minds_rivals=False, mood=4.0, sees_way_out=False)
RUNNING = mind(foresight=0, knows_pile=False, minds_rivals=False, mood=1.0)
WATCHFUL = mind(foresight=4, knows_pile=False, minds_rivals=False, mood=0.335)
SLY = mind(foresight=MOST_STEPS, knows_pile=True, minds_rivals=True, mood=0.183)
SLIER = mind(foresight=MOST_STEPS, knows_pile=True, minds_rivals=True, mood=0.075)
STEADY = mind(foresight=MOST_STEPS, knows_pile=True, minds_rivals=True)

BOTS = (
    bot(FLUTTERING, 1),
    bot(RUNNING, 1),
    bot(WATCHFUL, 1),
    bot(SLY, 1),
    bot(SLIER, 32),
    bot(STEADY, 15_000, TOP_SECONDS),
)
