"""What people with an account think of published puzzles: votes, and reports to the host."""

from litestar import post, put
from litestar.params import JSONBody

from gloaming.server.access.doorman import Doorman
from gloaming.server.access.visitor import Visitor
from gloaming.server.identity.errors import OnlyAccountsError
from gloaming.server.identity.titles import check_reason
from gloaming.server.messages.puzzles import NewReport, NewVote, Voted

from .answers import FORBIDDEN, REFUSALS, PuzzleRefusedError
from .asking import AnyRequest, TheDoorman, somebody
from .puzzles import PuzzleId, ThePuzzles, seen


async def account(request: AnyRequest, doorman: Doorman) -> Visitor:
    """Return whose account asks: guests cost nothing, so they have no voice."""
    visitor = await somebody(request, doorman)
    if visitor.is_guest:
        raise OnlyAccountsError
    return visitor


@put("/puzzles/{puzzle:str}/vote", responses=REFUSALS)
async def vote(
    puzzle: PuzzleId,
    request: AnyRequest,
    data: JSONBody[NewVote],
    puzzles: ThePuzzles,
    doorman: TheDoorman,
) -> Voted:
    """Vote for or against a puzzle of somebody else, or take that back."""
    voter = await account(request, doorman)
    found = await seen(puzzles, puzzle, voter)
    if found.composer in voter.ids:
        raise PuzzleRefusedError("own-puzzle", "nobody votes for their own", "", FORBIDDEN)
    score = await puzzles.opinions.vote(puzzle, voter.ids[0], data.value)
    return Voted(data.value, score)


@post("/puzzles/{puzzle:str}/reports", responses=REFUSALS)
async def report(
    puzzle: PuzzleId,
    request: AnyRequest,
    data: JSONBody[NewReport],
    puzzles: ThePuzzles,
    doorman: TheDoorman,
) -> None:
    """Tell the host what is wrong with a puzzle, once."""
    reporter = await account(request, doorman)
    reason = check_reason(data.reason)
    found = await seen(puzzles, puzzle, reporter)
    if found.composer in reporter.ids:
        raise PuzzleRefusedError("own-puzzle", "withdraw your own instead", "", FORBIDDEN)
    enough = puzzles.settings.reports_that_hide
    person, now = reporter.ids[0], puzzles.now()
    await puzzles.opinions.report(puzzle, person, reason, now=now, enough=enough)


ROUTES = (vote, report)
