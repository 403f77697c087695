"""Tokens: where one is signed in, and the programs that play for one."""

from typing import Annotated

import msgspec
from litestar import delete, get, post
from litestar.params import JSONBody, PathParameter

from gloaming.server.identity.sql_identity import LONGEST_LABEL
from gloaming.server.identity.tokens import Token

from .accounts import Body
from .answers import REFUSALS, MissingError
from .asking import AnyRequest, TheAccounts, TheVisits, fresh_owner, owner

TokenId = Annotated[str, PathParameter(max_length=64)]


class NewProgram(Body, frozen=True):
    """A program that is to play."""

    label: Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_LABEL)]


class NewToken(msgspec.Struct, frozen=True):
    """A program's token, told only this once."""

    token: str
    known: Token


@get("/account/tokens", responses=REFUSALS)
async def my_tokens(request: AnyRequest, accounts: TheAccounts) -> list[Token]:
    """List the browsers in which one is signed in, and the tokens of one's programs."""
    return await accounts.tokens(await owner(request, accounts))


@post("/account/tokens", responses=REFUSALS)
async def new_token(
    request: AnyRequest, data: JSONBody[NewProgram], accounts: TheAccounts
) -> NewToken:
    """Make a token for a program; it holds until it is revoked."""
    known, token = await accounts.new_api_token(await fresh_owner(request, accounts), data.label)
    return NewToken(token, known)


@delete("/account/tokens/{token:str}", responses=REFUSALS)
async def revoke_token(
    token: TokenId, request: AnyRequest, accounts: TheAccounts, visits: TheVisits
) -> None:
    """Sign a browser or a program out."""
    person = await owner(request, accounts)
    if not await accounts.revoke(person, token):
        raise MissingError("no-such-token", "you have no such token")
    await visits.changed(person.id)


ROUTES = (my_tokens, new_token, revoke_token)
