"""The server beside boardgame.io: the same clients, tables of two, on loopback."""

import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager

import msgspec

from .extent import extent
from .load import Load, Plan
from .process import bytes_used
from .report import Row
from .servers import Server, boardgame_io, gloaming, pin

SOCKETS = extent((100, 500, 2000), (2,))
PACED_SOCKETS = extent(2000, 4)
IDLE_SOCKETS = extent(1000, 100)
SECONDS = extent(4.0, 0.5)
PACED_SECONDS = extent(6.0, 2.0)
MIB = 1024 * 1024
MILLISECONDS = 1000
MICROSECONDS = 1_000_000
MOST_WAIT = 0.1  # seconds
HALF, SLOW = 0.5, 0.99  # of all actions
COUNTING = "counting"
GAMES = extent((COUNTING, "menhirs", "finstere"), ("menhirs",))
FASTER = 3.0
BESIDE = "boardgame.io"

Start = Callable[[], AbstractContextManager[Server]]


def put_load(server: Server, game: str, sockets: int, *, is_paced: bool = False) -> Load:
    """Let clients in another process play at a server."""
    plan = Plan(
        port=server.port,
        server=server.process,
        game=game,
        tables=sockets // 2,
        seconds=PACED_SECONDS if is_paced else SECONDS,
        pause=1.0 if is_paced else 0.0,
        options={"players": "2"} if game == "finstere" else {},
    )
    return msgspec.json.decode(clients("bench.load", msgspec.json.encode(plan).decode()), type=Load)


def clients(module: str, *arguments: str) -> bytes:
    """Run clients on the other core; return what they write."""
    with subprocess.Popen(
        [sys.executable, "-m", module, *arguments], stdout=subprocess.PIPE
    ) as process:
        pin(process.pid, 1)
        written, _ = process.communicate()
    if process.returncode:
        raise RuntimeError(f"the clients failed: {module} {arguments}")
    return written


def load_of(start: Start, game: str, sockets: int, *, is_paced: bool = False) -> Load:
    """Start a server, put load on it, and stop it."""
    with start() as server:
        return put_load(server, game, sockets, is_paced=is_paced)


def files() -> AbstractContextManager[Server]:
    """Run boardgame.io with its flat files."""
    return boardgame_io(has_files=True)


def server_rows() -> list[Row]:
    """Measure the server in every way."""
    return [
        *(row_beside(sockets) for sockets in SOCKETS),
        *rows_beside_files(SOCKETS[0], GAMES),
        *(row for sockets in SOCKETS[1:] for row in rows_beside_files(sockets, (COUNTING,))),
        *paced_rows(PACED_SOCKETS),
        idle_row(),
    ]


def row_beside(sockets: int) -> Row:
    """Measure how many actions can be acknowledged, beside boardgame.io in memory."""
    theirs = load_of(boardgame_io, BESIDE, sockets)
    ours = load_of(gloaming, COUNTING, sockets)
    return Row(
        f"{sockets:,} sockets as fast as they can: counting, durable",
        described(ours),
        f"{BESIDE}, counting, in memory, {described(theirs)}",
        ours.per_second / theirs.per_second,
        FASTER,
    )


def rows_beside_files(sockets: int, games: Sequence[str]) -> list[Row]:
    """Measure the same beside boardgame.io with its own storage on disk."""
    theirs = load_of(files, BESIDE, sockets)
    beside = f"{BESIDE}, counting, FlatFile (not flushed), {described(theirs)}"
    rows: list[Row] = []
    for game in games:
        ours = load_of(gloaming, game, sockets)
        what = f"{sockets:,} sockets as fast as they can, both on disk: {game}"
        rows.append(Row(what, described(ours), beside, ours.per_second / theirs.per_second, FASTER))
    return rows


def paced_rows(sockets: int) -> list[Row]:
    """Measure how long acknowledgements take at one action a second and table."""
    theirs = load_of(boardgame_io, BESIDE, sockets, is_paced=True)
    beside = f"{BESIDE}, counting, in memory, {described(theirs)}"
    rows: list[Row] = []
    for game in GAMES:
        ours = load_of(gloaming, game, sockets, is_paced=True)
        what = f"{sockets:,} sockets, one action a second and table: {game}, durable; p99"
        rows.append(Row(what, described(ours), beside, theirs.wait(SLOW) / ours.wait(SLOW), 1.0))
        limit = Row(
            f"the same beside its limit: {game}",
            wait_of(ours, SLOW),
            f"limit of {MOST_WAIT * MILLISECONDS:g} ms",
            MOST_WAIT / ours.wait(SLOW),
            1.0,
        )
        rows.append(limit)
    return rows


def idle_row() -> Row:
    """Measure the memory of sockets that say nothing."""
    ours, theirs = idle_bytes(gloaming, "gloaming"), idle_bytes(boardgame_io, BESIDE)
    return Row(
        f"memory of {IDLE_SOCKETS:,} idle sockets",
        f"{ours / MIB:.1f} MiB",
        f"{BESIDE}, {theirs / MIB:.1f} MiB",
        theirs / ours,
    )


def idle_bytes(start: Start, kind: str) -> float:
    """Return how much more memory a server holds with idle sockets."""
    with start() as server:
        clients("bench.idle", kind, str(server.port), "1")
        before = bytes_used(server.process)
        with subprocess.Popen(
            [sys.executable, "-m", "bench.idle", kind, str(server.port), str(IDLE_SOCKETS), "wait"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        ) as process:
            if process.stdout is None or not process.stdout.readline():
                raise RuntimeError("the idle clients failed")
            time.sleep(1)
            used = bytes_used(server.process) - before
            process.communicate(b"\n")
    return float(used)


def described(load: Load) -> str:
    """Return what was measured as text."""
    rate = f"{load.per_second:,.0f} actions/s"
    waits = f"p50 {wait_of(load, HALF)}, p99 {wait_of(load, SLOW)}"
    busy = f"core {load.server_busy:.0%} busy, {load.each * MICROSECONDS:.0f} µs each"
    return ", ".join((rate, waits, busy) if load.server_busy else (rate, waits))


def wait_of(load: Load, share: float) -> str:
    """Return a wait as text."""
    return f"{load.wait(share) * MILLISECONDS:.1f} ms"
