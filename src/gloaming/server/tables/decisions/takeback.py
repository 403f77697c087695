"""Going back by consent to before one's last turn, but never across what chance or secrets told."""

from gloaming.core.actors import CHANCE, SEVERAL
from gloaming.core.game import Moment
from gloaming.core.match import Match
from gloaming.server.tables.commands import AnswerTakeback, Asking, AskTakeback
from gloaming.server.tables.events import Event, TakebackAnswered, TakebackAsked, TakenBack
from gloaming.server.tables.refusal import Refusal
from gloaming.server.tables.table import Table

from .permission import need_player


def ask(table: Table, command: AskTakeback, asking: Asking) -> list[Event]:
    """Ask the others to let a seat have its last turn back."""
    need_player(table, asking, command.seat)
    if table.takeback is not None:
        raise Refusal("no-takeback", "a takeback has been asked for already")
    return [TakebackAsked(command.seat, start_of_last_turn(table.match, command.seat))]


def answer(table: Table, command: AnswerTakeback, asking: Asking) -> list[Event]:
    """Agree or not; the asker can only withdraw."""
    need_player(table, asking, command.seat)
    if table.takeback is None:
        raise Refusal("nothing-asked", "nobody asks for a takeback")
    if command.agrees and command.seat == table.takeback.seat:
        raise Refusal("nothing-asked", "the others must agree")
    return [TakebackAnswered(command.seat, command.agrees)]


def start_of_last_turn(match: Match, seat: int) -> int:
    """Return how many moments lie before a seat's last finished turn."""
    turns = [turn_of(match, moment) for moment in match.moments]
    own = [
        index
        for index, moment in enumerate(match.moments)
        if moment.ply.actor == seat and turns[index] < match.turn_number
    ]
    if not own:
        raise Refusal("no-takeback", "this seat has not finished a turn yet")
    start = next(index for index in own if turns[index] == turns[own[-1]])
    if any(is_final(match, moment) for moment in match.moments[start:]):
        raise Refusal("no-takeback", "chance or secret plans have been revealed since then")
    return start


def turn_of(match: Match, moment: Moment) -> int:
    """Return the number of the turn in which something was done."""
    return int(match.game.entry_points.turn_number(moment.before, 0))


def is_final(match: Match, moment: Moment) -> bool:
    """Tell whether a moment can never be taken back: it told what nobody can forget."""
    return moment.ply.actor == CHANCE or match.game.entry_points.actor(moment.before, 0) == SEVERAL


def waiting_for(table: Table) -> tuple[int, ...]:
    """Return the seats whose consent is still missing; the asker's own other seats agree."""
    asked = table.takeback
    if asked is None:
        return ()
    asker = table.seats[asked.seat].person
    own = table.seats_of(asker.id) if asker else ()
    return tuple(seat for seat in table.players if seat not in {*asked.agreed, *own})


def go_back_when_all_agree(table: Table, _: Asking) -> list[Event]:
    """Go back when nobody's consent is missing."""
    if table.takeback is None or waiting_for(table):
        return []
    return [TakenBack(table.takeback.moments)]
