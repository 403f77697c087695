"""`make bench`: measure everything and write docs/benchmarks.md.

`python -m bench server` measures only that part, and writes nothing.  `make bench-brief` runs all
of it with hardly anything to measure, and writes nothing either.
"""

import sys
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path

from . import command, finstere, lobby, menhirs, openspiel, research, spokenchaos
from .bots import section_of, with_section
from .client import client_rows
from .extent import IS_BRIEF, extent
from .measure import best_of_rounds
from .report import Row, machine, table
from .server import server_rows
from .servers import BOARDGAME_IO_VERSION

PAGE = Path(__file__).parents[1] / "docs" / "benchmarks.md"
WARM_START_LIMIT = 1.5
SOLVE_LIMIT = 30.0
LOOK_LIMIT = 0.002
JUDGING_LIMIT = 0.06
WHOLE_MATCH = 24
ENDGAME_TURNS = extent(3, 1)
SOLVED = extent(
    (
        (10, 24, "whole matches"),
        (8, 14, "a match of 12 tiles in round 6"),
        (8, 16, "the same in round 5"),
        (10, 18, "the same in round 4"),
    ),
    ((8, 3, "the last turns"),),
)


def finstere_rows() -> list[Row]:
    """Measure Finstere Flure beside OpenSpiel."""
    rates = best_of_rounds(
        {
            "moves": finstere.random_games,
            "breakthrough": openspiel.random_play("breakthrough"),
            "chess": openspiel.random_play("chess"),
            "rollouts": openspiel.chess_rollouts(),
            "one thread": finstere.batch_on(1),
            "two threads": finstere.batch_on(2),
            "games": finstere.random_game_count,
            "driven": finstere.driven_from_python,
            "phases": finstere.monster_phases(),
        }
    )
    moves, breakthrough, chess = rates["moves"], rates["breakthrough"], rates["chess"]
    one, two, rollouts = rates["one thread"], rates["two threads"], rates["rollouts"]
    return [
        Row("random games, 4 players, basic, one core", rate(rates["games"], "games")),
        Row(
            "whole token moves in them",
            rate(moves, "moves"),
            f"OpenSpiel breakthrough from Python, {rate(breakthrough, 'moves')}",
            moves / breakthrough,
            1.0,
        ),
        Row(
            "the same",
            rate(moves, "moves"),
            f"OpenSpiel chess from Python, {rate(chess, 'moves')}",
            moves / chess,
            3.0,
        ),
        Row(
            "batch, one thread",
            rate(one, "moves"),
            f"OpenSpiel chess rollouts in C++, one core, {rate(rollouts, 'moves')}",
            one / rollouts,
            2.0,
        ),
        Row("batch, two threads", rate(two, "moves"), "batch, one thread", two / one, 1.7),
        Row(
            "one call from Python per whole move",
            rate(rates["driven"], "moves"),
            "OpenSpiel breakthrough from Python",
            rates["driven"] / breakthrough,
        ),
        Row("monster phases, one core", rate(rates["phases"], "phases")),
    ]


def menhirs_rows() -> list[Row]:
    """Measure Menhirs beside plain Python and OpenSpiel."""
    rates = best_of_rounds(
        {
            "ours": menhirs.engine_generator(),
            "plain": menhirs.plain_generator(),
            "games": menhirs.random_games,
        }
    )
    ours, theirs = menhirs.beside_open_spiel(ENDGAME_TURNS)
    return [
        Row(
            "Menhirs: positions whose moves are generated",
            rate(rates["ours"], "positions"),
            f"plain Python with sets, {rate(rates['plain'], 'positions')}",
            rates["ours"] / rates["plain"],
            100,
        ),
        Row("random games, one core", rate(rates["games"], "games")),
        Row(
            f"three positions solved, 12 tiles, {ENDGAME_TURNS} turns left",
            f"{ours:.3f} s",
            f"OpenSpiel's alpha-beta, {theirs:.1f} s",
            theirs / ours,
            20,
        ),
        *(solver_row(*case) for case in SOLVED),
    ]


def solver_row(mist: int, turns_left: int, what: str) -> Row:
    """Measure how long the solver takes for three positions."""
    solutions, seconds = menhirs.solved(mist, turns_left)
    nodes = sum(solution.nodes for solution in solutions)
    results = ", ".join(solution.result for solution in solutions)
    title = f"three of {mist} tiles, {turns_left} turns left, solved: {results} ({what})"
    measured = f"{seconds:.2f} s, {rate(nodes / seconds, 'nodes')}"
    if turns_left != WHOLE_MATCH:
        return Row(title, measured)
    each = seconds / len(solutions)
    return Row(title, measured, f"limit of {SOLVE_LIMIT:g} s each", SOLVE_LIMIT / each, 1.0)


def spokenchaos_rows() -> list[Row]:
    """Measure Spokenchaos beside trimesh and Embree."""
    rates = best_of_rounds(
        {
            "looks": spokenchaos.official_looks(),
            "embree": spokenchaos.embree_looks(),
            "tables": spokenchaos.whole_tables(),
            "candidates": spokenchaos.furniture_candidates(),
            "games": spokenchaos.random_games,
        }
    )
    looks, embree = rates["looks"], rates["embree"]
    judged = spokenchaos.CANDIDATES / rates["candidates"]
    return [
        Row(
            "Spokenchaos: official looks, 256 x 256, 12 ghosts",
            rate(looks, "looks"),
            f"trimesh with Embree, all samples, {embree:.1f} looks/s",
            looks / embree,
            20,
        ),
        Row(
            "one such look",
            f"{1000 / looks:.2f} ms",
            f"limit of {1000 * LOOK_LIMIT:g} ms",
            LOOK_LIMIT * looks,
            1.0,
        ),
        Row("tables of hidden places, whole lobby", f"{1000 / rates['tables']:.2f} ms"),
        Row(
            f"{spokenchaos.CANDIDATES} furniture candidates judged against 24 doors",
            f"{1000 * judged:.0f} ms",
            f"limit of {1000 * JUDGING_LIMIT:g} ms",
            JUDGING_LIMIT / judged,
            1.0,
        ),
        Row("random games, 4 players, one core", f"{rates['games']:.2f} games/s"),
    ]


def command_rows() -> list[Row]:
    """Measure how the command starts."""
    cold, again, warm = command.cold_and_warm()
    return [
        Row("first match ever, everything compiled", f"{cold:.1f} s"),
        Row("the same match again", f"{again:.1f} s", "cold", cold / again),
        Row(
            "warm start of `gloaming monster`",
            f"{warm:.2f} s",
            f"limit of {WARM_START_LIMIT} s",
            WARM_START_LIMIT / warm,
            1.0,
        ),
    ]


def rate(value: float, unit: str) -> str:
    """Return a rate as text."""
    return f"{value:,.0f} {unit}/s"


PARTS: dict[str, Callable[[], list[Row]]] = {
    "finstere": finstere_rows,
    "command": command_rows,
    "menhirs": menhirs_rows,
    "spokenchaos": spokenchaos_rows,
    "lobby": lobby.rows,
    "research": research.rows,
    "server": server_rows,
    "client": client_rows,
}
APART = ("server", "client")  # each has a table of its own


def page() -> str:
    """Measure everything and return the page about it, but for the bots."""
    rows = [row for name, measure in PARTS.items() if name not in APART for row in measure()]
    return f"""\
# Benchmarks

Made by `make bench` on {datetime.now(UTC):%Y-%m-%d}. {machine()}.

Peers are measured in the same run, in turns, the best of five rounds each; the machine is
shared and noisy, so read the ratios, not the figures. A move of Finstere Flure is one whole
token move, chosen among all its distinct results (pushes included); the monster's walks are
part of the time.

{table(rows)}

## The server

Tables of two on loopback, each seat a socket; the server is one process on one core, the
clients (the same for both servers, in Python, over bare WebSockets) are another on another.
An action is acknowledged when the one who acted is told so. Ours keeps every action in SQLite
with synchronous commits (`synchronous = FULL`: on disk before anybody hears of it), checks it
by the full rules, and shows each seat its view, its legal actions in words and why things
happened. boardgame.io {BOARDGAME_IO_VERSION} plays the smallest turn game there is: two
players count in turns. It keeps matches in memory, or in its FlatFile storage, which does not
wait for the disk. *Counting* is the same game on our server.

{table(server_rows())}

## The client

In Chromium without a screen, which draws without a graphics card, against `gloaming serve` on
the same machine with its rules compiled; every visit is somebody's first. Bytes are those
that come over the line, as the browser counts them. A match is playable when something is asked
of the visitor. Frames are counted in a replay that plays by itself.

{table(client_rows())}
"""


def main(names: Sequence[str]) -> None:
    """Measure all parts and write the page, or only print some."""
    if names:
        print(table([row for name in names for row in PARTS[name]()]))
        return
    made, bots = page(), section_of(PAGE.read_text(encoding="utf-8"))
    made = with_section(made, bots) if bots else made
    if not IS_BRIEF:
        PAGE.write_text(made, encoding="utf-8")
    print(made)


if __name__ == "__main__":
    main(sys.argv[1:])
