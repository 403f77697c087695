"""Progress with lessons and puzzles over HTTP: kept with the account, merged from all devices."""

from hashlib import blake2b

import msgspec
from litestar import get, post
from litestar.params import JSONBody

from gloaming.server.messages.progress import MOST_PUZZLES, KeptProgress, Progress, merged

from .answers import REFUSALS, TOO_LARGE, PuzzleRefusedError
from .asking import AnyRequest, TheDoorman
from .puzzle_opinions import account
from .puzzles import ThePuzzles

MARK_BYTES = 8

read_progress = msgspec.json.Decoder(Progress).decode


def mark_of(person: str) -> str:
    """Return what tells an account from others without naming it."""
    return blake2b(person.encode(), digest_size=MARK_BYTES).hexdigest()


@get("/progress", responses=REFUSALS)
async def show_progress(
    request: AnyRequest, puzzles: ThePuzzles, doorman: TheDoorman
) -> KeptProgress:
    """Show how far one is with lessons and puzzles."""
    person = (await account(request, doorman)).ids[0]
    return KeptProgress(mark_of(person), read_kept(await puzzles.progress.read(person)))


@post("/progress", status_code=200, responses=REFUSALS)
async def merge_progress(
    request: AnyRequest, data: JSONBody[Progress], puzzles: ThePuzzles, doorman: TheDoorman
) -> KeptProgress:
    """Add what a device knows, and show what all of them know together; nothing is ever lost."""
    person = (await account(request, doorman)).ids[0]

    def merge(kept: str) -> str:
        together = merged(read_kept(kept), data)
        if len(together.puzzles) > MOST_PUZZLES:
            words = f"of at most {MOST_PUZZLES} puzzles it is kept how they were tried"
            raise PuzzleRefusedError("too-large", words, "puzzles", TOO_LARGE)
        return msgspec.json.encode(together, order="sorted").decode()

    content = await puzzles.progress.merge(person, merge, puzzles.now())
    return KeptProgress(mark_of(person), read_kept(content))


def read_kept(content: str) -> Progress:
    """Return progress as it is kept; an empty text is none."""
    return read_progress(content) if content else Progress()


ROUTES = (show_progress, merge_progress)
