"""Ending a match of two without a winner, when both want it."""

from gloaming.server.tables.commands import AnswerDraw, Asking, OfferDraw
from gloaming.server.tables.events import DrawAnswered, DrawOffered, Ended, Event
from gloaming.server.tables.refusal import Refusal
from gloaming.server.tables.table import Table

from .permission import need_player

SEATS = 2  # among more, a draw by consent would be a pact against the others


def offer(table: Table, command: OfferDraw, asking: Asking) -> list[Event]:
    """Offer a draw to the only opponent."""
    need_player(table, asking, command.seat)
    if len(table.seats) != SEATS or len(table.players) != SEATS:
        raise Refusal("no-draw", "a draw can be offered only between two people")
    if table.draw_offer is not None:
        raise Refusal("no-draw", "a draw has been offered already")
    return [DrawOffered(command.seat)]


def answer(table: Table, command: AnswerDraw, asking: Asking) -> list[Event]:
    """Take the draw or not; who offered it can only withdraw."""
    need_player(table, asking, command.seat)
    if table.draw_offer is None:
        raise Refusal("nothing-asked", "nobody offers a draw")
    if command.agrees and command.seat == table.draw_offer.seat:
        raise Refusal("nothing-asked", "the other must agree")
    return [DrawAnswered(command.seat, command.agrees)]


def waiting_for(table: Table) -> tuple[int, ...]:
    """Return the seats that have not taken the draw yet."""
    offered = table.draw_offer
    if offered is None:
        return ()
    return tuple(
        seat for seat in table.players if seat != offered.seat and seat not in offered.agreed
    )


def end_when_agreed(table: Table, _: Asking) -> list[Event]:
    """End when the other has taken the draw."""
    if table.phase != "running" or table.draw_offer is None or waiting_for(table):
        return []
    return [Ended("draw agreed")]
