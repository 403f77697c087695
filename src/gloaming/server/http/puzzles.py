"""Published puzzles over HTTP: published when they are proved, listed, shown and withdrawn."""

from secrets import token_urlsafe
from typing import Annotated, TypeAlias, cast

import msgspec
from litestar import delete, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody, PathParameter, QueryParameter

from gloaming.core.errors import NotationError
from gloaming.core.interchange import read_plain
from gloaming.puzzles.any_puzzle import AnyPuzzle
from gloaming.puzzles.glicko import rating_of_grade
from gloaming.puzzles.sameness import kind_name
from gloaming.server.access.visitor import Visitor
from gloaming.server.hosting.proving import Judged
from gloaming.server.hosting.puzzle_desk import PREFIX, PuzzleDesk, read_puzzle
from gloaming.server.identity.titles import check_title
from gloaming.server.messages.puzzles import (
    GameName,
    KindName,
    ListedPuzzle,
    NewPublication,
    Order,
    PuzzlePage,
    ShownPuzzle,
    VoteValue,
)
from gloaming.server.storage.errors import PublishedAlreadyError
from gloaming.server.storage.published import MOST_ON_A_PAGE, NewPuzzle, Published, Wanted

from .answers import BAD_REQUEST, REFUSALS, MissingError, PuzzleRefusedError
from .asking import AnyRequest, TheDoorman, somebody
from .computed import payer

ID_BYTES = 6
PAGE = 20

ThePuzzles: TypeAlias = NamedDependency[PuzzleDesk]
PuzzleId = Annotated[str, PathParameter(max_length=64)]
Mark: TypeAlias = Annotated[
    str | None, QueryParameter(max_length=200, description="The `next` of the page before.")
]


@post("/puzzles", responses=REFUSALS)
async def publish(
    request: AnyRequest,
    data: JSONBody[NewPublication],
    puzzles: ThePuzzles,
    doorman: TheDoorman,
) -> ListedPuzzle:
    """Publish a puzzle: it is proved first, and only a sound one that is new is kept."""
    composer = await somebody(request, doorman)
    check_body(await request.body())
    title, paying = check_title(data.title), await payer(request, doorman)
    puzzles.take_quota(paying)
    puzzle = bare(data.puzzle)
    judged = await puzzles.judged(paying, puzzle)
    check_judged(judged)
    new = new_puzzle(puzzle, judged, title, composer, puzzles.now())
    try:
        await puzzles.published.keep(new)
    except PublishedAlreadyError as error:
        raise PuzzleRefusedError("published-already", str(error), error.puzzle) from None
    return listed(await seen(puzzles, new.id, composer), composer)


def check_body(body: bytes) -> None:
    """Refuse a key that is given twice: of two meanings nobody knows which one was meant."""
    try:
        read_plain(body.decode())
    except NotationError as error:
        raise PuzzleRefusedError("malformed", error.message, error.place, BAD_REQUEST) from None


def bare(puzzle: AnyPuzzle) -> AnyPuzzle:
    """Return a puzzle without what only its composer says of it."""
    plain = {"id": "", "grade": msgspec.UNSET, "title": msgspec.UNSET}
    return msgspec.structs.replace(puzzle, **plain)


def check_judged(judged: Judged) -> None:
    """Refuse what cannot be read, is not sound or not proved, and what is shipped already."""
    if judged.place:
        raise PuzzleRefusedError("malformed", judged.problem, judged.place, BAD_REQUEST)
    if judged.problem:
        code = "not-sound" if judged.is_proved else "not-proved"
        raise PuzzleRefusedError(code, judged.problem)
    if judged.shipped:
        words = f"the same puzzle is there already: {judged.shipped}"
        raise PuzzleRefusedError("published-already", words, judged.shipped)


def new_puzzle(
    puzzle: AnyPuzzle, judged: Judged, title: str, composer: Visitor, now: float
) -> NewPuzzle:
    """Return what is kept of a puzzle that is sound."""
    graded = msgspec.structs.replace(puzzle, grade=judged.grade)
    return NewPuzzle(
        id=PREFIX + token_urlsafe(ID_BYTES),
        key=judged.key,
        game=puzzle.game,
        kind=kind_name(puzzle),
        title=title,
        puzzle=msgspec.json.encode(graded).decode(),
        solution=msgspec.json.encode(judged.solution).decode(),
        solutions=judged.solutions,
        grade=judged.grade,
        composer=composer.ids[0],
        published_at=now,
    )


@get("/puzzles", responses=REFUSALS)
async def list_puzzles(
    request: AnyRequest,
    puzzles: ThePuzzles,
    doorman: TheDoorman,
    game: Annotated[GameName | None, QueryParameter()] = None,
    kind: Annotated[KindName | None, QueryParameter()] = None,
    order: Annotated[Order, QueryParameter(description="Newest, best or easiest first.")] = "new",
    mine: Annotated[bool, QueryParameter(description="Only what one has composed.")] = False,  # noqa: FBT002 - a flag of the address
    page: Mark = None,
    limit: Annotated[int, QueryParameter(ge=1, le=MOST_ON_A_PAGE)] = PAGE,
) -> PuzzlePage:
    """List published puzzles."""
    viewer = await somebody(request, doorman) if mine else await doorman.who(request)
    own = viewer.ids if mine and viewer else None
    wanted = Wanted(game=game, kind=kind, composers=own, order=order)
    found = await puzzles.published.list(wanted, page=page, limit=limit)
    return PuzzlePage(tuple(listed(one, viewer) for one in found.puzzles), found.next)


@get("/puzzles/{puzzle:str}", responses=REFUSALS)
async def show_puzzle(
    puzzle: PuzzleId, request: AnyRequest, puzzles: ThePuzzles, doorman: TheDoorman
) -> ShownPuzzle:
    """Show a published puzzle, to be played."""
    viewer = await doorman.who(request)
    found = await seen(puzzles, puzzle, viewer)
    vote = await puzzles.opinions.vote_of(puzzle, viewer.ids[0]) if viewer else 0
    return ShownPuzzle(listed(found, viewer), read_puzzle(found.puzzle), cast("VoteValue", vote))


@delete("/puzzles/{puzzle:str}", responses=REFUSALS)
async def withdraw(
    puzzle: PuzzleId, request: AnyRequest, puzzles: ThePuzzles, doorman: TheDoorman
) -> None:
    """Withdraw a puzzle of one's own, with all that was said of it."""
    composer = await somebody(request, doorman)
    found = await seen(puzzles, puzzle, composer)
    if found.composer not in composer.ids:
        raise PuzzleRefusedError("not-yours", "this puzzle is somebody else's", "", 403)
    await puzzles.published.delete(puzzle, composer.ids)


async def seen(puzzles: PuzzleDesk, puzzle: str, viewer: Visitor | None) -> Published:
    """Return a published puzzle that somebody may see, or say that there is none."""
    found = await puzzles.published.find(puzzle)
    if found is None or not may_see(found, viewer):
        raise no_such_puzzle()
    return found


def may_see(found: Published, viewer: Visitor | None) -> bool:
    """Tell whether somebody may see a puzzle: a hidden one only its composer."""
    return not found.is_hidden or (viewer is not None and found.composer in viewer.ids)


def no_such_puzzle() -> MissingError:
    """Return that there is no such puzzle, or no longer."""
    return MissingError("no-such-puzzle", "there is no such puzzle, or no longer")


def listed(found: Published, viewer: Visitor | None) -> ListedPuzzle:
    """Return a puzzle as somebody sees it in a list: nobody's id is told."""
    rating = found.rating if found.rating is not None else rating_of_grade(found.grade).rating
    return ListedPuzzle(
        id=found.id,
        game=cast("GameName", found.game),
        kind=cast("KindName", found.kind),
        title=found.title,
        grade=found.grade,
        solutions=found.solutions,
        composer=found.composer_name,
        is_guest=found.is_guest,
        is_yours=viewer is not None and found.composer in viewer.ids,
        published_at=found.published_at,
        score=found.score,
        plays=found.plays,
        rating=round(rating),
        is_hidden=found.is_hidden,
    )


ROUTES = (publish, list_puzzles, show_puzzle, withdraw)
