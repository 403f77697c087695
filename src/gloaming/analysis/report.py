"""What an analysis tells: turn by turn, for programs and for people."""

from pathlib import Path

import msgspec

from .judging import Shares

SLIP = 0.02  # of the win: what costs less is no mistake, for a search is no more exact
MOST_MISTAKES = 5


class Level(msgspec.Struct, frozen=True):
    """Who judged, and how long it thought about each state."""

    bot: str
    simulations: int | None


class Danger(msgspec.Struct, frozen=True):
    """How likely a piece is lost to what chance brings next, after what was done and otherwise."""

    seat: int  # whose it is
    piece: str
    done: float
    better: float

    def harms(self, seat: int) -> float:
        """Return by how much what was done is worse for a seat, which fears for its own only."""
        more = self.done - self.better
        return more if self.seat == seat else -more


class Judged(msgspec.Struct, frozen=True, kw_only=True):
    """A turn, and what it was worth."""

    at: int  # how many moments of the match lie before it
    turn: int  # the how many-th of the match, from 1 on
    seat: int
    done: tuple[str, ...]  # as a record has it
    better: tuple[str, ...]  # what would have been better; nothing where nothing would
    better_actions: tuple[int, ...]  # the same for programs
    proven_win: int  # in how many turns who did it could have won, where that is proven; else 0
    would: tuple[str, ...]  # what that would have done, in words
    dangers: tuple[Danger, ...]  # more for one's own pieces or less for others', most first
    answer: tuple[str, ...]  # what is expected then of whoever is next; nothing where chance is
    answer_actions: tuple[int, ...]  # the same for programs
    before: Shares  # what everybody could expect before it
    after: Shares  # and afterwards, before chance acted
    cost: float  # how much of the win it cost who did it
    luck: Shares  # what chance changed then, until the next turn; nothing where it did not act


class Analysis(msgspec.Struct, frozen=True, kw_only=True):
    """A whole match."""

    game: str
    seats: tuple[str, ...]
    level: Level
    turns: tuple[Judged, ...]
    unjudged: int  # turns of which nobody can say what they are worth
    end: Shares  # what everybody got, or can expect where the match stops

    @property
    def mistakes(self) -> tuple[Judged, ...]:
        """Return the turns that cost most, the dearest first."""
        dear = sorted((turn for turn in self.turns if turn.cost >= SLIP), key=lambda one: -one.cost)
        return tuple(dear[:MOST_MISTAKES])

    @property
    def costs(self) -> Shares:
        """Return how much of the win everybody's own choices cost."""
        seats = range(len(self.seats))
        return tuple(sum(turn.cost for turn in self.turns if turn.seat == seat) for seat in seats)

    @property
    def luck(self) -> Shares:
        """Return how much of the win chance brought everybody."""
        seats = range(len(self.seats))
        return tuple(sum(turn.luck[seat] for turn in self.turns) for seat in seats)

    def plot(self, path: str | Path) -> None:
        """Draw everybody's chances over the match into an SVG file."""
        from .plot import drawn  # noqa: PLC0415 - only who wants a picture

        Path(path).write_text(drawn(self), encoding="utf-8")
