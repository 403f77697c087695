"""Pictures of puzzles for links, drawn once and kept for a day by whoever shows them."""

from functools import partial
from typing import Annotated

from litestar import Response, Router, get
from litestar.di import Provide
from litestar.params import PathParameter

from gloaming.server.access.doorman import Doorman
from gloaming.server.hosting.puzzle_desk import PuzzleDesk

from .asking import AnyRequest, TheDoorman
from .computed import payer
from .position_pictures import picture_of
from .puzzles import ThePuzzles, may_see, no_such_puzzle

FOLDER = "links/puzzles"
ENDING = ".png"
KEPT = "public, max-age=86400"

PictureName = Annotated[str, PathParameter(max_length=64)]


@get("/{name:str}", include_in_schema=False)
async def puzzle_picture(
    name: PictureName, request: AnyRequest, puzzles: ThePuzzles, doorman: TheDoorman
) -> Response[bytes]:
    """Show the position of a puzzle that everybody may see."""
    found = await puzzles.asked(name.removesuffix(ENDING)) if name.endswith(ENDING) else None
    if found is None or (found[2] and not may_see(found[2], None)):
        raise no_such_puzzle()
    key, work = ("link picture", found[0].id), partial(picture_of, found[1])
    picture = await puzzles.proving.once(await payer(request, doorman), key, work)
    return Response(picture, media_type="image/png", headers={"cache-control": KEPT})


def link_pictures(puzzles: PuzzleDesk, doorman: Doorman) -> Router:
    """Return where pictures are asked for."""
    given = {
        "puzzles": Provide(lambda: puzzles, sync_to_thread=False),
        "doorman": Provide(lambda: doorman, sync_to_thread=False),
    }
    return Router(f"/{FOLDER}", route_handlers=[puzzle_picture], dependencies=given)
