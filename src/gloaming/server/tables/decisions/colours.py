"""Choosing colours before the match: each seat its own, no two alike."""

from collections.abc import Sequence

from gloaming.core.errors import OptionsError
from gloaming.core.options import read_options
from gloaming.server.tables.commands import Asking, ChooseColour
from gloaming.server.tables.events import ColoursChosen, Event
from gloaming.server.tables.refusal import Refusal
from gloaming.server.tables.settings import COLOURS, with_colours
from gloaming.server.tables.table import Table

from .permission import need_open, need_own_seat, need_seat, person_of


def choose_colour(table: Table, command: ChooseColour, asking: Asking) -> list[Event]:
    """Give a seat another colour; a bot or an empty seat that has it takes the old one."""
    need_open(table)
    need_seat(table, command.seat)
    if COLOURS not in table.context.game.options_type.__struct_fields__:
        raise Refusal("no-such-option", "this game has no colours", "colour")
    if table.match.moments:
        raise Refusal("not-open", "this match was begun elsewhere, in its colours")
    need_say(table, asking, command.seat)
    colours = exchanged(table.match.seat_names, command.seat, command.colour)
    if colours == table.match.seat_names:
        return []
    other = changed_too(table, colours, command.seat)
    if other is not None and table.seats[other].person:
        need_own_seat(table, asking, other)
    check_colours(table, colours)
    return [ColoursChosen(colours)]


def need_say(table: Table, asking: Asking, seat: int) -> None:
    """Refuse everybody but who sits there; without a person, everybody but who opened the table."""
    is_opener = person_of(asking).id == table.opened_by.id
    if table.seats[seat].person or not is_opener:
        need_own_seat(table, asking, seat)


def exchanged(colours: Sequence[str], seat: int, colour: str) -> tuple[str, ...]:
    """Return the colours after a seat has taken one, and whoever had it the seat's old one.

    >>> exchanged(("green", "red", "blue"), 0, "red")
    ('red', 'green', 'blue')
    """
    change = {colour: colours[seat], colours[seat]: colour}
    return tuple([colour if at == seat else change.get(old, old) for at, old in enumerate(colours)])


def changed_too(table: Table, colours: tuple[str, ...], seat: int) -> int | None:
    """Return the seat that changes its colour besides one."""
    pairs = zip(colours, table.match.seat_names, strict=True)
    changed = [at for at, (new, old) in enumerate(pairs) if new != old and at != seat]
    return changed[0] if changed else None


def check_colours(table: Table, colours: tuple[str, ...]) -> None:
    """Refuse colours that the game does not have for so many players."""
    options = with_colours(table.settings, colours).options
    try:
        read_options(table.context.game.options_type, options)
    except OptionsError as error:
        raise Refusal("no-such-option", error.message, "colour") from None
