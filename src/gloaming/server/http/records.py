"""Records in the words of their games, written by number: so the page's engine can play them."""

from functools import partial
from hashlib import sha256

from litestar import Response, post
from litestar.params import JSONBody

from gloaming.core.errors import EngineError, GloamingError
from gloaming.core.record import read_record
from gloaming.core.variations import Annotated, write_annotated
from gloaming.games import find
from gloaming.server.messages.records import WrittenRecord
from gloaming.server.tables.refusal import Refusal

from .answers import REFUSALS
from .asking import AnyRequest, TheDoorman
from .computed import TheComputing, computed, payer


@post("/records/by-number", status_code=200, responses=REFUSALS)
async def by_number(
    request: AnyRequest,
    data: JSONBody[WrittenRecord],
    computing: TheComputing,
    doorman: TheDoorman,
) -> Response[WrittenRecord]:
    """Write a record by number: it is played through for that, and nothing is kept of it."""
    key = ("by-number", sha256(data.record.encode()).digest())
    paying = await payer(request, doorman)
    return await computed(computing, paying, request, key, partial(numbered, data.record))


def numbered(text: str) -> WrittenRecord:
    """Return a record by number; one that cannot be played is refused."""
    try:
        match = read_record(text, find)
    except EngineError:  # no fault of the record's
        raise
    except (GloamingError, OverflowError) as error:
        raise Refusal("malformed", str(error), "record") from None
    return WrittenRecord(write_annotated(Annotated(match, (), ())))
