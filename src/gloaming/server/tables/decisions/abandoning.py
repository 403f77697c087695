"""Ending a match without a result, when everybody who plays wants it."""

from gloaming.server.tables.commands import Asking, VoteAbandon
from gloaming.server.tables.events import AbandonVoted, Ended, Event
from gloaming.server.tables.table import Table

from .permission import need_player


def vote(table: Table, command: VoteAbandon, asking: Asking) -> list[Event]:
    """Want to stop; said twice it is still one vote."""
    need_player(table, asking, command.seat)
    if command.seat in table.abandon_votes:
        return []
    return [AbandonVoted(command.seat)]


def end_when_all_want_it(table: Table, _: Asking) -> list[Event]:
    """End when every person who plays has voted for it."""
    if table.phase != "running" or not table.abandon_votes:
        return []
    return [Ended("abandoned")] if table.abandon_votes >= set(table.players) else []
