"""Opening a table: the settings are checked, and its first events written."""

from hashlib import blake2b

import msgspec

from gloaming.core.errors import EngineError, GloamingError, OptionsError
from gloaming.core.game import AnyGame
from gloaming.core.options import read_options, write_options
from gloaming.core.record import read_record
from gloaming.core.seeds import commitment
from gloaming.server.tables.commands import MOST_SEATS
from gloaming.server.tables.events import Event, Opened
from gloaming.server.tables.option_numbers import check_numbers
from gloaming.server.tables.refusal import Refusal
from gloaming.server.tables.seats import Someone
from gloaming.server.tables.settings import TableSettings
from gloaming.server.tables.table import TableContext

TABLE_ID_BYTES = 12
MOST_CARRIED = 3000  # moments of a match, which everybody waits for whenever it is read again


def checked(context: TableContext, settings: TableSettings) -> TableSettings:
    """Return the settings with every option written out, or say what is wrong with them."""
    stand_in = settings.stand_in or context.bots[-1]
    if stand_in not in context.bots:
        known = ", ".join(context.bots)
        raise Refusal("no-such-bot", f"there is {known}", "stand_in")
    try:
        check_numbers(settings.options)
        options = read_options(context.game.options_type, settings.options)
    except OptionsError as error:
        raise Refusal("no-such-option", error.message, f"options.{error.place}") from None
    if len(context.game.seat_names(options)) > MOST_SEATS:
        raise Refusal("no-such-option", f"there can be {MOST_SEATS} seats at most", "options")
    return msgspec.structs.replace(settings, options=write_options(options), stand_in=stand_in)


def opening_events(
    context: TableContext, settings: TableSettings, by: Someone, carried: str = ""
) -> list[Event]:
    """Return the events of a new table; a match that is carried on has proved to be one."""
    return [Opened(checked(context, settings), by, commitment(context.seed), carried=carried)]


def carried_options(game: AnyGame, record: str) -> dict[str, str]:
    """Return the options of a match that may be carried on from its record, or say why not."""

    def find(name: str) -> AnyGame:
        if name != game.name:
            raise Refusal("malformed", f"this is no match of {game.title}", "record")
        return game

    try:
        match = read_record(record, find, verify=True)
    except EngineError:  # which says nothing about the record
        raise
    except (GloamingError, OverflowError) as error:
        raise Refusal("malformed", f"this match cannot be carried on: {error}", "record") from None
    if match.outcome is not None:
        raise Refusal("not-running", "this match is over", "record")
    if len(match.moments) > MOST_CARRIED:
        raise Refusal("malformed", f"it has more than {MOST_CARRIED} moments", "record")
    if match.earlier is not None:
        raise Refusal("malformed", "this match has been carried on before", "record")
    return write_options(match.options)


def table_id(command: str) -> str:
    """Return the id of the table that a command opens: who resends it gets the same table."""
    return blake2b(command.encode(), digest_size=TABLE_ID_BYTES).hexdigest()
