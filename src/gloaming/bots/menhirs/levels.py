"""The six levels of Menhirs: what each sees, and how far it thinks."""

from gloaming.bots.levels import SECONDS, TOP_SECONDS
from gloaming.bots.search.records import Habits
from gloaming.bots.search.searching import Budget
from gloaming.core.layout import Records, blank

from .bot import MenhirsBot
from .mind import Mind

WIDTH, GREATEST_WIDTH = 128, 512  # turns that are looked at in a position
CARE = 6


def mind(
    *, oversight: float, sees_parts: bool, playouts: int = 0, mood: float = 0.1
) -> Records[Mind]:
    """Return a mind with its blind spots."""
    minds = blank(Mind)
    minds[0].oversight, minds[0].sees_parts = oversight, sees_parts
    minds[0].playouts, minds[0].care, minds[0].mood = playouts, CARE, mood
    return minds


def habits() -> Records[Habits]:
    """Return how a search of Menhirs spends its simulations."""
    found = blank(Habits)
    found[0].temperature, found[0].exploration = 0.05, 1.0
    return found


def glancing(mind: Records[Mind]) -> MenhirsBot:
    """Return a bot that only looks at the turns it has."""
    return MenhirsBot(mind, habits(), Budget(1, SECONDS, GREATEST_WIDTH))


def searching(simulations: int, seconds: float, nodes: int) -> MenhirsBot:
    """Return a bot that searches, and proves what so many nodes can prove."""
    mind_ = mind(oversight=0.0, sees_parts=True, playouts=1, mood=0.02)
    return MenhirsBot(mind_, habits(), Budget(simulations, seconds, WIDTH), nodes)


BOTS = (
    glancing(mind(oversight=1.0, sees_parts=False)),
    glancing(mind(oversight=0.15, sees_parts=False)),
    glancing(mind(oversight=0.0, sees_parts=True)),
    searching(120, SECONDS, 0),
    searching(800, SECONDS, 5_000),
    searching(8_000, TOP_SECONDS, 300_000),
)
