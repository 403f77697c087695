"""The toy as a game of the core."""

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import Annotated, Any

import msgspec

from gloaming.core.account import GameAccount
from gloaming.core.actors import AUTOMATIC, CHANCE
from gloaming.core.entry_points import entry_points_of
from gloaming.core.errors import IllegalActionError, NotationError, OptionsError
from gloaming.core.game import Game, Moment, Ply
from gloaming.core.layout import Records, as_plain, blank
from gloaming.core.options import Options
from gloaming.core.outcome import Outcome
from gloaming.core.turning_points import TurningPoint

from . import rules
from .state import MOST_SEATS, OVER, SIDE, State

SEAT_LETTERS = "abc"
LINE = re.compile(r"(?:(?P<seat>[abc]) )?(?P<action>.*)")
ACTION = re.compile(r"(?P<word>wager|die|spot) (?P<first>\d+)(?:,(?P<second>\d+))?")

NUMBERING = {
    "wager": (rules.WAGER, rules.WAGERS),
    "die": (rules.DIE, rules.SIDES),
    "spot": (rules.SPOT, SIDE),
}


class ToyOptions(Options, frozen=True, kw_only=True):
    """How a match of the toy is played."""

    players: Annotated[int, msgspec.Meta(ge=2, le=MOST_SEATS)] = 2
    rounds: Annotated[int, msgspec.Meta(ge=1, le=9)] = 2
    nicknames: tuple[str, ...] = ()

    def check(self) -> None:
        """Refuse nicknames for more or fewer than all."""
        if len(self.nicknames) not in (0, self.players):
            raise OptionsError(f"{self.players} players need as many nicknames", "nicknames")


class ToyAccount(GameAccount, frozen=True, tag="do"):
    """What was done, as it is written."""

    text: str


class Toy(Game[ToyOptions, State, ToyAccount]):
    """Hide in the dark and bet on it."""

    name = "toy"
    title = "Toy"
    layout = State
    options_type = ToyOptions
    entry_points = entry_points_of(rules, State)
    most_actions = rules.MOST_ACTIONS

    def start(self, options: ToyOptions) -> Records[State]:
        """Return the state before the first roll."""
        states = blank(State)
        states[0].seats, states[0].rounds = options.players, options.rounds
        return states

    def seat_names(self, options: ToyOptions) -> tuple[str, ...]:
        """Return the nicknames, or letters."""
        return options.nicknames or tuple(SEAT_LETTERS[: options.players])

    def outcome(self, states: Records[State]) -> Outcome | None:
        """Return the highest scores as winners; nobody wins if all are equal."""
        state = states[0]
        if state.phase != OVER:
            return None
        scores = tuple(int(score) for score in state.scores[: state.seats])
        winners = tuple(seat for seat, score in enumerate(scores) if score == max(scores))
        return Outcome("the lamp is out", winners if len(set(scores)) > 1 else (), scores)

    def why_illegal(self, states: Records[State], seat: int, action: int) -> IllegalActionError:
        """Return the reason why an action is refused."""
        if seat != CHANCE and states[0].plans[seat].is_placed:
            return IllegalActionError(f"{action} is no wager", "2")
        return IllegalActionError(f"{action} is nothing that can be done here", "1")

    def write_action(self, options: ToyOptions, states: Records[State], action: int) -> str:  # noqa: ARG002 - no need of them
        """Return an action as a word and numbers."""
        if action >= rules.SPOT:
            x, y = divmod(action - rules.SPOT, SIDE)
            return f"spot {x},{y}"
        return f"die {action - rules.DIE + 1}" if action >= rules.DIE else f"wager {action + 1}"

    def read_action(self, options: ToyOptions, states: Records[State], text: str) -> int:  # noqa: ARG002 - no need of them
        """Read a word and numbers."""
        found = ACTION.fullmatch(text)
        if not found or (found["word"] == "spot") != bool(found["second"]):
            raise NotationError(f"{text!r} is not like 'spot 1,2'")
        first, second = int(found["first"]), int(found["second"] or 0)
        offset, most = NUMBERING[found["word"]]
        if not 0 <= first - (most < SIDE) < most or second >= SIDE:
            raise NotationError(f"{text!r} is beyond what there is")
        return offset + (first * SIDE + second if found["second"] else first - 1)

    def write_lines(self, options: ToyOptions, moments: Iterable[Moment]) -> Iterator[str]:
        """Write one line for every action."""
        for before, ply in moments:
            text = self.write_action(options, before, ply.action)
            if ply.actor != AUTOMATIC:
                yield text if ply.actor == CHANCE else f"  {SEAT_LETTERS[ply.actor]} {text}"

    def read_line(self, options: ToyOptions, states: Records[State], line: str) -> list[Ply]:
        """Read the line of one action."""
        found = LINE.fullmatch(line)
        assert found
        seat = SEAT_LETTERS.index(found["seat"]) if found["seat"] else CHANCE
        return [Ply(seat, self.read_action(options, states, found["action"]))]

    def draw_position(self, options: ToyOptions, states: Records[State]) -> str:
        """Return the scores."""
        scores = zip(self.seat_names(options), states[0].scores, strict=False)
        return "".join(f"{name} {score}\n" for name, score in scores)

    def position(self, options: ToyOptions, states: Records[State]) -> Any:  # noqa: ARG002 - no need of them
        """Return every field of the state."""
        return as_plain(states[0])

    def account(self, options: ToyOptions, moment: Moment) -> ToyAccount:
        """Return what happened."""
        return ToyAccount(self.write_action(options, moment.before, moment.ply.action))

    def sentences(self, options: ToyOptions, account: ToyAccount) -> list[str]:  # noqa: ARG002 - no need of them
        """Say what happened."""
        return [account.text]

    def guide(self, options: ToyOptions, states: Records[State], seat: int) -> Any:  # noqa: ARG002 - no need of them
        """Return who hides already, for all that one sees."""
        plans = states[0].plans[: states[0].seats]
        return {"placed": [bool(plan.is_placed) for plan in plans]}

    def turning_points(
        self,
        options: ToyOptions,  # noqa: ARG002 - no need of them
        moments: Sequence[Moment],
        last: Records[State],  # noqa: ARG002 - the same
    ) -> list[TurningPoint]:
        """Return what somebody did last."""
        acts = [at for at, moment in enumerate(moments, start=1) if moment.ply.actor >= 0]
        return [TurningPoint(at, "last-act", moments[at - 1].ply.actor) for at in acts[-1:]]


GAME = Toy()
