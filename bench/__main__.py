"""`make bench`: measure everything and write docs/benchmarks.md.

`python -m bench server` measures only that part, and writes nothing.  `make bench-brief` runs all
of it with hardly anything to measure, and writes nothing either.
"""

import sys
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from . import (
    batches,
    deciding,
    finstere,
    installed,
    lobby,
    menhirs,
    openspiel,
    proofs,
    puzzles,
    research,
    spokenchaos,
    starting,
    thinking,
)
from .bots import section_of, with_section
from .client import client_rows
from .extent import IS_BRIEF, extent
from .measure import Rate, best_of_rounds
from .native import Native, native
from .report import Row, machine, table
from .server import server_rows
from .servers import BOARDGAME_IO_VERSION
from .slowdowns import check_rates

PAGE = Path(__file__).parents[1] / "docs" / "benchmarks.md"
LOOK_LIMIT = 0.002
JUDGING_LIMIT = 0.06
ENDGAME_TURNS = extent(3, 1)


class Endgame(NamedTuple):
    """Positions to be solved, and how long that may take for all three."""

    mist: int
    turns_left: int
    what: str
    limit: float | None = None  # seconds


SOLVED = extent(
    (
        Endgame(10, 24, "whole matches", 10.0),
        Endgame(12, 24, "whole matches", 60.0),
        Endgame(8, 14, "a match of 12 tiles in round 6"),
        Endgame(8, 16, "the same in round 5"),
        Endgame(10, 18, "the same in round 4"),
    ),
    (Endgame(8, 3, "the last turns"),),
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
            "driven": finstere.driven_from_python(),
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
            2.0,
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
        Row("batch, two threads", rate(two, "moves"), "batch, one thread", two / one, 1.8),
        Row(
            "one call from Python per whole move",
            rate(rates["driven"], "moves"),
            "OpenSpiel breakthrough from Python",
            rates["driven"] / breakthrough,
            1.0,
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
        *(solver_row(case) for case in SOLVED),
    ]


def solver_row(case: Endgame) -> Row:
    """Measure how long the solver takes for three positions; it gives up each at the limit."""
    solutions, seconds = menhirs.solved(case.mist, case.turns_left, case.limit)
    nodes = sum(solution.nodes for solution in solutions)
    results = ", ".join(solution.result for solution in solutions)
    where = f"three of {case.mist} tiles, {case.turns_left} turns left"
    title = f"{where}, solved: {results} ({case.what})"
    measured = f"{seconds:.2f} s, {rate(nodes / seconds, 'nodes')}"
    if case.limit is None:
        return Row(title, measured)
    return Row(title, measured, f"limit of {case.limit:g} s", case.limit / seconds, 1.0)


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
            60,
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


def native_rows() -> list[Row]:
    """Measure the engine beside the same rules compiled natively."""
    with native() as other:
        return [
            *(random_row(other, name) for name in RANDOM_PLAY),
            *batches.rows(other),
            *thinking.rows(other),
        ]


def random_row(other: Native, name: str) -> Row:
    """Measure random matches of a game."""
    rates = best_of_rounds(
        {"engine": RANDOM_PLAY[name], "native": other.work(f"{name}.random_games")}
    )
    return Row(
        f"random matches of {name}, one core",
        rate(rates["engine"], UNITS[name]),
        f"the same rules compiled natively by numba, {rate(rates['native'], UNITS[name])}",
        rates["engine"] / rates["native"],
        0.9,
    )


def rate(value: float, unit: str) -> str:
    """Return a rate as text."""
    return f"{value:,.0f} {unit}/s"


UNITS = {"menhirs": "matches", "finstere": "moves", "spokenchaos": "matches"}
RANDOM_PLAY: dict[str, Callable[[], Rate]] = extent(
    {
        "menhirs": menhirs.random_games,
        "finstere": finstere.random_games,
        "spokenchaos": spokenchaos.random_games,
    },
    {"menhirs": menhirs.random_games},
)
PARTS: dict[str, Callable[[], list[Row]]] = {
    "finstere": finstere_rows,
    "native": native_rows,
    "starting": starting.rows,
    "installed": installed.rows,
    "menhirs": menhirs_rows,
    "spokenchaos": spokenchaos_rows,
    "lobby": lobby.rows,
    "deciding": deciding.rows,
    "puzzles": puzzles.rows,
    "proofs": proofs.rows,
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
part of the time. Natively the rules run as numba compiles them for this processor, which nobody
who plays does any more: only this page does, in a process of its own.

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
the same machine; every visit is somebody's first. Bytes are those
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
    if IS_BRIEF:
        check_rates(PAGE.read_text(encoding="utf-8"))
    else:
        PAGE.write_text(made, encoding="utf-8")
    print(made)


if __name__ == "__main__":
    main(sys.argv[1:])
