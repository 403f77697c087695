"""The game: everything the rest of Gloaming asks of one of its games."""

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Generic, NamedTuple, TypeAlias, TypeVar

from .account import GameAccount
from .actors import AUTOMATIC
from .entry_points import EntryPoints
from .errors import IllegalActionError, NotationError
from .families import Family
from .layout import Layout, Records, clone
from .options import Options
from .outcome import Outcome
from .planes import Plane
from .score import Score
from .streams import Stream, Streams
from .turning_points import TurningPoint

O = TypeVar("O", bound=Options)
S = TypeVar("S", bound=Layout)
A = TypeVar("A", bound=GameAccount)


# More plies than a match has, for games that say nothing better.
MANY_PLIES = 10_000


class Ply(NamedTuple):
    """One action, and whose: a seat's, CHANCE's or AUTOMATIC's."""

    actor: int
    action: int


class Piece(NamedTuple):
    """Something of a seat that chance may take."""

    seat: int
    name: str


class Moment(NamedTuple):
    """A ply and the state it was played in."""

    before: Any
    ply: Ply


class ToldTypes(NamedTuple):
    """The types of what a game tells besides its states; None: it tells no such thing."""

    position: Any = None  # as the interchange describes it
    guide: Any = None
    outlook: Any = None
    exposure: Any = None
    refusal: Any = None  # what a refused action's error says as values
    account: Any = None  # what happened, as values
    score: Any = None
    outcome: Any = None
    besides: Mapping[str, Any] = MappingProxyType({})  # what entry points of its own tell


class Words(NamedTuple):
    """A ply as a record has it, and its account."""

    text: str
    account: GameAccount
    action: int | None = None  # None: it follows by rule alone, or may not be looked up


class Game(ABC, Generic[O, S, A]):
    """The rules of one game, its words and its notation.

    States are handed around as arrays of one record (see `entry_points`).
    """

    name: str
    title: str
    layout: type[S]
    options_type: type[O]
    choices: type[Layout] | None = (
        None  # the options that compiled rules read; None: they start no match
    )
    entry_points: EntryPoints
    most_actions: int  # room that `legal_actions` and `chance_outcomes` need
    families: Sequence[Family] = ()  # how the numbers of its actions are made up
    told: ToldTypes = ToldTypes()
    refusal_rules: Mapping[str, str] = MappingProxyType({})  # the rule of each reason to refuse
    kit: Mapping[str, int] = MappingProxyType({})  # parts put together before a match, and of each
    # how many kinds there are: looks only, no rule knows of them
    planes: Sequence[Plane] = ()  # what `observe` fills; none: views are observed as bytes

    def constants(self) -> Mapping[str, Any]:
        """Return the numbers and names that those need who read its states, ready for JSON."""
        return {}

    @abstractmethod
    def start(self, options: O) -> Records[S]:
        """Return the state in which a match starts."""

    @abstractmethod
    def seat_names(self, options: O) -> tuple[str, ...]:
        """Return what the seats are called, in turn order."""

    @abstractmethod
    def outcome(self, states: Records[S]) -> Outcome | None:
        """Return how the match ended, or None while it goes on."""

    def score(self, states: Records[S]) -> Score | None:  # noqa: ARG002 - a game that counts needs them
        """Return what everybody has reached so far; None: nothing can be counted.

        The states may be somebody's view, so a score can tell nothing that is hidden.
        """
        return None

    @abstractmethod
    def why_illegal(self, states: Records[S], seat: int, action: int) -> IllegalActionError:
        """Return the reason, in words and with its rule, why an action is refused."""

    @abstractmethod
    def write_action(self, options: O, states: Records[S], action: int) -> str:
        """Return an action in the rulebook's terms."""

    @abstractmethod
    def read_action(self, options: O, states: Records[S], text: str) -> int:
        """Read what `write_action` wrote; raise NotationError."""

    @abstractmethod
    def write_lines(self, options: O, moments: Iterable[Moment]) -> Iterator[str]:
        """Write the plies of a match as the lines of a record."""

    @abstractmethod
    def read_line(self, options: O, states: Records[S], line: str) -> list[Ply]:
        """Read one line of a record in the state it stands in; raise NotationError."""

    @abstractmethod
    def draw_position(self, options: O, states: Records[S]) -> str:
        """Return the state as a drawing for people."""

    @abstractmethod
    def position(self, options: O, states: Records[S]) -> Any:
        """Return the position as the interchange describes it, ready for JSON."""

    def read_position(self, text: str) -> Any:  # noqa: ARG002 - a game that reads positions needs it
        """Read a position, as JSON or drawn; what is impossible is refused with its place."""
        raise NotationError(f"positions of {self.title} cannot be read", "$")

    @abstractmethod
    def account(self, options: O, moment: Moment) -> A:
        """Return what an action does and why as values, so that any language can say it."""

    @abstractmethod
    def sentences(self, options: O, account: A) -> list[str]:
        """Return an account in English."""

    def explain(self, options: O, moment: Moment) -> list[str]:
        """Return what an action does and why, in English."""
        return self.sentences(options, self.account(options, moment))

    def guide(self, options: O, states: Records[S], seat: int) -> Any:  # noqa: ARG002 - a game that guides needs them
        """Return what helps a seat to choose beyond its legal actions, ready for JSON.

        The states are the seat's own view, so a guide can tell nothing that is hidden.
        """
        return {}

    def outlook(self, options: O, states: Records[S]) -> Any:  # noqa: ARG002 - a game that has one needs them
        """Return what chance may bring next and how likely, ready for JSON; None: nothing.

        The states are somebody's view, as for a guide; a table may do without an outlook.
        """
        return None

    def dangers(self, options: O, states: Records[S]) -> dict[Piece, float]:  # noqa: ARG002 - a game that has some needs them
        """Return which pieces chance may take next, as they stand, and how likely that is."""
        return {}

    def exposure(self, options: O, states: Records[S], thing: int, place: Sequence[float]) -> Any:  # noqa: ARG002 - a game that has one needs them
        """Return from where a thing would be seen at a place, ready for JSON; None: nowhere.

        It tells what players are to find out by themselves, so not while they play against others.
        """
        return None

    def turning_points(
        self,
        options: O,  # noqa: ARG002 - a game that has some needs them
        moments: Sequence[Moment],  # noqa: ARG002 - the same
        last: Records[S],  # noqa: ARG002 - the same
    ) -> list[TurningPoint]:
        """Return the few moments that decided a match, given all of them and the last state."""
        return []

    @property
    def has_outlook(self) -> bool:
        """Tell whether this game can say what chance may bring next."""
        return type(self).outlook is not Game.outlook

    @property
    def has_exposure(self) -> bool:
        """Tell whether this game can say from where things are seen."""
        return type(self).exposure is not Game.exposure

    def action_numbers(self, options: O) -> int:  # noqa: ARG002 - a game that counts needs them
        """Return how many numbers the seats' actions take up, from 0; 0 if beyond counting."""
        return 0

    def has_secrets(self, options: O) -> bool:  # noqa: ARG002 - a game without secrets may need them
        """Tell whether there can be something that a seat has never been shown."""
        return True

    def is_by_memory(self, options: O) -> bool:  # noqa: ARG002 - a game that is may need them
        """Tell whether something that everybody was shown cannot be looked up during the match."""
        return False

    def recall(self, options: O, then: Records[S], now: Records[S]) -> Records[S]:  # noqa: ARG002 - a game by memory needs them
        """Return an earlier state as it may be looked up now, while the match runs."""
        return then

    def words(self, options: O, moment: Moment) -> Words:
        """Return a ply in words; what follows by rule alone has no text."""
        before, (actor, action) = moment
        account = self.account(options, moment)
        if actor == AUTOMATIC:
            return Words("", account)
        return Words(self.write_action(options, before, action), account, action)

    def recall_words(self, options: O, moment: Moment, now: Records[S]) -> Words:  # noqa: ARG002 - a game by memory needs them
        """Return an earlier ply in the words in which it may be looked up now."""
        return self.words(options, moment)

    def adds_up_points(self, options: O) -> bool:  # noqa: ARG002 - a game that scores needs them
        """Tell whether a series of matches adds up scores, rather than wins."""
        return False

    def most_plies(self, options: O) -> int:  # noqa: ARG002 - a game that counts needs them
        """Return a number of seats' actions that no match exceeds."""
        return MANY_PLIES

    def play_out(self, states: Records[S], streams: Streams) -> int:
        """Play matches to their ends at random; return how many moves that took.

        A move is one action here; a game may play whole moves instead.
        """
        return self.entry_points.play_out_all(states, streams, self.most_actions)

    def arguments_for_new(self, arguments: Sequence[str]) -> Sequence[str]:
        """Return the options for a lone start position, where some defaults may differ."""
        return arguments

    def view(self, states: Records[S], seat: int) -> Records[S]:
        """Return a copy that holds only what a seat may know."""
        shown = clone(states)
        self.entry_points.conceal(shown, 0, seat)
        return shown

    def imagine(self, states: Records[S], seat: int, stream: Stream) -> Records[S]:
        """Return a state that might be the true one, for all that a seat knows."""
        imagined = self.view(states, seat)
        self.entry_points.resample(imagined, 0, seat, stream)
        return imagined


AnyGame: TypeAlias = Game[Any, Any, Any]
