"""Options that somebody thinks of: whole as a table would have them, or what is wrong with them."""

from collections.abc import Mapping
from typing import Annotated

import msgspec
from litestar import post
from litestar.params import JSONBody, PathParameter

from gloaming.core.errors import OptionsError
from gloaming.core.options import Limits, Options, fill_options, read_options, write_options
from gloaming.server.tables.option_numbers import check_numbers

from .answers import REFUSALS, Refused
from .asking import TheHost

GameName = Annotated[str, PathParameter(max_length=64)]


class OptionsToCheck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The options that were chosen; all others are left to the game."""

    options: dict[str, str]


class CheckedOptions(msgspec.Struct, frozen=True):
    """Every option of the match that they make, or why they make none."""

    options: dict[str, str]
    limits: dict[str, Limits]  # of the numbers that depend on other options
    refused: Refused | None = None


@post("/games/{game:str}/options", status_code=200, responses=REFUSALS)
async def check_options(
    game: GameName, data: JSONBody[OptionsToCheck], host: TheHost
) -> CheckedOptions:
    """Say what follows from the options that were chosen, or what is wrong with them."""
    described = await host.repertoire.described(game)
    return checked(described.options_type, data.options)


def checked(kind: type[Options], texts: Mapping[str, str]) -> CheckedOptions:
    """Return what follows from some options; the limits are told even if they are refused."""
    try:
        check_numbers(texts)
        options = read_options(kind, texts)
    except OptionsError as error:
        refused = Refused("no-such-option", error.message, error.place)
        return CheckedOptions({}, limits_despite(kind, texts, error.place), refused)
    return CheckedOptions(write_options(options), options.limits())


def limits_despite(kind: type[Options], texts: Mapping[str, str], place: str) -> dict[str, Limits]:
    """Return the limits that hold although one option is refused, if the others can be read."""
    for readable in (texts, {key: text for key, text in texts.items() if key != place}):
        try:
            check_numbers(readable)
            return fill_options(kind, readable).limits()
        except OptionsError:
            continue
    return {}
