"""Under which ids a person is known: their own, and those of the guests they have claimed."""

from typing import Any

from sqlalchemy import Select, literal, select, union

from .schema import people


def known_as(person: str) -> Select[Any]:
    """Return a query for all ids of a person; nothing is rewritten when a guest is claimed."""
    ids = union(select(literal(person)), select(people.c.id).where(people.c.claimed_by == person))
    return select(ids.subquery())
