"""How short and how long texts may be, as TypeScript: the client says and checks the same."""

from gloaming.server.identity import names, passwords
from gloaming.server.tables.commands import LONGEST_SAYING, MOST_SEATS

HEADER = "// Made from the server's limits by `make generated`; do not edit."


def limits_text() -> str:
    """Return all limits as TypeScript."""
    return f"""\
{HEADER}

/** How many characters a name has. */
export const NAME = {{ shortest: {names.SHORTEST}, longest: {names.LONGEST} }} as const;

/** How many characters a password has. */
export const PASSWORD = {{ shortest: {passwords.SHORTEST}, longest: {passwords.LONGEST} }} as const;

/** How many characters can be said at once. */
export const LONGEST_SAYING = {LONGEST_SAYING};

/** How many seats a table has at most. */
export const MOST_SEATS = {MOST_SEATS};
"""
