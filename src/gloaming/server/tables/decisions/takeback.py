"""Going back by consent to before one's last turn, but never across what chance or secrets told."""

from gloaming.core.match import Match
from gloaming.core.session import NO_TURN, REVEALED
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
    takeback_start = match.game.entry_points.takeback_start
    start = int(takeback_start(match.history.rows, match.turn_number, seat))
    if start == NO_TURN:
        raise Refusal("no-takeback", "this seat has not finished a turn yet")
    if start == REVEALED:
        raise Refusal("no-takeback", "chance or secret plans have been revealed since then")
    return start


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
