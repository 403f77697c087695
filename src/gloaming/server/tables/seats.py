"""The places of a table and who sits there."""

from typing import Literal, TypeAlias

import msgspec

Forfeit: TypeAlias = Literal["", "resigned", "timed out"]


class Someone(
    msgspec.Struct, frozen=True, tag="person", forbid_unknown_fields=True, omit_defaults=True
):
    """A person at a table."""

    id: str
    name: str
    is_guest: bool = False


class Program(msgspec.Struct, frozen=True, tag="bot", forbid_unknown_fields=True):
    """A bot at a table."""

    name: str


Occupant: TypeAlias = Someone | Program


class Seat(msgspec.Struct, frozen=True):
    """One seat."""

    occupant: Occupant | None = None
    is_ready: bool = False
    is_first_match: bool = False  # of the person who sits there
    stand_in: str = ""  # the bot that plays for the person now
    forfeit: Forfeit = ""  # why the seat cannot win any more

    @property
    def person(self) -> Someone | None:
        """Return the person to whom the seat belongs."""
        return self.occupant if isinstance(self.occupant, Someone) else None

    @property
    def is_guest(self) -> bool:
        """Tell whether the seat belongs to a guest."""
        return self.person is not None and self.person.is_guest

    @property
    def bot(self) -> str:
        """Return the name of the bot that plays for the seat, or nothing."""
        return self.occupant.name if isinstance(self.occupant, Program) else self.stand_in

    @property
    def has_player(self) -> bool:
        """Tell whether a person plays here who can still win and is asked for consent."""
        return self.person is not None and not self.stand_in and not self.forfeit
