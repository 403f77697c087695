"""Answers to puzzles, shipped or published: judged here, and the first one is rated.

Nobody is believed to have solved something: the answer itself is sent and tried by the rules.
That somebody has failed is believed.
"""

import asyncio
from typing import Annotated, cast

import msgspec
from litestar import get, post
from litestar.params import JSONBody, QueryParameter

from gloaming.puzzles.collection import puzzles_of
from gloaming.puzzles.solutions import solutions_of
from gloaming.server.access.visitor import Visitor
from gloaming.server.hosting.puzzle_desk import PuzzleDesk
from gloaming.server.messages.puzzles import (
    AnswerPart,
    KindName,
    NewAnswer,
    PuzzleRating,
    RatedAnswer,
    ShownSolution,
    Standing,
)
from gloaming.server.storage.puzzle_ratings import Asked, Rated

from .answers import FORBIDDEN, REFUSALS, PuzzleRefusedError
from .asking import AnyRequest, TheDoorman
from .computed import payer
from .puzzle_opinions import account
from .puzzles import PuzzleId, ThePuzzles, may_see, no_such_puzzle

read_solution = msgspec.json.Decoder(tuple[AnswerPart, ...]).decode


@post("/puzzles/{puzzle:str}/answers", status_code=200, responses=REFUSALS)
async def answer(
    puzzle: PuzzleId,
    request: AnyRequest,
    data: JSONBody[NewAnswer],
    puzzles: ThePuzzles,
    doorman: TheDoorman,
) -> RatedAnswer:
    """Answer a puzzle; the first answer of an account is rated, and none counts as a failure."""
    person = await account(request, doorman)
    found = await puzzles.asked(puzzle)
    if found is None or (found[2] and not may_see(found[2], person)):
        raise no_such_puzzle()
    asked, whole, published = found
    if published and published.composer in person.ids:
        raise PuzzleRefusedError("own-puzzle", "one's own are not rated", "", FORBIDDEN)
    paying = await payer(request, doorman)
    is_solved = data.answer is not None and await puzzles.is_solved(paying, whole, data.answer)
    rated = await rate(puzzles, person, asked, is_solved=is_solved)
    return shown(rated, is_solved=is_solved)


@post("/puzzles/{puzzle:str}/solution", status_code=200, responses=REFUSALS)
async def solution(
    puzzle: PuzzleId, request: AnyRequest, puzzles: ThePuzzles, doorman: TheDoorman
) -> ShownSolution:
    """Show how a puzzle is solved; an account that has not answered yet has failed by asking."""
    viewer = await doorman.who(request)
    found = await puzzles.asked(puzzle)
    if found is None or (found[2] and not may_see(found[2], viewer)):
        raise no_such_puzzle()
    asked, _, published = found
    is_own = viewer and published and published.composer in viewer.ids
    if viewer and viewer.is_guest:
        await puzzles.ratings.open_solution(viewer.ids, asked.id, puzzles.now())
    elif viewer and not is_own:
        await rate(puzzles, viewer, asked, is_solved=False)
    if published is None:
        plain = solutions_of(asked.kind)[asked.id]
        return ShownSolution(msgspec.convert(plain, tuple[AnswerPart, ...]))
    return ShownSolution(read_solution(await puzzles.published.solution(puzzle) or "[]"))


async def rate(puzzles: PuzzleDesk, person: Visitor, asked: Asked, *, is_solved: bool) -> Rated:
    """Rate somebody's answer, if it is their first to this puzzle."""
    now = puzzles.now()
    return await puzzles.ratings.answer(person.ids, asked, is_solved=is_solved, now=now)


def shown(rated: Rated, *, is_solved: bool) -> RatedAnswer:
    """Return what somebody is told of an answer."""
    return RatedAnswer(
        is_solved=is_solved,
        is_first=rated.is_first,
        before=round(rated.before.rating),
        after=round(rated.after.rating),
        puzzle=round(rated.puzzle.rating),
    )


@get("/ratings", responses=REFUSALS)
async def standings(
    request: AnyRequest, puzzles: ThePuzzles, doorman: TheDoorman
) -> list[Standing]:
    """Show how well one solves puzzles, kind by kind, and which place that is among all."""
    person = await account(request, doorman)
    return [
        Standing(
            kind=cast("KindName", one.kind),
            rating=round(one.rating),
            deviation=round(one.deviation),
            answers=one.answers,
            place=one.place,
            of=one.of,
        )
        for one in await puzzles.ratings.standings(person.ids[0])
    ]


@get("/puzzle-ratings", responses=REFUSALS)
async def puzzle_ratings(
    puzzles: ThePuzzles, kind: Annotated[KindName, QueryParameter()]
) -> list[PuzzleRating]:
    """Show how hard the shipped puzzles of a kind are, those that an account has answered."""
    shipped = await asyncio.to_thread(puzzles_of, kind)  # a kind is loaded when asked for
    return [
        PuzzleRating(id=one.id, rating=round(one.rating), answers=one.answers, solved=one.solved)
        for one in await puzzles.ratings.of_puzzles(shipped)
    ]


ROUTES = (answer, solution, standings, puzzle_ratings)
