"""Puzzles: how long judging a feast takes, and how many the generator composes."""

from collections.abc import Callable

from gloaming.core.seeds import chance_stream
from gloaming.puzzles.composing import Order, compose
from gloaming.puzzles.finstere.feast.composing import Plan, begin
from gloaming.puzzles.finstere.feast.proof import Prover

from .extent import IS_BRIEF, extent
from .measure import Rate, best_of_rounds, timed
from .report import Row

CORES = 2
MINUTE = 60
JUDGED = extent(4, 1)
EASY, HARD = extent(4000, 2), extent(20, 1)  # so many that starting processes hardly counts
EASIEST_GRADE, HARDEST_GRADE = 1, extent(9, 1)
JUDGING_LIMIT = 1.0  # seconds
EASY_GOAL, HARD_GOAL = 5000, 20  # a minute
ONE_STEP, TWO_STEPS = Plan((1, 1, 1), lay=2, enemies=5), Plan((2, 2, 2), lay=2, enemies=5)


def judging(plan: Plan) -> Callable[[], Rate]:
    """Return the measurement of random feasts judged by one core."""
    prover = Prover()
    drafts = [begin(chance_stream("bench", number), plan) for number in range(JUDGED)]
    prover.prove(drafts[0])  # the module is loaded, and there is room

    def work() -> Rate:
        return timed(lambda: sum(prover.prove(draft).is_complete for draft in drafts))

    return work


def composing(grade: int, count: int) -> Callable[[], Rate]:
    """Return the measurement of feasts of a grade composed on all cores."""

    def work() -> Rate:
        order = Order("feast", grade, seed=7)
        return timed(lambda: len(list(compose(order, count, [], CORES))))

    return work


def rows() -> list[Row]:
    """Measure puzzles."""
    judged = {"one step": judging(ONE_STEP)}
    if not IS_BRIEF:
        judged["two steps"] = judging(TWO_STEPS)
    seconds = {name: 1 / rate for name, rate in best_of_rounds(judged, rounds=extent(2, 1)).items()}
    easy = composing(EASIEST_GRADE, EASY)().per_second * MINUTE
    hard = composing(HARDEST_GRADE, HARD)().per_second * MINUTE
    return [
        *(judging_row(f"three moves of {name} and two tiles", seconds[name]) for name in seconds),
        composing_row("of the easiest grade, one move", easy, EASY_GOAL),
        composing_row("of the hardest grade", hard, HARD_GOAL),
    ]


def judging_row(what: str, seconds: float) -> Row:
    """Return the row of how long a feast is judged."""
    limit = f"limit of {JUDGING_LIMIT:g} s"
    what = f"a feast judged, {what}, one core"
    return Row(what, f"{seconds:.2f} s", limit, JUDGING_LIMIT / seconds, 1.0)


def composing_row(what: str, per_minute: float, goal: int) -> Row:
    """Return the row of how many feasts are composed."""
    what = f"feasts composed and proved, {what}, two cores"
    return Row(what, f"{per_minute:,.0f} a minute", f"goal of {goal:,}", per_minute / goal, 1.0)
