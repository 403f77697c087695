"""What a seat may know of what was done: nothing that its view does not tell it anyway.

An action is hidden from a seat if some other action in its place would have led to the
same view, so the only source of secrecy is the game's own `conceal`.  It stays hidden
until its turn is final: that is when sealed plans are revealed together.

    turn 3, final          turn 4, unfinished
    a1 b1 roll a2 b2 look  roll  lamp  a3   b3       to a: roll a3      to b: roll b3
                           open  secret     sealed
"""

from collections.abc import Iterator

from gloaming.core.game import AnyGame, Moment
from gloaming.core.match import Match

SPECTATOR = -1
REMEMBERED = 256


class Secrets:
    """Which actions are hidden from whom, each worked out only once."""

    def __init__(self) -> None:
        """Begin with nothing known."""
        self._found: dict[tuple[int, int, bool], tuple[Moment, bool]] = {}

    def hides(self, game: AnyGame, moment: Moment, seat: int, *, is_later: bool) -> bool:
        """Tell whether a seat may not know of a moment; later ones follow from what is hidden."""
        key = (id(moment), seat, is_later)  # the moment is kept, so its id stays its own
        if key not in self._found:
            if len(self._found) >= REMEMBERED:
                self._found.clear()
            before, ply = moment
            is_hidden = game.entry_points.is_hidden
            found = bool(is_hidden(before, *ply, seat, is_later, game.most_actions))
            self._found[key] = (moment, found)
        return self._found[key][1]


def open_moments(match: Match, seat: int, secrets: Secrets) -> list[int]:
    """Return the indices of the moments that a seat may know of, in order."""
    final = match.finished_moments
    return [*range(final), *open_in_turn(match, final, seat, secrets)]


def open_in_turn(match: Match, final: int, seat: int, secrets: Secrets) -> Iterator[int]:
    """Yield what a seat may know of the unfinished turn."""
    has_secrets = False
    for index in range(final, len(match.moments)):
        is_secret = secrets.hides(match.game, match.moments[index], seat, is_later=has_secrets)
        has_secrets = has_secrets or is_secret
        if not is_secret:
            yield index


def is_own(actor: int, seat: int) -> bool:
    """Tell whether a seat acted itself; CHANCE and a spectator have the same number."""
    return actor == seat >= 0
