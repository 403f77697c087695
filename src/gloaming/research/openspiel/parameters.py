"""Options as the parameters of an OpenSpiel game.

Numbers, flags and words keep their kinds; lists are words with spaces between them, and an
option that is left open is the empty word.
"""

from collections.abc import Mapping
from typing import Any

import msgspec

from gloaming.core.errors import OptionsError
from gloaming.core.game import AnyGame
from gloaming.core.options import Options, read_options, write_value

OPENING = "opening"
PLAYERS = "players"


def defaults(game: AnyGame) -> dict[str, Any]:
    """Return every parameter with its default."""
    fields = msgspec.structs.fields(game.options_type)
    return {field.name: as_parameter(default_of(field)) for field in fields} | {OPENING: ""}


def default_of(field: msgspec.structs.FieldInfo) -> Any:
    """Return the default of an option, made anew if it has to be."""
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return field.default


def as_parameter(value: Any) -> Any:
    """Return an option's value as OpenSpiel takes it.

    >>> as_parameter(4), as_parameter(True), as_parameter(None), as_parameter(("red", "blue"))
    (4, True, '', 'red blue')
    """
    if isinstance(value, bool | int | float | str):
        return value
    return "" if value is None else write_value(value)


def options_from(game: AnyGame, parameters: Mapping[str, Any]) -> Options:
    """Return the options that some parameters mean; those that are not given are left open."""
    known = defaults(game)
    given = {key: value for key, value in parameters.items() if value != known[key]}
    given.pop(OPENING, None)
    options: Options = read_options(
        game.options_type, {key: write_value(value) for key, value in given.items()}
    )
    return options


def fewest_and_most_seats(game: AnyGame) -> tuple[int, int]:
    """Return how few and how many can play."""
    possible = [count for count in range(1, 10) if is_playable(game, count)]
    return (min(possible), max(possible)) if possible else (default_seats(game),) * 2


def default_seats(game: AnyGame) -> int:
    """Return how many play unless something else is said."""
    return len(game.seat_names(game.options_type()))


def is_playable(game: AnyGame, count: int) -> bool:
    """Tell whether so many can play."""
    try:
        read_options(game.options_type, {PLAYERS: str(count)})
    except OptionsError:
        return False
    return True
