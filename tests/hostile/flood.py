"""Somebody who asks for many pages at once, in a process of its own: only the server is measured.

python -m tests.hostile.flood PORT AT_ONCE ROUNDS PATH...     prints how often each status came
"""

import asyncio
import json
import sys
from collections import Counter
from collections.abc import Sequence

from tests.patience import PATIENCE
from tests.server.services import LOOPBACK

CHUNK = 1 << 16


async def ask(port: int, path: str) -> int:
    """Ask for a page, read all of it, and return its status."""
    reading, writing = await asyncio.open_connection(LOOPBACK, port)
    head = f"GET {path} HTTP/1.1\r\nHost: {LOOPBACK}:{port}\r\nAccept-Encoding: gzip\r\n"
    writing.write(f"{head}Connection: close\r\n\r\n".encode())
    first = await reading.readline()
    while await reading.read(CHUNK):
        pass
    writing.close()
    return int(first.split()[1])


async def flood(port: int, at_once: int, rounds: int, paths: Sequence[str]) -> Counter[int]:
    """Ask for pages, so many at once and so often."""
    statuses: Counter[int] = Counter()
    async with asyncio.timeout(PATIENCE):
        for number in range(rounds):
            turned = [paths[(number + place) % len(paths)] for place in range(at_once)]
            statuses.update(await asyncio.gather(*(ask(port, path) for path in turned)))
    return statuses


async def flooding(port: int, at_once: int, rounds: int, paths: Sequence[str]) -> dict[str, int]:
    """Do so in a process of its own; return how often each status came."""
    command = ["-m", __name__, str(port), str(at_once), str(rounds), *paths]
    process = await asyncio.create_subprocess_exec(
        sys.executable, *command, stdout=asyncio.subprocess.PIPE
    )
    said, _ = await process.communicate()
    assert process.returncode == 0
    counts: dict[str, int] = json.loads(said)
    return counts


if __name__ == "__main__":
    port, at_once, rounds = map(int, sys.argv[1:4])
    print(json.dumps(asyncio.run(flood(port, at_once, rounds, sys.argv[4:]))))  # noqa: T201 - a command prints
