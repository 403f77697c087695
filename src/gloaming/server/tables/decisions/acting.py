"""A seat's actions, and undoing them within an unfinished turn."""

from collections.abc import Sequence

from gloaming.core.errors import (
    ActionError,
    IllegalActionError,
    MatchOverError,
    NotationError,
    NothingToUndoError,
    WrongSeatError,
)
from gloaming.core.match import Match
from gloaming.server.tables.clock import MOST_LAG
from gloaming.server.tables.commands import MOST_IN_TURN, Act, Asking, BotAct, Undo
from gloaming.server.tables.events import Acted, Event, Undid
from gloaming.server.tables.marks import is_stale
from gloaming.server.tables.refusal import Refusal, RefusalCode
from gloaming.server.tables.table import Played, Table

from .permission import need_player, need_running, person_of

CODES: dict[type[ActionError], RefusalCode] = {
    WrongSeatError: "not-your-turn",
    MatchOverError: "not-running",
    NothingToUndoError: "nothing-to-undo",
}


def act(table: Table, command: Act, asking: Asking) -> Played:
    """Let a person act."""
    need_player(table, asking, command.seat)
    need_same_choice(table, command, asking)
    lag = min(max(asking.lag, 0.0), MOST_LAG)
    flag = table.flag(command.seat)
    if flag is not None and asking.now - lag > flag:
        raise Refusal("out-of-time", "your time ran out")
    need_room_in_turn(table.match, command)
    texts, match = carried_out(table.match, command.seat, command.actions)
    return Played(Acted(command.seat, texts, lag), match)


def need_room_in_turn(match: Match, command: Act) -> None:
    """Refuse to make a turn longer without end: a plan may be changed as often as one likes."""
    done = match.history.done_in(match.turn_number, command.seat)
    if done + len(command.actions) > MOST_IN_TURN:
        words = f"a turn has {MOST_IN_TURN} actions at most; undo some of them"
        raise Refusal("too-many", words, "actions")


def need_same_choice(table: Table, command: Act, asking: Asking) -> None:
    """Refuse actions that were chosen before something else than what there is to choose now."""
    own = table.seats_of(person_of(asking).id)
    if command.mark and is_stale(table.match, own, command.seat, command.mark):
        raise Refusal("stale", "the match has moved on", "mark")


def bot_act(table: Table, command: BotAct, _: Asking) -> Played:
    """Let a bot act, unless the match has moved on since it began to think."""
    need_running(table)
    if table.turning != command.turning or not table.seats[command.seat].bot:
        raise Refusal("stale", "the match has moved on")
    texts, match = carried_out(table.match, command.seat, command.actions)
    return Played(Acted(command.seat, texts, thought=command.thought), match)


def undo(table: Table, command: Undo, asking: Asking) -> list[Event]:
    """Take back the last actions of one's unfinished turn."""
    need_player(table, asking, command.seat)
    match = table.match.copied()
    try:
        for _ in range(command.count):
            match.undo(command.seat)
    except ActionError as error:
        raise refusal_of(error) from None
    return [Undid(command.seat, command.count)]


def carried_out(
    before: Match, seat: int, actions: Sequence[int | str]
) -> tuple[tuple[str, ...], Match]:
    """Return the actions as text, and the match after them."""
    match = before.copied()
    texts = tuple(
        play_on(match, seat, action, f"actions[{place}]") for place, action in enumerate(actions)
    )
    return texts, match


def play_on(match: Match, seat: int, action: int | str, place: str) -> str:
    """Play one action and all that follows without a seat; return its text."""
    text = play_one(match, seat, action, place)
    match.settle()
    return text


def play_one(match: Match, seat: int, action: int | str, place: str) -> str:
    """Play one action and return its text."""
    game, options, before = match.game, match.options, match.states
    number = number_of(match, action, place)
    try:
        match.play(seat, number)
    except ActionError as error:
        raise refusal_of(error, place) from None
    return game.write_action(options, before, number)


def number_of(match: Match, action: int | str, place: str) -> int:
    """Return the number of an action that is given by number or text."""
    if isinstance(action, int):
        return action
    try:
        return int(match.game.read_action(match.options, match.states, action))
    except NotationError as error:
        raise Refusal("unreadable-action", error.message, place) from None


def refusal_of(error: ActionError, place: str = "") -> Refusal:
    """Return what a refused action is called on the wire."""
    return Refusal(code_of(error), str(error), place, rule=rule_of(error))


def code_of(error: ActionError) -> RefusalCode:
    """Return the name of what is wrong with an action."""
    return CODES.get(type(error), "illegal-action")


def rule_of(error: ActionError) -> str:
    """Return the number of the rule that forbids an action, if one does."""
    return error.rule if isinstance(error, IllegalActionError) else ""
