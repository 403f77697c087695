"""What the rest of the server asks of identity."""

from typing import Protocol

from .person import Person
from .tokens import Way


class Identity(Protocol):
    """Knows people by the tokens that they show."""

    async def who(self, token: str, way: Way) -> Person | None:
        """Return whose token comes in, or None if it is nobody's or does not count there."""

    async def new_guest(self) -> tuple[Person, str]:
        """Welcome somebody new; return the person and the token for their cookie."""

    async def renew(self, person: Person, token: str) -> bool:
        """Let a cookie last as long as a new one would; False if it is not time for that."""

    async def known_as(self, person: str) -> frozenset[str]:
        """Return all ids of a person: their own and those of guests that they have claimed."""
