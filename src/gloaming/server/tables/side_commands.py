"""Commands besides playing: taking seats, talking, asking for takebacks and the like.

A match ends, so its actions are few.  These could go on for ever and are kept like actions,
so each person may have only so many of them at a table.
"""

from typing import Final

from . import commands, events
from .commands import Asking
from .refusal import Refusal
from .table import Table

MOST_OF_ONE_PERSON: Final = 2000  # at one table, ever

SIDE_COMMANDS: Final = (
    commands.Sit,
    commands.StandUp,
    commands.NameSeat,
    commands.PutBot,
    commands.RemoveBot,
    commands.Ready,
    commands.ChooseColour,
    commands.Dress,
    commands.Undo,
    commands.AskTakeback,
    commands.AnswerTakeback,
    commands.OfferDraw,
    commands.AnswerDraw,
    commands.Say,
    commands.Mute,
)
SIDE_EVENTS: Final = (
    events.Sat,
    events.StoodUp,
    events.SeatNamed,
    events.Readied,
    events.ColoursChosen,
    events.Dressed,
    events.Undid,
    events.TakebackAsked,
    events.TakebackAnswered,
    events.DrawOffered,
    events.DrawAnswered,
    events.Said,
    events.Muted,
)


def check_number(table: Table, asking: Asking) -> None:
    """Refuse what is no action to somebody who has filled the log enough."""
    if asking.person is None or not isinstance(asking.command, SIDE_COMMANDS):
        return
    if table.side_events.get(asking.person.id, 0) >= MOST_OF_ONE_PERSON:
        raise Refusal("too-many", "you have done too much at this table; you can still play on")
