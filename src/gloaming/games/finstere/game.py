"""Finstere Flure as a game of the core."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

import msgspec

from gloaming.core.entry_points import entry_points_of
from gloaming.core.errors import IllegalActionError
from gloaming.core.game import Game, Moment, Piece, Ply, ToldTypes
from gloaming.core.layout import Records
from gloaming.core.outcome import Outcome
from gloaming.core.score import Score
from gloaming.core.streams import Streams
from gloaming.core.turning_points import TurningPoint

from . import actions
from .course import rounds, rules
from .course.ending import Counted, Ended, outcome, score
from .course.playout import play_out_moves
from .course.setup import Choices, fronts, second_half_cards, start
from .exchange import interchange
from .exchange.constants import constants
from .exchange.position import ChosenRulings, Position
from .exchange.to_position import to_position
from .help.guide import Guide, guide_for
from .help.observation import PLANES
from .help.outlook import ShownOutlook, outlook
from .help.turning_points import Turnings, turning_points
from .material import ADVANCED_TILES, LARGEST_VALUE
from .moves.plain_moves import make_search
from .options import SWITCHES, FinstereOptions
from .state import State
from .text import notation, refusal, refusals, words
from .text.account import Account, account_of
from .text.drawing import draw

BEGINNINGS = 1  # plies in which chance names who begins


def chosen_rulings(options: FinstereOptions) -> ChosenRulings:
    """Return the rulings of a match in the form of a position."""
    switches = {
        switch: value for switch in SWITCHES if (value := getattr(options, switch)) is not None
    }
    return msgspec.convert({"preset": options.rulings, **switches}, ChosenRulings)


class Finstere(Game[FinstereOptions, State, Account]):
    """Bring your tokens through the fortress while the monster eats what it sees."""

    name = "finstere"
    title = "Finstere Flure"
    layout = State
    options_type = FinstereOptions
    choices = Choices
    entry_points = entry_points_of(rules, State)
    families = actions.FAMILIES
    told = ToldTypes(
        position=Position,
        guide=Guide,
        outlook=ShownOutlook,
        refusal=refusal.Refused,
        account=Account,
        score=Counted,
        outcome=Ended,
        besides={"turning_points_at": Turnings},
    )
    refusal_rules = refusal.RULE_OF
    most_actions = actions.MOST_ACTIONS
    kit = MappingProxyType(dict.fromkeys(("head", "body", "arms", "legs", "tail", "colour"), 6))
    planes = PLANES

    def constants(self) -> Mapping[str, Any]:
        """Return sizes, walls, tiles, cards and phases."""
        return constants()

    def start(self, options: FinstereOptions) -> Records[State]:
        """Return the state in which a match starts."""
        return start(options)

    def seat_names(self, options: FinstereOptions) -> tuple[str, ...]:
        """Return the colours, in turn order."""
        return options.seat_colours

    def action_numbers(self, options: FinstereOptions) -> int:
        """Return how many numbers the actions have, those of laying tiles only if players do."""
        players_lay = options.advanced and options.layout == "players"
        return actions.ACTIONS if players_lay else actions.CARD

    def has_secrets(self, options: FinstereOptions) -> bool:  # noqa: ARG002 - whatever they are
        """Tell that there are none: the pile is open, only its order is left to chance."""
        return False

    def most_plies(self, options: FinstereOptions) -> int:
        """Return the tiles laid, and rounds in which every token takes all its steps."""
        in_a_round = options.players * len(fronts(options.players)) * (LARGEST_VALUE + 2)
        most_rounds = rounds.FIRST_HALF_CARDS + second_half_cards(options)
        return BEGINNINGS + ADVANCED_TILES + most_rounds * in_a_round

    def outcome(self, states: Records[State]) -> Outcome | None:
        """Return how the match ended, or None while it goes on."""
        return outcome(states)

    def score(self, states: Records[State]) -> Score:
        """Return the tokens out and eaten for good."""
        return score(states)

    def why_illegal(self, states: Records[State], seat: int, action: int) -> IllegalActionError:
        """Return the reason why an action is refused."""
        return refusals.why_illegal(states, seat, action)

    def write_action(self, options: FinstereOptions, states: Records[State], action: int) -> str:
        """Return an action in the rulebook's terms."""
        return notation.write_action(states[0], action, notation.token_names(options))

    def read_action(self, options: FinstereOptions, states: Records[State], text: str) -> int:
        """Read what `write_action` wrote."""
        return notation.read_action(states[0], text, notation.token_names(options))

    def write_lines(self, options: FinstereOptions, moments: Iterable[Moment]) -> Iterator[str]:
        """Write the plies of a match as the lines of a record."""
        return notation.write_lines(options, moments)

    def read_line(self, options: FinstereOptions, states: Records[State], line: str) -> list[Ply]:
        """Read one line of a record."""
        return notation.read_line(options, states, line)

    def read_position(self, text: str) -> Position:
        """Read a position, as JSON or drawn; what is impossible is refused with its place."""
        return interchange.read_position(text)

    def position(self, options: FinstereOptions, states: Records[State]) -> Position:
        """Return what stands on the board, as the interchange describes it."""
        names = notation.token_names(options)
        return to_position(states[0].floor, names, chosen_rulings(options))

    def draw_position(self, options: FinstereOptions, states: Records[State]) -> str:
        """Return the board as a drawing."""
        return draw(self.position(options, states))

    def play_out(self, states: Records[State], streams: Streams) -> int:
        """Play a range of matches to their ends with random whole moves; return how many."""
        return play_out_moves(states, streams, make_search())

    def arguments_for_new(self, arguments: Sequence[str]) -> Sequence[str]:
        """Let chance lay out an advanced start position unless something else is asked for."""
        if any(argument.startswith("--layout") for argument in arguments):
            return arguments
        return [*arguments, "--layout=random"]

    def account(self, options: FinstereOptions, moment: Moment) -> Account:  # noqa: ARG002 - tokens are told by number
        """Return what an action does and why, as values."""
        return account_of(moment)

    def sentences(self, options: FinstereOptions, account: Account) -> list[str]:
        """Return an account in English."""
        names = notation.token_names(options)
        return [" ".join(words.sentences(account, options.seat_colours, names))]

    def guide(self, options: FinstereOptions, states: Records[State], seat: int) -> Guide:  # noqa: ARG002 - as above
        """Return where the seat's tokens can end, and where tiles can lie."""
        return guide_for(states, seat)

    def outlook(
        self,
        options: FinstereOptions,  # noqa: ARG002 - as above
        states: Records[State],
    ) -> ShownOutlook | None:
        """Return what each card still possible would make the monster do."""
        return outlook(states)

    def dangers(self, options: FinstereOptions, states: Records[State]) -> dict[Piece, float]:
        """Return which tokens he may eat next, as they stand now."""
        names, tokens, found = notation.token_names(options), states[0].tokens, outlook(states)
        return {
            Piece(int(tokens[one.token].seat), names[one.token]): one.chance
            for one in (found.dangers if found else [])
        }

    def turning_points(
        self,
        options: FinstereOptions,  # noqa: ARG002 - as above
        moments: Sequence[Moment],
        last: Records[State],
    ) -> list[TurningPoint]:
        """Return when the lead was taken for good, and the dearest bites."""
        return turning_points(moments, last)


GAME = Finstere()
