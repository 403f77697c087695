"""How a match ended: who won, and why."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Outcome:
    """The end of a match.  Nobody among the winners: a draw."""

    reason: str
    winners: tuple[int, ...]
    scores: tuple[int, ...]

    @property
    def is_draw(self) -> bool:
        """Tell whether nobody won."""
        return not self.winners

    def returns(self) -> tuple[float, ...]:
        """Return one utility per seat: 1 shared by the winners, -1 by the others, 0 for a draw."""
        seats = len(self.scores)
        losers = seats - len(self.winners)
        if not self.winners or not losers:
            return (0.0,) * seats
        gain, loss = 1.0 / len(self.winners), -1.0 / losers
        return tuple(gain if seat in self.winners else loss for seat in range(seats))
