"""Asking from where something is seen: what may be asked, and what cannot be answered."""

from collections.abc import Callable
from typing import Annotated, Any, NamedTuple, TypeAlias

from litestar.di import NamedDependency, Provide
from litestar.params import QueryParameter

from gloaming.core.game import AnyGame
from gloaming.core.record import read_record
from gloaming.server.tables.refusal import Refusal
from gloaming.server.tables.views.exposing import NEWEST, exposed
from gloaming.server.tables.views.secrecy import SPECTATOR

MOST_THINGS = 1000
FARTHEST = 100.0

Thing: TypeAlias = Annotated[int, QueryParameter(ge=0, lt=MOST_THINGS)]
Field: TypeAlias = Annotated[float, QueryParameter(ge=0, lt=FARTHEST)]
Height: TypeAlias = Annotated[float, QueryParameter(ge=0, lt=FARTHEST)]
Way: TypeAlias = Annotated[int, QueryParameter(ge=0, lt=MOST_THINGS)]
At: TypeAlias = Annotated[
    int,
    QueryParameter(ge=NEWEST, description="How many moments of the match there were; -1: all."),
]


class AskedExposure(NamedTuple):
    """What is asked about: something at a place, at a moment of a match."""

    at: int
    thing: int
    place: tuple[float, ...]


def asked_exposure(
    thing: Thing, x: Field, y: Field, height: Height = 0.0, way: Way = 0, at: At = NEWEST
) -> AskedExposure:
    """Read what is asked about from the query."""
    return AskedExposure(at, thing, (x, y, height, way))


TheExposure: TypeAlias = NamedDependency[AskedExposure]
ASKED = {"asked": Provide(asked_exposure, sync_to_thread=False)}


def told(work: Callable[[], Any]) -> Callable[[], Any]:
    """Return what works an answer out, or refuses what is about nothing."""

    def tell() -> Any:
        answer = work()
        if answer is None:
            raise Refusal("malformed", "there is no such thing, or no such place")
        return answer

    return tell


def exposure_archived(record: str, game: AnyGame, asked: AskedExposure) -> Any:
    """Return from where something is seen at a moment of a match that was kept as a record."""
    match = read_record(record, lambda _: game)
    return exposed(match, asked.at, SPECTATOR, asked.thing, asked.place)()
