"""Spokenchaos as a game of the core."""
# ruff: noqa: ARG002  # the core hands over more than this game needs

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from gloaming.core.entry_points import entry_points_of
from gloaming.core.errors import IllegalActionError
from gloaming.core.game import Game, Moment, Piece, Ply, ToldTypes
from gloaming.core.layout import Records
from gloaming.core.outcome import Outcome
from gloaming.core.score import Score
from gloaming.core.turning_points import TurningPoint
from gloaming.games.spokenchaos.sight.exposure import AskedSpot

from .actions import FAMILIES
from .course import rules
from .course.ending import Counted, Ended, outcome, score_of
from .course.legal_actions import MOST_ACTIONS
from .course.setup import Choices, start
from .exchange import interchange
from .exchange.constants import constants
from .exchange.position import Position
from .exchange.to_position import to_position
from .help.guide import Guide, guide
from .help.observation import PLANES
from .help.turning_points import Turnings, turning_points
from .material import GHOSTS
from .options import SpokenchaosOptions
from .sight.dangers import Dangers, dangers
from .sight.exposure import Exposure, exposure
from .solids.posed import Posed
from .state import State
from .text import notation, refusal, refusals, words
from .text.account import Account, account_of
from .text.drawing import draw_state
from .text.keyhole_view import View
from .text.names import ghost_name
from .text.whereabouts import Top, Whereabouts


class Spokenchaos(Game[SpokenchaosOptions, State, Account]):
    """Sneak your ghosts through the lobby while somebody looks through the keyhole."""

    name = "spokenchaos"
    title = "Spokenchaos"
    layout = State
    options_type = SpokenchaosOptions
    choices = Choices
    entry_points = entry_points_of(rules, State)
    families = FAMILIES
    told = ToldTypes(
        position=Position,
        guide=Guide,
        exposure=Exposure,
        refusal=refusal.Refusal,
        account=Account,
        score=Counted,
        outcome=Ended,
        besides={
            "look_at": View,
            "posed_at": Posed,
            "whereabouts_at": Whereabouts,
            "top_at": Top | None,
            "turning_points_at": Turnings,
            "dangers_at": Dangers,
        },
    )
    refusal_rules = refusal.RULE_OF
    most_actions = MOST_ACTIONS
    planes = PLANES

    def constants(self) -> Mapping[str, Any]:
        """Return phases, doors, ghosts, cards, and the measures of everything in the box."""
        return constants()

    def start(self, options: SpokenchaosOptions) -> Records[State]:
        """Return the state in which a match starts."""
        return start(options)

    def seat_names(self, options: SpokenchaosOptions) -> tuple[str, ...]:
        """Return the colours, clockwise."""
        return options.seat_colours

    def has_secrets(self, options: SpokenchaosOptions) -> bool:
        """Tell whether ghosts move in secret: not if one player follows the other."""
        return not options.in_turn

    def outcome(self, states: Records[State]) -> Outcome | None:
        """Return how the match ended, or None while it goes on."""
        return outcome(states)

    def score(self, states: Records[State]) -> Score:
        """Return everybody's points, as if the match ended now, and ghosts out."""
        return score_of(states)

    def why_illegal(self, states: Records[State], seat: int, action: int) -> IllegalActionError:
        """Return the reason why an action is refused."""
        return refusals.why_illegal(states, seat, action)

    def write_action(self, options: SpokenchaosOptions, states: Records[State], action: int) -> str:
        """Return an action in the rulebook's terms."""
        return notation.write_action(options, action)

    def read_action(self, options: SpokenchaosOptions, states: Records[State], text: str) -> int:
        """Read what `write_action` wrote."""
        return notation.read_action(options, text)

    def write_lines(self, options: SpokenchaosOptions, moments: Iterable[Moment]) -> Iterator[str]:
        """Write the plies of a match as the lines of a record."""
        return notation.write_lines(options, moments)

    def read_line(
        self, options: SpokenchaosOptions, states: Records[State], line: str
    ) -> list[Ply]:
        """Read one line of a record."""
        return notation.read_line(options, states, line)

    def draw_position(self, options: SpokenchaosOptions, states: Records[State]) -> str:
        """Return the lobby from above as a drawing."""
        return draw_state(options, states)

    def read_position(self, text: str) -> Position:
        """Read a position, always as JSON; what is impossible is refused with its place."""
        return interchange.read_position(text)

    def position(self, options: SpokenchaosOptions, states: Records[State]) -> Position:
        """Return what stands in the lobby, as the interchange describes it."""
        return to_position(options, states)

    def account(self, options: SpokenchaosOptions, moment: Moment) -> Account:
        """Return what an action does and why, as values."""
        return account_of(moment)

    def sentences(self, options: SpokenchaosOptions, account: Account) -> list[str]:
        """Return an account in English."""
        return words.sentences(options, account)

    def guide(self, options: SpokenchaosOptions, states: Records[State], seat: int) -> Guide:
        """Return where ghosts can come to, and every spot where the one on its way may end."""
        return guide(states, seat)

    def dangers(self, options: SpokenchaosOptions, states: Records[State]) -> dict[Piece, float]:
        """Return which ghosts the next look may catch, as they stand now."""
        return {
            Piece(one.ghost // GHOSTS, ghost_name(options, one.ghost)): one.chance
            for one in dangers(states)
        }

    def exposure(
        self,
        options: SpokenchaosOptions,
        states: Records[State],
        thing: int,
        place: Sequence[float],
    ) -> Exposure | None:
        """Return from which doors a ghost would be seen at a spot."""
        x, y, height, way = place
        return exposure(states, thing, AskedSpot(x, y, height, int(way)))

    def turning_points(
        self, options: SpokenchaosOptions, moments: Sequence[Moment], last: Records[State]
    ) -> list[TurningPoint]:
        """Return when the lead was taken for good, and the looks that cost most."""
        return turning_points(moments, last)


GAME = Spokenchaos()
