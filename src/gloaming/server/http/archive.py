"""The archive over HTTP: finished matches are searched, read, verified and replayed."""

from functools import partial
from hashlib import blake2b
from typing import Annotated, Any, Literal, TypeAlias

import msgspec
from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.params import PathParameter, QueryParameter

from gloaming.core.errors import EngineError, GloamingError
from gloaming.core.game import AnyGame
from gloaming.core.record import read_record
from gloaming.server.access.visitor import Visitor
from gloaming.server.hosting.host import Host
from gloaming.server.storage.archive import (
    MOST_ON_A_PAGE,
    Archive,
    FinishedMatch,
    Finisher,
    Result,
    Wanted,
)
from gloaming.server.tables.decisions.dressing import look_of
from gloaming.server.tables.refusal import Refusal

from .answers import REFUSALS, MissingError
from .asking import AnyRequest, TheDoorman, TheHost, somebody
from .computed import TheComputing, computed, payer
from .exposing import ASKED, TheExposure, exposure_archived, told
from .replaying import Replay, TheForm, replay_archived

PAGE = 50

TheArchive: TypeAlias = NamedDependency[Archive]
MatchId = Annotated[str, PathParameter(max_length=64)]
Word: TypeAlias = Annotated[str | None, QueryParameter(max_length=100)]
Time: TypeAlias = Annotated[float | None, QueryParameter(description="Seconds since 1970.")]
Mark: TypeAlias = Annotated[
    str | None, QueryParameter(max_length=200, description="The `next` of the page before.")
]
Limit: TypeAlias = Annotated[int, QueryParameter(ge=1, le=MOST_ON_A_PAGE)]


class ArchivedPlayer(msgspec.Struct, frozen=True):
    """Who sat where, and how it ended for them."""

    seat: int
    seat_name: str  # what the rules call the seat; nothing where that was not kept
    name: str
    kind: Literal["person", "bot"]
    is_guest: bool
    is_you: bool
    result: Result
    score: float


class ArchivedMatch(msgspec.Struct, frozen=True):
    """A match of the archive."""

    id: str
    game: str
    is_public: bool
    started_at: float
    ended_at: float
    reason: str
    players: tuple[ArchivedPlayer, ...]


class FoundMatches(msgspec.Struct, frozen=True):
    """A page of a search, what ended last first."""

    matches: tuple[ArchivedMatch, ...]
    next: str | None  # what to ask for the page behind this one


class Verification(msgspec.Struct, frozen=True):
    """Whether the rules and the seed make just this of the players' actions."""

    is_true: bool
    problem: str  # nothing, or the first thing that is wrong


class ArchivedRecord(msgspec.Struct, frozen=True):
    """A match with its record."""

    match: ArchivedMatch
    record: str
    verification: Verification


def shown(match: FinishedMatch, viewer: Visitor | None) -> ArchivedMatch:
    """Return a match as somebody sees it: nobody's id is told."""
    ids = viewer.ids if viewer else ()
    players = tuple(shown_player(player, ids) for player in match.players)
    return ArchivedMatch(
        id=match.id,
        game=match.game,
        is_public=match.is_public,
        started_at=match.started_at,
        ended_at=match.ended_at,
        reason=match.reason,
        players=players,
    )


def shown_player(player: Finisher, viewer: tuple[str, ...]) -> ArchivedPlayer:
    """Return a player as somebody sees them."""
    return ArchivedPlayer(
        seat=player.seat,
        seat_name=player.seat_name or "",
        name=player.name,
        kind="bot" if player.person is None else "person",
        is_guest=player.is_guest,
        is_you=player.person in viewer,
        result=player.result,
        score=player.score,
    )


@get("/archive", responses=REFUSALS)
async def search(
    request: AnyRequest,
    archive: TheArchive,
    doorman: TheDoorman,
    game: Word = None,
    player: Word = None,
    mine: Annotated[bool, QueryParameter(description="Only matches that one played.")] = False,  # noqa: FBT002 - a flag of the address
    result: Annotated[Result | None, QueryParameter(description="Of that player.")] = None,
    reason: Word = None,
    since: Time = None,
    until: Time = None,
    page: Mark = None,
    limit: Limit = PAGE,
) -> FoundMatches:
    """Search finished matches: public ones, and private ones that one played."""
    viewer = await somebody(request, doorman) if mine else await doorman.who(request)
    own = viewer.ids[0] if viewer else None
    wanted = Wanted(
        game=game,
        name=player,
        person=own if mine else None,
        result=result,
        reason=reason,
        since=since,
        until=until,
        viewer=own,
    )
    found = await archive.search(wanted, page=page, limit=limit)
    return FoundMatches(tuple(shown(match, viewer) for match in found.matches), found.next)


@get("/archive/{match:str}", responses=REFUSALS)
async def archived(
    match: MatchId,
    request: AnyRequest,
    archive: TheArchive,
    host: TheHost,
    doorman: TheDoorman,
    computing: TheComputing,
) -> ArchivedRecord:
    """Show a finished match with its record, and whether the record is true."""
    viewer = await doorman.who(request)
    kept, record = await seen(archive, match, viewer)
    game = await host.repertoire.game(kept.game)
    work = partial(verify, record, game)
    paying, key = await payer(request, doorman), ("verification", match, digest(record))
    verified = await computing.once(paying, key, lambda: msgspec.json.encode(work()))
    verification = msgspec.json.decode(verified, type=Verification)
    return ArchivedRecord(shown(kept, viewer), record, verification)


@get("/archive/{match:str}/record", media_type=MediaType.TEXT, responses=REFUSALS)
async def archived_record(
    match: MatchId, request: AnyRequest, archive: TheArchive, doorman: TheDoorman
) -> str:
    """Show the record of a finished match."""
    _, record = await seen(archive, match, await doorman.who(request))
    return record


@get("/archive/{match:str}/replay", responses=REFUSALS)
async def archived_replay(
    match: MatchId,
    request: AnyRequest,
    archive: TheArchive,
    host: TheHost,
    doorman: TheDoorman,
    computing: TheComputing,
    form: TheForm = "words",
) -> Response[Replay]:
    """Show a match of the archive step by step, with explanations."""
    kept, record = await seen(archive, match, await doorman.who(request))
    game = await host.repertoire.game(kept.game)
    look = await look_at(host, kept.id)
    key = ("archived replay", form, kept, digest(record), tuple(look.items()))
    work = partial(replay_archived, kept, record, game, look, form)
    try:
        return await computed(computing, await payer(request, doorman), request, key, work)
    except GloamingError as error:
        raise MissingError("no-replay", f"this record cannot be replayed: {error}") from None


@get("/archive/{match:str}/exposure", dependencies=ASKED, responses=REFUSALS)
async def archived_exposure(
    match: MatchId,
    request: AnyRequest,
    archive: TheArchive,
    host: TheHost,
    doorman: TheDoorman,
    computing: TheComputing,
    asked: TheExposure,
) -> Response[Any]:
    """Say from where something would be seen at a place, at a moment of an archived match."""
    kept, record = await seen(archive, match, await doorman.who(request))
    game = await host.repertoire.game(kept.game)
    key = ("archived exposure", kept.id, digest(record), asked)
    work = told(partial(exposure_archived, record, game, asked))
    try:
        return await computed(computing, await payer(request, doorman), request, key, work)
    except GloamingError as error:
        raise MissingError("no-replay", f"this record cannot be replayed: {error}") from None


async def look_at(host: Host, table: str) -> dict[str, int]:
    """Return what was put together at a table; a match that came from elsewhere has none."""
    try:
        return look_of((await host.hosted(table)).table)
    except Refusal:
        return {}


async def seen(archive: Archive, match: str, viewer: Visitor | None) -> tuple[FinishedMatch, str]:
    """Return a match that somebody may see and its record, or say that there is none."""
    kept = await archive.seen(match, viewer.ids[0] if viewer else None)
    record = await archive.record(match) if kept else None
    if kept is None or record is None:
        raise MissingError("no-such-match", "there is no such match in the archive")
    return kept, record


def digest(record: str) -> bytes:
    """Return what tells one record from another."""
    return blake2b(record.encode()).digest()


def verify(record: str, game: AnyGame) -> Verification:
    """Play a record through and compare it with what the seed makes of it."""
    try:
        read_record(record, lambda _: game, verify=True)
    except EngineError:  # which says nothing about the record
        raise
    except GloamingError as error:
        return Verification(is_true=False, problem=str(error))
    return Verification(is_true=True, problem="")


ROUTES = (search, archived, archived_record, archived_replay, archived_exposure)
