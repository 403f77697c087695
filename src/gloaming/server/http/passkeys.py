"""Passkeys over HTTP: each ceremony begins here, goes to the device, and ends here."""

from typing import Annotated, Any, TypeAlias

import msgspec
from litestar import Response, delete, get, post
from litestar.params import JSONBody, PathParameter

from gloaming.server.access.doorman import COOKIE
from gloaming.server.identity.passkeys import LONGEST_LABEL, Ceremony, Passkey

from .accounts import Body, Text, claim_guest
from .answers import REFUSALS, MissingError
from .asking import (
    AnyRequest,
    Change,
    Me,
    TheAccounts,
    TheHost,
    TheVisits,
    at_the_page,
    become,
    fresh_owner,
    me_of,
    names_changed,
    owner,
)

Label: TypeAlias = Annotated[str, msgspec.Meta(max_length=LONGEST_LABEL)]
CeremonyId: TypeAlias = Annotated[str, msgspec.Meta(max_length=64)]
PasskeyId = Annotated[str, PathParameter(max_length=1400)]  # a credential has 1,023 bytes at most


class WantedPasskey(Body, frozen=True):
    """Who wants a passkey."""

    name: Text = ""  # that of the account which a guest becomes; accounts need none


class NewPasskey(Body, frozen=True):
    """What a device has made."""

    ceremony: CeremonyId
    credential: dict[str, Any]  # as PublicKeyCredential.toJSON() gives it
    label: Label = ""
    name: Text = ""


class ProvingPasskey(Body, frozen=True):
    """What a device shows, in a ceremony of signing in, to prove that one is still oneself."""

    ceremony: CeremonyId
    credential: dict[str, Any]


class ShownPasskey(Body, frozen=True):
    """What a device shows to sign in."""

    ceremony: CeremonyId
    credential: dict[str, Any]
    claims_guest: bool = True


@post("/account/passkeys/begin", status_code=200, responses=REFUSALS)
async def begin_passkey(
    request: AnyRequest, data: JSONBody[WantedPasskey], accounts: TheAccounts
) -> Ceremony:
    """Begin to make a passkey, for an account or for the one that a guest becomes."""
    person = await fresh_owner(request, accounts)
    return await accounts.passkeys.begin_registration(person, data.name or None)


@post("/account/passkeys", responses=REFUSALS)
async def finish_passkey(
    request: AnyRequest,
    data: JSONBody[NewPasskey],
    accounts: TheAccounts,
    visits: TheVisits,
    host: TheHost,
) -> Response[Me]:
    """Keep the passkey that a device has made."""
    before = await owner(request, accounts)
    person, token = await accounts.passkeys.finish_registration(
        before,
        data.ceremony,
        msgspec.json.encode(data.credential).decode(),
        label=data.label,
        name=data.name or None,
    )
    if before.is_guest:
        await names_changed(host, accounts, person)
    return await become(request, accounts, visits, Change(before, person, token))


@post("/account/passkeys/sign-in/begin", status_code=200, responses=REFUSALS)
async def begin_sign_in(accounts: TheAccounts) -> Ceremony:
    """Begin to sign in with a passkey."""
    return await accounts.passkeys.begin_sign_in()


@post("/account/passkeys/sign-in", status_code=200, responses=REFUSALS)
async def finish_sign_in(
    request: AnyRequest,
    data: JSONBody[ShownPasskey],
    accounts: TheAccounts,
    visits: TheVisits,
    host: TheHost,
) -> Response[Me]:
    """Sign in with a passkey; the games of the guest who asks go to the account."""
    credential = msgspec.json.encode(data.credential).decode()
    person, token = await accounts.passkeys.finish_sign_in(data.ceremony, credential)
    change = Change(await at_the_page(request, accounts), person, token)
    if data.claims_guest:
        await claim_guest(request, accounts, host, change)
    return await become(request, accounts, visits, change)


@post("/account/passkeys/confirm", status_code=200, responses=REFUSALS)
async def confirm_by_passkey(
    request: AnyRequest, data: JSONBody[ProvingPasskey], accounts: TheAccounts
) -> Me:
    """Show a passkey of one's own again, for what needs a fresh sign-in."""
    person = await owner(request, accounts)
    credential = msgspec.json.encode(data.credential).decode()
    token = request.cookies[COOKIE]
    await accounts.confirm_by_passkey(person, token, data.ceremony, credential)
    return me_of(person)


@get("/account/passkeys", responses=REFUSALS)
async def my_passkeys(request: AnyRequest, accounts: TheAccounts) -> list[Passkey]:
    """List one's passkeys, the oldest first."""
    return await accounts.passkeys.passkeys(await owner(request, accounts))


@delete("/account/passkeys/{passkey:str}", responses=REFUSALS)
async def remove_passkey(passkey: PasskeyId, request: AnyRequest, accounts: TheAccounts) -> None:
    """Remove one of one's passkeys, unless it is the only way to sign in."""
    if not await accounts.passkeys.remove(await fresh_owner(request, accounts), passkey):
        raise MissingError("no-such-passkey", "you have no such passkey")


ROUTES = (
    begin_passkey,
    finish_passkey,
    begin_sign_in,
    finish_sign_in,
    confirm_by_passkey,
    my_passkeys,
    remove_passkey,
)
