"""The account of a moment, whatever the game: each has kinds of its own."""

import msgspec


class GameAccount(msgspec.Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """What an action did and why, as values of which sentences are made in any language."""
