"""What HTTP answers when something is refused: the same names as on the socket."""

from math import ceil
from typing import Any

import msgspec
import structlog
from litestar import Request, Response
from litestar.exceptions import HTTPException, InternalServerException
from litestar.openapi.datastructures import ResponseSpec

from gloaming.core.errors import EngineError
from gloaming.server.hosting.time_limits import refusal_of, warn_of_engine
from gloaming.server.identity import errors
from gloaming.server.identity.errors import IdentityError
from gloaming.server.messages.reading import malformed
from gloaming.server.repeated_warnings import warn_of_storage
from gloaming.server.storage.errors import StorageError
from gloaming.server.tables.refusal import Refusal, RefusalCode

BAD_REQUEST, FORBIDDEN, MISSING, CONFLICT = 400, 403, 404, 409
TOO_LARGE, TOO_MANY, BROKEN, UNAVAILABLE = 413, 429, 500, 503

STATUS: dict[RefusalCode, int] = {
    "no-such-page": MISSING,
    "no-such-table": MISSING,
    "no-such-game": BAD_REQUEST,
    "no-such-bot": BAD_REQUEST,
    "no-such-option": BAD_REQUEST,
    "malformed": BAD_REQUEST,
    "not-watchable": FORBIDDEN,
    "forbidden": FORBIDDEN,
    "not-yours": FORBIDDEN,
    "too-fast": TOO_MANY,
    "too-large": TOO_LARGE,
    "unavailable": UNAVAILABLE,
}

IDENTITY: dict[type[IdentityError], tuple[str, int]] = {
    errors.NameRefusedError: ("name-refused", BAD_REQUEST),
    errors.NameTakenError: ("name-taken", CONFLICT),
    errors.TitleRefusedError: ("title-refused", BAD_REQUEST),
    errors.PasswordRefusedError: ("password-refused", BAD_REQUEST),
    errors.WrongCredentialsError: ("wrong-credentials", FORBIDDEN),
    errors.CeremonyError: ("ceremony-over", CONFLICT),
    errors.TooManyTriesError: ("too-many-tries", TOO_MANY),
    errors.AlreadyAccountError: ("already-account", CONFLICT),
    errors.SignInAgainError: ("sign-in-again", FORBIDDEN),
    errors.OnlyAccountsError: ("only-accounts", FORBIDDEN),
    errors.LastPasskeyError: ("last-passkey", CONFLICT),
    errors.NoSuchPersonError: ("no-such-person", MISSING),
}

BODY = "data."  # as the framework calls what is sent

log = structlog.get_logger()


class MissingError(Exception):
    """Something that was asked for by its name and is not there."""

    def __init__(self, code: str, text: str) -> None:
        """Keep the name and the sentence."""
        super().__init__(text)
        self.code = code
        self.text = text


class PuzzleRefusedError(Exception):
    """A puzzle that is not published, or an opinion of it that is not taken."""

    def __init__(self, code: str, text: str, place: str = "", status: int = CONFLICT) -> None:
        """Keep the name, the sentence, the place in the puzzle and the status."""
        super().__init__(text)
        self.code = code
        self.text = text
        self.place = place
        self.status = status


class Refused(msgspec.Struct, frozen=True):
    """Why something was not done."""

    code: str
    text: str
    place: str = ""


def documented(description: str) -> ResponseSpec:
    """Return how a refusal is described in the OpenAPI document."""
    return ResponseSpec(Refused, generate_examples=False, description=description)


REFUSALS = {
    BAD_REQUEST: documented("The request cannot be understood."),
    FORBIDDEN: documented("The one who asks may not do this."),
    MISSING: documented("There is no such thing."),
    CONFLICT: documented("This cannot be done now."),
    TOO_LARGE: documented("The request is too large."),
    TOO_MANY: documented("Somebody, or somebody at this address, asks too often."),
    UNAVAILABLE: documented("Nothing can be kept, read or worked out just now."),
}


def answer_refusal(_: Request[Any, Any, Any], refusal: Refusal) -> Response[Refused]:
    """Answer a refusal."""
    body = Refused(refusal.code, refusal.text, refusal.place)
    wait = {"Retry-After": str(ceil(refusal.retry_after))} if refusal.retry_after else {}
    return Response(body, status_code=STATUS.get(refusal.code, CONFLICT), headers=wait)


def answer_identity(_: Request[Any, Any, Any], error: IdentityError) -> Response[Refused]:
    """Answer what identity refuses."""
    code, status = IDENTITY[type(error)]
    return Response(Refused(code, str(error)), status_code=status)


def answer_missing(_: Request[Any, Any, Any], error: MissingError) -> Response[Refused]:
    """Answer that something is not there."""
    return Response(Refused(error.code, error.text), status_code=MISSING)


def answer_puzzle(_: Request[Any, Any, Any], error: PuzzleRefusedError) -> Response[Refused]:
    """Answer what is refused of puzzles."""
    body = Refused(error.code, error.text, error.place)
    return Response(body, status_code=error.status)


def answer_value(_: Request[Any, Any, Any], error: StorageError) -> Response[Refused]:
    """Answer a value by which nothing can be kept or found."""
    return Response(Refused("malformed", str(error)), status_code=BAD_REQUEST)


def answer_storage(_: Request[Any, Any, Any], error: StorageError) -> Response[Refused]:
    """Answer when nothing can be kept or read."""
    warn_of_storage(error)
    body = Refused("unavailable", "nothing can be kept or read just now")
    return Response(body, status_code=UNAVAILABLE)


def answer_engine(request: Request[Any, Any, Any], error: EngineError) -> Response[Refused]:
    """Answer when the rules could not work something out."""
    warn_of_engine(error)
    return answer_refusal(request, refusal_of(error))


def answer_http(_: Request[Any, Any, Any], error: HTTPException) -> Response[Refused]:
    """Answer what the framework refuses: unreadable bodies, unknown paths and methods.

    It takes a field of a body for a part of ours of the same name, and calls that our fault.
    """
    if isinstance(error.__cause__, msgspec.ValidationError):
        place = malformed(error.__cause__).place.removeprefix(BODY)
        return Response(Refused("malformed", words_of(error), place), status_code=BAD_REQUEST)
    codes = {MISSING: "no-such-page", TOO_LARGE: "too-large", TOO_MANY: "too-fast"}
    body = Refused(codes.get(error.status_code, "malformed"), words_of(error))
    return Response(body, status_code=error.status_code, headers=error.headers)


def words_of(error: HTTPException) -> str:
    """Return what the framework says, with the places it names."""
    extra = error.extra if isinstance(error.extra, list) else []
    places = [f"{item.get('key', '')}: {item.get('message', '')}" for item in extra]
    said = error.__cause__ if isinstance(error, InternalServerException) else error.detail
    return "; ".join([str(said), *places])


def answer_text(_: Request[Any, Any, Any], error: UnicodeDecodeError) -> Response[Refused]:
    """Answer a body that is no text."""
    body = Refused("malformed", f"the body is no UTF-8 text: {error.reason}", "body")
    return Response(body, status_code=BAD_REQUEST)


def answer_depth(_: Request[Any, Any, Any], __: RecursionError) -> Response[Refused]:
    """Answer a body whose parts lie too deep inside one another."""
    return Response(Refused("malformed", "this is nested too deeply"), status_code=BAD_REQUEST)


def answer_anything(_: Request[Any, Any, Any], error: Exception) -> Response[Refused]:
    """Answer a mistake of ours without telling its inside."""
    log.error("a request failed", exc_info=error)
    return Response(Refused("unavailable", "something went wrong here"), status_code=BROKEN)
