"""How a table is run: which game, who may look on, and how time is counted."""

from typing import Annotated, TypeAlias

import msgspec

DAY = 24 * 3600.0
SHORTEST_MOVE = 5.0
LONGEST_DELAY = 3600.0
COLOURS = "colours"  # the option that says the colour of each seat

Seconds: TypeAlias = Annotated[float, msgspec.Meta(ge=SHORTEST_MOVE, le=DAY)]
Increment: TypeAlias = Annotated[float, msgspec.Meta(ge=0, le=DAY)]
Days: TypeAlias = Annotated[float, msgspec.Meta(ge=0.01, le=60)]
VacationDays: TypeAlias = Annotated[float, msgspec.Meta(ge=0, le=60)]
Delay: TypeAlias = Annotated[float, msgspec.Meta(ge=0, le=LONGEST_DELAY)]
Word: TypeAlias = Annotated[str, msgspec.Meta(max_length=40)]
OptionText: TypeAlias = Annotated[str, msgspec.Meta(max_length=400)]


class ClockKind(
    msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True, tag_field="kind"
):
    """One way of counting time."""


class NoClock(ClockKind, frozen=True, tag="none"):
    """Everybody has all the time in the world."""


class PerMove(ClockKind, frozen=True, tag="per-move"):
    """So many seconds for every turn."""

    seconds: Seconds


class PerPlayer(ClockKind, frozen=True, tag="per-player"):
    """So many seconds for the whole match, and some more after every turn."""

    seconds: Seconds
    increment: Increment = 0.0


class Correspondence(ClockKind, frozen=True, tag="correspondence"):
    """So many days for every turn; what goes beyond them is taken from the vacation."""

    days: Days
    vacation_days: VacationDays = 0.0


Clock: TypeAlias = NoClock | PerMove | PerPlayer | Correspondence


class TableSettings(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What is fixed when a table is opened."""

    game: Word
    options: Annotated[dict[Word, OptionText], msgspec.Meta(max_length=40)] = {}
    is_public: bool = False
    clock: Clock = NoClock()
    may_be_watched: bool = True
    shows_outlook: bool = True  # players may see what chance can bring next
    watching_delay: Delay = 0.0  # seconds by which those who look on are behind
    away_seconds: Annotated[float, msgspec.Meta(ge=5, le=DAY)] | None = 120.0  # None: no bot comes
    stand_in: Word = ""  # the bot that plays for those who left; nothing: the strongest


def with_colours(settings: TableSettings, colours: tuple[str, ...]) -> TableSettings:
    """Return the settings of a table with other colours, in a game that has some."""
    options = {**settings.options, COLOURS: " ".join(colours)}
    return msgspec.structs.replace(settings, options=options)
