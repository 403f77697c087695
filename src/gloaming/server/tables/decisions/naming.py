"""Naming those who play at one screen: one person has their seats, and each seat a player.

Whoever plays there has no account, so they are shown as guests are: nobody can be mistaken
for somebody with that name.
"""

from msgspec.structs import replace

from gloaming.server.identity.errors import NameRefusedError
from gloaming.server.identity.names import check_guest_name
from gloaming.server.tables.commands import Asking, NameSeat
from gloaming.server.tables.events import Event, SeatNamed
from gloaming.server.tables.refusal import Refusal
from gloaming.server.tables.seats import Someone
from gloaming.server.tables.table import Table

from .permission import need_own_seat, person_of


def name_seat(table: Table, command: NameSeat, asking: Asking) -> list[Event]:
    """Say who plays one of one's seats, before the match or in it."""
    if table.phase == "over":
        raise Refusal("not-running", "the match is over")
    need_own_seat(table, asking, command.seat)
    person = person_of(asking)
    if len(table.seats_of(person.id)) == 1:
        raise Refusal("not-yours", "only who has several seats can say who plays them", "seat")
    occupant = called(person, command.name)
    if occupant == table.seats[command.seat].occupant:
        return []
    return [SeatNamed(command.seat, occupant)]


def called(person: Someone, name: str) -> Someone:
    """Return a person under the name of whoever plays for them."""
    if not name.strip():
        return person
    try:
        return replace(person, name=check_guest_name(name.strip()), is_guest=True)
    except NameRefusedError as error:
        raise Refusal("name-refused", str(error), "name") from None
