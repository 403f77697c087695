"""Opening a table: the settings are checked, and its first events written."""

from hashlib import blake2b

import msgspec

from gloaming.core.errors import OptionsError
from gloaming.core.options import read_options, write_options
from gloaming.core.seeds import commitment

from .commands import MOST_SEATS
from .events import Event, Opened
from .refusal import Refusal
from .seats import Someone
from .settings import TableSettings
from .table import Makings

TABLE_ID_BYTES = 12


def checked(makings: Makings, settings: TableSettings) -> TableSettings:
    """Return the settings with every option written out, or say what is wrong with them."""
    stand_in = settings.stand_in or makings.bots[-1]
    if stand_in not in makings.bots:
        known = ", ".join(makings.bots)
        raise Refusal("no-such-bot", f"there is {known}", "stand_in")
    try:
        options = read_options(makings.game.options_type, settings.options)
    except OptionsError as error:
        raise Refusal("no-such-option", error.message, f"options.{error.place}") from None
    if len(makings.game.seat_names(options)) > MOST_SEATS:
        raise Refusal("no-such-option", f"there can be {MOST_SEATS} seats at most", "options")
    return msgspec.structs.replace(settings, options=write_options(options), stand_in=stand_in)


def opening_events(makings: Makings, settings: TableSettings, by: Someone) -> list[Event]:
    """Return the events of a new table."""
    return [Opened(checked(makings, settings), by, commitment(makings.seed))]


def table_id(command: str) -> str:
    """Return the id of the table that a command opens: who resends it gets the same table."""
    return blake2b(command.encode(), digest_size=TABLE_ID_BYTES).hexdigest()
