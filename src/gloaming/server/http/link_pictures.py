"""Pictures for links: of puzzles, lessons and what decided matches.

They are drawn once beside everything else, and kept for a day by whoever shows them.  Nobody
in particular asks, so they show what everybody may see: of a match nothing before it is over.
"""

from collections.abc import Callable, Hashable
from functools import partial
from typing import Annotated, TypeAlias

from litestar import Response, Router, get
from litestar.di import Provide
from litestar.params import PathParameter

from gloaming.core.match import Match
from gloaming.games import NAMES
from gloaming.lessons.course import Course
from gloaming.lessons.lesson import Lesson
from gloaming.lessons.schools import find_school, lessons_of
from gloaming.server.access.doorman import Doorman
from gloaming.server.hosting.host import Host
from gloaming.server.hosting.puzzle_desk import PuzzleDesk

from .answers import MissingError
from .asking import AnyRequest, TheDoorman, TheHost
from .computed import payer
from .position_pictures import picture_of, picture_of_state
from .puzzles import ThePuzzles, may_see, no_such_puzzle
from .resources import summary_told
from .turning_points import found_points

FOLDER = "links"
ENDING = ".png"
KEPT = "public, max-age=86400"

Name: TypeAlias = Annotated[str, PathParameter(max_length=64)]


@get("/puzzles/{name:str}", include_in_schema=False)
async def puzzle_picture(
    name: Name, request: AnyRequest, puzzles: ThePuzzles, doorman: TheDoorman
) -> Response[bytes]:
    """Show the position of a puzzle that everybody may see."""
    found = await puzzles.asked(shown(name))
    if found is None or (found[2] and not may_see(found[2], None)):
        raise no_such_puzzle()
    work = partial(picture_of, found[1])
    return await drawn(puzzles, doorman, request, ("puzzle picture", found[0].id), work)


@get("/lessons/{game:str}/{name:str}", include_in_schema=False)
async def lesson_picture(
    game: Name, name: Name, request: AnyRequest, puzzles: ThePuzzles, doorman: TheDoorman
) -> Response[bytes]:
    """Show how a lesson begins."""
    lesson = lessons_of(game).get(shown(name)) if game in NAMES else None
    if lesson is None:
        raise MissingError("no-such-page", "there is no such lesson")
    work = partial(picture_of_lesson, game, lesson)
    return await drawn(puzzles, doorman, request, ("lesson picture", game, lesson.id), work)


@get("/replays/{name:str}", include_in_schema=False)
async def replay_picture(
    name: Name, request: AnyRequest, puzzles: ThePuzzles, doorman: TheDoorman, host: TheHost
) -> Response[bytes]:
    """Show the last moment that decided a match, once everybody may know how it ended."""
    row = await host.storage.table(shown(name))
    told = summary_told(row, host.now()) if row else None
    is_told = told is not None and told.phase == "over" and told.may_be_watched
    if row is None or not is_told or row.game not in NAMES:
        raise MissingError("no-such-match", "there is no such match to be seen again")
    match = (await host.hosted(row.id)).seen_by(None).match
    work = partial(picture_of_match, match)
    return await drawn(puzzles, doorman, request, ("replay picture", row.id), work)


def shown(name: str) -> str:
    """Return of what a picture is; only pictures have names here."""
    if not name.endswith(ENDING):
        raise MissingError("no-such-page", "there is no such picture")
    return name.removesuffix(ENDING)


def picture_of_lesson(game: str, lesson: Lesson) -> bytes:
    """Draw how a lesson begins."""
    course = Course(find_school(game), lesson)
    return picture_of_state(game, course.options, course.match.states)


def picture_of_match(match: Match) -> bytes:
    """Draw a match before the last moment that decided it, or at its end."""
    points = found_points(match)
    states = match.moments[points[-1].at - 1].before if points else match.states
    return picture_of_state(match.game.name, match.options, states)


async def drawn(
    puzzles: PuzzleDesk,
    doorman: Doorman,
    request: AnyRequest,
    key: Hashable,
    work: Callable[[], bytes],
) -> Response[bytes]:
    """Answer with a picture."""
    picture = await puzzles.trying.once(await payer(request, doorman), key, work)
    return Response(picture, media_type="image/png", headers={"cache-control": KEPT})


def link_pictures(puzzles: PuzzleDesk, doorman: Doorman, host: Host) -> Router:
    """Return where pictures are asked for."""
    given = {
        "puzzles": Provide(lambda: puzzles, sync_to_thread=False),
        "doorman": Provide(lambda: doorman, sync_to_thread=False),
        "host": Provide(lambda: host, sync_to_thread=False),
    }
    handlers = [puzzle_picture, lesson_picture, replay_picture]
    return Router(f"/{FOLDER}", route_handlers=handlers, dependencies=given)
