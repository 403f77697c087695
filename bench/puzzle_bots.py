"""`python -m bench.puzzle_bots`: how many shipped puzzles bots of each level solve, by grade.

The shares of `free-in` are of first turns that bots take in the position.  For `hide` each level
looks for cover as it does in a match: on its own spots, with its own eyes, and is judged by the
exact look.
Prints Markdown, which stands in docs/puzzles.md.
"""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from gloaming.bots import BOTS
from gloaming.bots.bot import Bot
from gloaming.bots.levels import LEVELS
from gloaming.bots.spokenchaos.mind import FEW_SPOTS, Mind
from gloaming.bots.spokenchaos.places import COARSE, SINGLE, see
from gloaming.core.layout import array, clone
from gloaming.core.streams import Stream, below, stream_from
from gloaming.games.menhirs import GAME
from gloaming.games.menhirs.course.apply import apply
from gloaming.games.menhirs.course.rounds import mover
from gloaming.games.menhirs.exchange.to_state import to_state
from gloaming.games.menhirs.solver.budget import Budget
from gloaming.games.menhirs.solver.solve import terms_of
from gloaming.games.menhirs.solver.solver import Node, Solver
from gloaming.games.menhirs.state import OVER, State
from gloaming.games.spokenchaos.assumptions import SIZES
from gloaming.games.spokenchaos.exchange.to_scene import to_scene
from gloaming.games.spokenchaos.seating import DOOR_NAMES
from gloaming.games.spokenchaos.solids.lobby import STEPS_PER_FIELD
from gloaming.puzzles.collection import puzzles_of
from gloaming.puzzles.menhirs.free_in import FreeIn
from gloaming.puzzles.puzzle import GRADES
from gloaming.puzzles.spokenchaos.ends import Ends, ends_of, hidden_from
from gloaming.puzzles.spokenchaos.hide_puzzle import Hide, movers
from gloaming.puzzles.spokenchaos.hiding import staying

from .extent import extent

EACH = extent(8, 1)  # puzzles of a grade
TABLE = 1 << 16


def solves_free_in(bot: Bot, puzzle: FreeIn, stream: Stream) -> bool:
    """Tell whether the turn that a bot takes is one of the solutions."""
    states = to_state(puzzle.position)
    seat = int(mover(states[0]))
    while states[0].phase != OVER and states[0].turn == puzzle.position.turn:
        for action in bot.plan(GAME, clone(states), seat, stream):
            apply(states[0], seat, action)
    if states[0].phase == OVER:
        return bool(states[0].winner == seat)
    return still_wins(puzzle, states[0])


def still_wins(puzzle: FreeIn, state: State) -> bool:
    """Tell whether the opponent, who is to move now, has lost in time."""
    states = to_state(puzzle.position)
    solver = Solver(terms_of(states), Budget(), TABLE)
    after = Node(int(state.mist), int(state.banned), int(state.turn))
    return puzzle.task.turns > 1 and solver.wins_within(after, puzzle.task.turns - 1)


def solves_hide(bot: Any, puzzle: Hide, stream: Stream) -> bool:
    """Tell whether every ghost is hidden where a bot of a level takes it to be."""
    mind: Mind = bot.mind[0]
    offsets = SINGLE if mind.spots == FEW_SPOTS else COARSE
    scene, going = to_scene(puzzle.position), movers(puzzle)
    others = staying(puzzle.position, scene, [one.name for one in going])
    wanted = sum(1 << DOOR_NAMES.index(door) for door in puzzle.task.doors)
    left = puzzle.task.steps
    if len(going) > mind.movers:
        return False
    for one in going:
        ends = ends_of(scene.lobbies, others, one, left)
        ends = ends.only(is_on_lattice(ends, offsets[SIZES.index(one.size)]))
        if mind.grid and mind.caution:
            seen = np.zeros(len(ends.steps), np.int64)
            for door in range(len(DOOR_NAMES)):
                see(scene.lobbies, ends.bodies, int(mind.grid), door, seen)
            ends = ends.only((seen & wanted) == 0)
        if not len(ends.steps):
            return False
        cheap = np.flatnonzero(ends.steps == ends.steps.min())
        chosen = ends.only(cheap[[int(below(stream, len(cheap)))]])
        left -= int(chosen.steps[0])
        if not hidden_from(scene.lobbies, chosen, puzzle.task.doors)[0]:
            return False
    return True


def is_on_lattice(ends: Ends, offsets: NDArray[np.int64]) -> NDArray[np.bool_]:
    """Return which places are those that a bot tries in a field."""
    bodies = array(ends.bodies)
    across, up = (np.isin(bodies[axis] % STEPS_PER_FIELD, offsets) for axis in ("x", "y"))
    return across & up


Solves = Callable[[Any, Any, Stream], bool]


def share(bot: Any, puzzles: Sequence[Any], solves: Solves) -> str:
    """Return how many of some puzzles a bot solves, as a cell of a table."""
    solved = sum(solves(bot, puzzle, stream_from(number)) for number, puzzle in enumerate(puzzles))
    return f"{solved}/{len(puzzles)}"


def rows(kind: str, game: str, solves: Solves) -> list[str]:
    """Return a row for each grade of a kind."""
    lines = []
    for grade in GRADES:
        puzzles = [one for one in puzzles_of(kind).values() if one.grade == grade][:EACH]
        if puzzles:
            shares = (share(BOTS[game][level], puzzles, solves) for level in LEVELS)
            lines.append(f"| {kind} | {grade} | {' | '.join(shares)} |")
    return lines


def main() -> None:
    """Print the table."""
    print(f"| kind | grade | {' | '.join(LEVELS)} |")
    print("| --- | --- |" + " --- |" * len(LEVELS))
    for line in rows("free-in", "menhirs", solves_free_in):
        print(line, flush=True)
    for line in rows("hide", "spokenchaos", solves_hide):
        print(line, flush=True)


if __name__ == "__main__":
    main()
