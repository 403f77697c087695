"""Who asks over HTTP, and the cookie by which they are known."""

from dataclasses import replace
from typing import Any, NamedTuple, TypeAlias

import msgspec
from litestar import Request, Response
from litestar.background_tasks import BackgroundTask
from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from gloaming.server.access.doorman import COOKIE, Doorman
from gloaming.server.access.visitor import Visitor
from gloaming.server.access.visits import Visits
from gloaming.server.hosting.host import Host
from gloaming.server.identity.person import Person
from gloaming.server.identity.sql_identity import SqlIdentity
from gloaming.server.identity.tokens import DEVICE_DAYS
from gloaming.server.settings import Settings
from gloaming.server.tables.refusal import Refusal

DAY = 24 * 3600
DEVICE = "gloaming-device"
ACCOUNT_PATH = "/api/account"  # where it matters on which device one is

AnyRequest: TypeAlias = Request[Any, Any, Any]
TheDoorman: TypeAlias = NamedDependency[Doorman]
TheAccounts: TypeAlias = NamedDependency[SqlIdentity]
TheVisits: TypeAlias = NamedDependency[Visits]
TheHost: TypeAlias = NamedDependency[Host]


class Me(msgspec.Struct, frozen=True):
    """Who asks."""

    name: str  # nothing: nobody yet
    is_guest: bool


NOBODY = Me("", is_guest=False)


async def somebody(request: AnyRequest, doorman: Doorman) -> Visitor:
    """Return who asks, or refuse strangers."""
    visitor = await doorman.who(request)
    if visitor is None:
        raise Refusal("forbidden", "say who you are first: a cookie or a token is missing")
    return visitor


async def at_the_page(request: AnyRequest, accounts: SqlIdentity) -> Person | None:
    """Return who sits before a page: a program's token opens no account's drawers."""
    token = request.cookies.get(COOKIE, "")
    return await accounts.who(token, "cookie") if token else None


async def fresh_owner(request: AnyRequest, accounts: SqlIdentity) -> Person:
    """Return whose page asks, if they have proved lately who they are."""
    person = await owner(request, accounts)
    await accounts.need_fresh(person, request.cookies[COOKIE])
    return person


async def owner(request: AnyRequest, accounts: SqlIdentity) -> Person:
    """Return whose page asks, or refuse strangers and programs."""
    person = await at_the_page(request, accounts)
    if person is None:
        raise Refusal("forbidden", "sign in on a page first: only its cookie counts here")
    return person


def me_of(person: Person) -> Me:
    """Return what is told of a person to themselves."""
    return Me(person.name, person.is_guest)


def device_cookie(token: str, settings: Settings) -> Cookie:
    """Return the cookie that says where somebody has signed in before; it opens nothing."""
    lasting = cookie(token, DEVICE_DAYS * DAY, settings)
    return replace(lasting, key=DEVICE, path=ACCOUNT_PATH)


def cookie_for(person: Person, token: str, settings: Settings) -> Cookie:
    """Return the cookie by which a browser is known; no script can read it."""
    return cookie(token, settings.cookie_days(is_guest=person.is_guest) * DAY, settings)


def no_cookie(settings: Settings) -> Cookie:
    """Return what makes a browser forget its cookie."""
    return cookie("", 0, settings)


def cookie(token: str, seconds: int, settings: Settings) -> Cookie:
    """Return a cookie that lasts for seconds."""
    return Cookie(
        key=COOKIE,
        value=token,
        max_age=seconds,
        httponly=True,
        samesite="lax",
        secure=settings.cookies_are_secure,
    )


class Change(NamedTuple):
    """Somebody becomes somebody else, or gets another token."""

    before: Person | None
    now: Person
    token: str


async def become(
    request: AnyRequest, accounts: SqlIdentity, visits: Visits, change: Change
) -> Response[Me]:
    """Answer with a new cookie; the one before is nobody's from now on.

    Its sockets are closed after the answer: pages come back at once, and with the new cookie.
    """
    before, person, token = change
    closing = None
    if before is not None:
        await accounts.sign_out(request.cookies[COOKIE])
        closing = BackgroundTask(visits.changed, before.id)
    cookies = [cookie_for(person, token, accounts.settings)]
    device = await accounts.new_device(person, request.cookies.get(DEVICE, ""))
    if device is not None:
        cookies.append(device_cookie(device, accounts.settings))
    return Response(me_of(person), cookies=cookies, background=closing)


async def names_changed(host: Host, accounts: SqlIdentity, person: Person) -> None:
    """Let everybody at a person's tables see what the person is called now."""
    await host.names_changed(await accounts.tables_of(person))


async def farewell(accounts: SqlIdentity, visits: Visits, person: Person | None) -> Response[Me]:
    """Answer somebody who is nobody from now on; their sockets are closed."""
    if person is not None:
        await visits.changed(person.id)
    return Response(NOBODY, cookies=[no_cookie(accounts.settings)])
