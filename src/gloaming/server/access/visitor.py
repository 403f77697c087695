"""Somebody who comes in: an account may be known at a table as the guest it once was."""

from typing import NamedTuple

from gloaming.server.identity.person import Person
from gloaming.server.tables.seats import Someone
from gloaming.server.tables.table import Table


class Visitor(NamedTuple):
    """A person with all ids that are theirs, the present one first."""

    name: str
    is_guest: bool
    ids: tuple[str, ...]

    @property
    def person(self) -> Someone:
        """Return who they are at a table that does not know them yet."""
        return Someone(self.ids[0], self.name, self.is_guest)

    def at(self, table: Table) -> Someone:
        """Return who they are at a table."""
        if len(self.ids) == 1:
            return self.person
        known = (*table.people, table.opened_by.id)
        own = next((name for name in known if name in self.ids), self.ids[0])
        return Someone(own, self.name, self.is_guest)


def visitor_of(person: Person, known_as: frozenset[str]) -> Visitor:
    """Return a person as a visitor."""
    return Visitor(person.name, person.is_guest, (person.id, *sorted(known_as - {person.id})))


def person_at(table: Table, visitor: Visitor | None) -> Someone | None:
    """Return who somebody is at a table; a stranger is nobody."""
    return visitor.at(table) if visitor else None
