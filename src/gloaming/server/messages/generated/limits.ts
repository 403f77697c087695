// Made from the server's limits by `python -m gloaming.server.messages`; do not edit.

/** How many characters a name has. */
export const NAME = { shortest: 2, longest: 24 } as const;

/** How many characters a password has. */
export const PASSWORD = { shortest: 8, longest: 200 } as const;

/** How many characters can be said at once. */
export const LONGEST_SAYING = 300;

/** How many seats a table has at most. */
export const MOST_SEATS = 16;
