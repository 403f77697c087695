"""Accounts: signing up, in and out, names and passwords, taking everything along, and leaving."""

from contextlib import suppress
from typing import Annotated, Any, TypeAlias

import msgspec
from litestar import Response, get, post
from litestar.params import JSONBody

from gloaming.server.access.doorman import COOKIE
from gloaming.server.hosting.host import Host
from gloaming.server.identity.errors import IdentityError, WrongCredentialsError
from gloaming.server.identity.names import name_key
from gloaming.server.identity.sql_identity import SqlIdentity
from gloaming.server.repeated_warnings import warn_of_storage
from gloaming.server.storage.errors import StorageError

from .answers import REFUSALS
from .asking import (
    DEVICE,
    AnyRequest,
    Change,
    Me,
    TheAccounts,
    TheDoorman,
    TheHost,
    TheVisits,
    at_the_page,
    become,
    farewell,
    me_of,
    names_changed,
    owner,
)

LONGEST_TEXT = 400  # identity says better what is wrong with a name or a password
EXPORT_NAME = "gloaming-export.json"

Text: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST_TEXT)]


class Body(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a request says."""


class NewAccount(Body, frozen=True):
    """An account to make."""

    name: Text
    password: Text


class SignIn(Body, frozen=True):
    """Name and password."""

    name: Text
    password: Text
    claims_guest: bool = True  # the games of the guest that this browser is become the account's


class NewName(Body, frozen=True):
    """What one wants to be called."""

    name: Text


class NewPassword(Body, frozen=True):
    """A password in place of another."""

    old: Text
    new: Text


class Proof(Body, frozen=True):
    """That one is still who one was."""

    password: Text


class Farewell(Body, frozen=True):
    """Who leaves, written out so that nobody leaves by mistake."""

    name: Text
    password: Text = ""  # needed where there is one


@post("/account", responses=REFUSALS)
async def sign_up(
    request: AnyRequest,
    data: JSONBody[NewAccount],
    accounts: TheAccounts,
    doorman: TheDoorman,
    visits: TheVisits,
    host: TheHost,
) -> Response[Me]:
    """Make an account with a password; a guest becomes it and keeps all games."""
    guest = await at_the_page(request, accounts)
    person, token = await accounts.passwords.sign_up(
        data.name, data.password, guest=guest, address=doorman.address(request)
    )
    await names_changed(host, accounts, person)
    return await become(request, accounts, visits, Change(guest, person, token))


@post("/account/sign-in", status_code=200, responses=REFUSALS)
async def sign_in(
    request: AnyRequest,
    data: JSONBody[SignIn],
    accounts: TheAccounts,
    doorman: TheDoorman,
    visits: TheVisits,
    host: TheHost,
) -> Response[Me]:
    """Sign in with a password; the games of the guest who asks go to the account."""
    person, token = await accounts.passwords.sign_in(
        data.name,
        data.password,
        address=doorman.address(request),
        device=request.cookies.get(DEVICE, ""),
    )
    change = Change(await at_the_page(request, accounts), person, token)
    if data.claims_guest:
        await claim_guest(request, accounts, host, change)
    return await become(request, accounts, visits, change)


async def claim_guest(
    request: AnyRequest, accounts: SqlIdentity, host: Host, change: Change
) -> None:
    """Give the games of the guest who asks, if it is one, to the account that signs in."""
    guest = change.before
    if guest is not None and guest.is_guest:
        with suppress(IdentityError):  # another tab has claimed them at this moment
            await accounts.claim(change.now, request.cookies[COOKIE])
            await names_changed(host, accounts, guest)


@post("/account/confirm", status_code=200, responses=REFUSALS)
async def confirm(
    request: AnyRequest, data: JSONBody[Proof], accounts: TheAccounts, doorman: TheDoorman
) -> Me:
    """Show one's password again, for what needs a fresh sign-in."""
    person = await owner(request, accounts)
    await accounts.confirm_by_password(
        person, request.cookies[COOKIE], data.password, address=doorman.address(request)
    )
    return me_of(person)


@post("/account/sign-out", status_code=200, responses=REFUSALS)
async def sign_out(request: AnyRequest, accounts: TheAccounts, visits: TheVisits) -> Response[Me]:
    """Sign out in this browser; a guest who does so is gone for good."""
    person = await at_the_page(request, accounts)
    await accounts.sign_out(request.cookies.get(COOKIE, ""))
    return await farewell(accounts, visits, person)


@post("/account/sign-out-everywhere", status_code=200, responses=REFUSALS)
async def sign_out_everywhere(
    request: AnyRequest, accounts: TheAccounts, visits: TheVisits
) -> Response[Me]:
    """Sign out in all browsers; programs keep their tokens."""
    person = await owner(request, accounts)
    await accounts.sign_out_everywhere(person)
    return await farewell(accounts, visits, person)


@post("/account/name", status_code=200, responses=REFUSALS)
async def rename(
    request: AnyRequest,
    data: JSONBody[NewName],
    accounts: TheAccounts,
    visits: TheVisits,
    host: TheHost,
) -> Me:
    """Be called something else, at all one's tables; guests may be as well."""
    person = await accounts.rename(await owner(request, accounts), data.name)
    await visits.renamed(person.id)
    await names_changed(host, accounts, person)
    return me_of(person)


@post("/account/password", status_code=200, responses=REFUSALS)
async def change_password(
    request: AnyRequest,
    data: JSONBody[NewPassword],
    accounts: TheAccounts,
    doorman: TheDoorman,
    visits: TheVisits,
) -> Response[Me]:
    """Change one's password; all other browsers are signed out."""
    person = await owner(request, accounts)
    address = doorman.address(request)
    token = await accounts.passwords.change(person, data.old, data.new, address=address)
    return await become(request, accounts, visits, Change(person, person, token))


@get("/account/export", responses=REFUSALS)
async def export(request: AnyRequest, accounts: TheAccounts) -> Response[dict[str, Any]]:
    """Download everything that is kept about oneself."""
    kept = await accounts.export(await owner(request, accounts))
    headers = {"content-disposition": f'attachment; filename="{EXPORT_NAME}"'}
    return Response(kept, headers=headers)


@post("/account/delete", status_code=200, responses=REFUSALS)
async def delete_account(
    request: AnyRequest,
    data: JSONBody[Farewell],
    accounts: TheAccounts,
    doorman: TheDoorman,
    visits: TheVisits,
    host: TheHost,
) -> Response[Me]:
    """Leave for good: one's games stay, under the name `deleted`, at running tables too."""
    person = await owner(request, accounts)
    if name_key(data.name) != name_key(person.name):
        raise WrongCredentialsError
    if await accounts.passwords.has_password(person):
        await accounts.passwords.need_password(person, data.password, doorman.address(request))
    else:
        await accounts.need_fresh(person, request.cookies[COOKIE])
    await host.names_changed(await accounts.delete(person))
    await scrub(accounts)
    return await farewell(accounts, visits, person)


async def scrub(accounts: SqlIdentity) -> None:
    """Let nothing of somebody stay readable in the files; what cannot be done now is done later."""
    try:
        await accounts.database.scrub()
    except StorageError as error:
        warn_of_storage(error, "what was deleted is overwritten later")


ROUTES = (
    sign_up,
    sign_in,
    confirm,
    sign_out,
    sign_out_everywhere,
    rename,
    change_password,
    export,
    delete_account,
)
