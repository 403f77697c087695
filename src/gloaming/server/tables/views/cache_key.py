"""What tells whole tables apart, so that each is worked out once."""

from collections.abc import Hashable

from .view import PersonView


def whole_key(seen: PersonView) -> Hashable:
    """Return what tells apart whole tables: of those who neither sit here nor opened it, one."""
    table, person = seen.table, seen.person
    known = person is not None and person.id in {*table.people, table.opened_by.id}
    return table.context.id, table.number, seen.mark, person.id if person and known else ""
