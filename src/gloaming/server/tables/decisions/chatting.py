"""Saying something to all, within limits, and hearing nothing more of somebody."""

from gloaming.server.tables.commands import Asking, Mute, Say
from gloaming.server.tables.events import Event, Muted, Said
from gloaming.server.tables.refusal import Refusal
from gloaming.server.tables.table import Table

from .permission import need_own_seat, need_seat, person_of

MOST_IN_A_ROW = 5
WITHIN_SECONDS = 10.0
MINUTE = 60.0


def say(table: Table, command: Say, asking: Asking) -> list[Event]:
    """Say something, but not too much at once."""
    need_own_seat(table, asking, command.seat)
    seats = table.seats_of(person_of(asking).id)
    ages = [asking.now - saying.at for saying in table.sayings if saying.seat in seats]
    lately = sum(age < WITHIN_SECONDS for age in ages)
    this_minute = sum(age < MINUTE for age in ages)
    if lately >= MOST_IN_A_ROW or this_minute >= table.context.chat_per_minute:
        raise Refusal("too-fast", "wait a little before you say more")
    text = " ".join(printable(command.text).split())
    if not text:
        raise Refusal("malformed", "there is nothing to read in that", "text")
    return [Said(command.seat, text)]


def printable(text: str) -> str:
    """Return a text with a space for everything that cannot be seen."""
    return "".join(letter if letter.isprintable() else " " for letter in text)


def mute(table: Table, command: Mute, asking: Asking) -> list[Event]:
    """Hear nothing more of a seat, or hear it again; only those who sit here fill the log."""
    need_seat(table, command.seat)
    person = person_of(asking)
    if person.id not in table.people:
        raise Refusal("not-yours", "take a seat first")
    if ((person.id, command.seat) in table.muted) == command.is_muted:
        return []
    return [Muted(person.id, command.seat, command.is_muted)]
