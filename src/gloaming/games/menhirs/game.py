"""Menhirs dans le Brouillard as a game of the core."""
# ruff: noqa: ARG002  # the core hands over more than this game needs

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from gloaming.core.entry_points import entry_points_of
from gloaming.core.errors import IllegalActionError
from gloaming.core.game import Game, Moment, Ply, ToldTypes, Words
from gloaming.core.layout import Records, clone
from gloaming.core.outcome import Outcome
from gloaming.core.score import Score
from gloaming.core.streams import Stream, Streams
from gloaming.core.turning_points import TurningPoint

from . import actions
from .course import rules
from .course.ending import Ended, TableScore, outcome, score
from .course.playout import play_out_moves
from .course.setup import Choices, start
from .exchange import interchange
from .exchange.constants import constants
from .exchange.position import Position
from .exchange.to_position import to_position
from .help import memory
from .help.guide import Guide, guide
from .help.observation import PLANES
from .help.turning_points import Turnings, turning_points
from .options import SEATS, TURNS, MenhirsOptions
from .state import State
from .text import notation, refusal, refusals, words
from .text.account import Account, account_of
from .text.drawing import draw_state
from .text.names import player_words


class Menhirs(Game[MenhirsOptions, State, Account]):
    """Move the mist so that every menhir is free at once."""

    name = "menhirs"
    title = "Menhirs dans le Brouillard, Amsterdam variant 2.0"
    layout = State
    options_type = MenhirsOptions
    choices = Choices
    entry_points = entry_points_of(rules, State)
    families = actions.FAMILIES
    told = ToldTypes(
        position=Position,
        guide=Guide,
        refusal=refusal.Refused,
        account=Account,
        score=TableScore,
        outcome=Ended,
        besides={"turning_points_at": Turnings},
    )
    refusal_rules = refusal.RULE_OF
    most_actions = actions.MOST_ACTIONS
    planes = PLANES

    def constants(self) -> Mapping[str, Any]:
        """Return phases, and the boards with their cells and directions."""
        return constants()

    def start(self, options: MenhirsOptions) -> Records[State]:
        """Return the state in which a match starts."""
        return start(options)

    def seat_names(self, options: MenhirsOptions) -> tuple[str, ...]:
        """Return the players: the first one places first and starts."""
        return tuple(player_words(seat) for seat in range(SEATS))

    def action_numbers(self, options: MenhirsOptions) -> int:
        """Return how many numbers the actions have; those of the deal are chance's alone."""
        return actions.ACTIONS

    def has_secrets(self, options: MenhirsOptions) -> bool:
        """Tell that there are none: menhirs may be out of sight, but everybody has seen them."""
        return False

    def adds_up_points(self, options: MenhirsOptions) -> bool:
        """Tell whether a series adds up the mist that winners scored (rules 3.10)."""
        return options.scoring

    def is_by_memory(self, options: MenhirsOptions) -> bool:
        """Tell whether menhirs under mist must be remembered."""
        return options.hide_menhirs

    def recall(
        self, options: MenhirsOptions, then: Records[State], now: Records[State]
    ) -> Records[State]:
        """Return an earlier state with those menhirs alone that are in sight now too."""
        return memory.recall(options, then, now)

    def recall_words(self, options: MenhirsOptions, moment: Moment, now: Records[State]) -> Words:
        """Return an earlier ply without what it would tell of menhirs that are out of sight."""
        return memory.recall_words(options, moment, now)

    def most_plies(self, options: MenhirsOptions) -> int:
        """Return the placements, and turns that choose every tile, go and remove."""
        return options.mist + TURNS * (options.mist + 2)

    def outcome(self, states: Records[State]) -> Outcome | None:
        """Return how the match ended, or None while it goes on."""
        return outcome(states)

    def score(self, states: Records[State]) -> Score:
        """Return the menhirs free and covered, and the mist."""
        return score(states)

    def why_illegal(self, states: Records[State], seat: int, action: int) -> IllegalActionError:
        """Return the reason why an action is refused."""
        return refusals.why_illegal(states, seat, action)

    def write_action(self, options: MenhirsOptions, states: Records[State], action: int) -> str:
        """Return an action in the rulebook's terms."""
        return notation.write_action(action)

    def read_action(self, options: MenhirsOptions, states: Records[State], text: str) -> int:
        """Read what `write_action` wrote."""
        return notation.read_action(states[0], text)

    def write_lines(self, options: MenhirsOptions, moments: Iterable[Moment]) -> Iterator[str]:
        """Write the plies of a match as the lines of a record."""
        return notation.write_lines(moments)

    def read_line(self, options: MenhirsOptions, states: Records[State], line: str) -> list[Ply]:
        """Read one line of a record."""
        return notation.read_line(states, line)

    def draw_position(self, options: MenhirsOptions, states: Records[State]) -> str:
        """Return the board as a drawing."""
        return draw_state(states, hide_menhirs=options.hide_menhirs)

    def read_position(self, text: str) -> Position:
        """Read a position, as JSON or drawn; what is impossible is refused with its place."""
        return interchange.read_position(text)

    def position(self, options: MenhirsOptions, states: Records[State]) -> Position:
        """Return what is on the board, as the interchange describes it."""
        return to_position(states)

    def account(self, options: MenhirsOptions, moment: Moment) -> Account:
        """Return what an action does, as values."""
        return account_of(moment)

    def sentences(self, options: MenhirsOptions, account: Account) -> list[str]:
        """Return an account in English."""
        return words.sentences(account)

    def guide(self, options: MenhirsOptions, states: Records[State], seat: int) -> Guide:
        """Return where each cluster or part can go, and what holds it up."""
        return guide(states, seat)

    def play_out(self, states: Records[State], streams: Streams) -> int:
        """Play a range of matches to their ends with random whole moves."""
        return play_out_moves(states, streams)

    def imagine(self, states: Records[State], seat: int, stream: Stream) -> Records[State]:
        """Return the true state: menhirs may be out of sight, but everybody has seen them."""
        return clone(states)

    def turning_points(
        self, options: MenhirsOptions, moments: Sequence[Moment], last: Records[State]
    ) -> list[TurningPoint]:
        """Return missed wins, how the win was let in, and the largest changes."""
        return turning_points(moments, last)


GAME = Menhirs()
