"""Asking from where something is seen: what may be asked, and what cannot be answered."""

from collections.abc import Callable
from typing import Annotated, Any, TypeAlias

from litestar.params import QueryParameter

from gloaming.server.tables.exposing import NEWEST
from gloaming.server.tables.refusal import Refusal

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


def told(work: Callable[[], Any]) -> Callable[[], Any]:
    """Return what works an answer out, or refuses what is about nothing."""

    def tell() -> Any:
        answer = work()
        if answer is None:
            raise Refusal("malformed", "there is no such thing, or no such place")
        return answer

    return tell
