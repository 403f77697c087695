"""Where uvicorn or websockets have changed inside, the server says so and serves all the same."""

import asyncio
import sys
from pathlib import Path

from .matches import Witness, new_guest, open_table, play_match
from .running import Server, running

# The library now waits one generator deeper than our protocol knows.
CHANGED = """
from websockets.streams import StreamReader
wait = StreamReader.at_eof
StreamReader.at_eof = lambda self: deeper(self)
def deeper(self):
    return (yield from wait(self))
from gloaming.cli import main
main()
"""
WARNING = "uvicorn or websockets have changed; using uvicorn's protocol"


def play_once(server: Server) -> str:
    """Let two guests play a match to its end; return what the server has logged."""

    async def play() -> None:
        async with running(server):
            guests = [await new_guest(server) for _ in range(2)]
            table = await open_table(server, guests[0], "first")
            witnesses = [Witness(table) for _ in guests]
            await play_match([server], guests, witnesses)
            assert all(witness.is_over for witness in witnesses)

    asyncio.run(play())
    return server.log.read_text()


def test_a_match_is_played_by_the_library_alone(tmp_path: Path) -> None:
    server = Server(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}")
    server.command[:3] = [sys.executable, "-c", CHANGED]
    log = play_once(server)
    assert log.count(WARNING) == 1
    assert "a whole text is not recognized" in log


def test_the_locked_libraries_are_as_our_protocol_knows_them(tmp_path: Path) -> None:
    assert WARNING not in play_once(Server(tmp_path, f"sqlite:///{tmp_path / 'tables.db'}"))
