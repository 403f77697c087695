"""What comes of a command: events, or a refusal with a name.  The table itself stays as it is."""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from gloaming.server.storage.protocol import Envelope
from gloaming.server.tables import commands
from gloaming.server.tables.commands import Asking
from gloaming.server.tables.events import Event, enclosed
from gloaming.server.tables.fold import after
from gloaming.server.tables.side_commands import check_number
from gloaming.server.tables.table import Table

from . import (
    abandoning,
    acting,
    chatting,
    deadlines,
    draw_offers,
    dressing,
    ending,
    leaving,
    naming,
    rematch,
    resigning,
    seating,
    takeback,
)

Decision: TypeAlias = Callable[[Table, Any, Asking], list[Event]]
Consequence: TypeAlias = Callable[[Table, Asking], list[Event]]


class Decided(NamedTuple):
    """What to keep, and how the table will be once it is kept."""

    envelopes: tuple[Envelope, ...]
    table: Table


def is_known(table: Table, asking: Asking) -> bool:
    """Tell whether a command has had its effect already."""
    return bool(asking.id) and table.asked.knows(asking.key, table.number)


def decide(table: Table, asking: Asking) -> Decided:
    """Return the events that a command and its consequences cause; raise Refusal."""
    if is_known(table, asking):
        return Decided((), table)
    check_number(table, asking)
    happened = DECISIONS[type(asking.command)](table, asking.command, asking)
    decided = Decided((), table)
    while happened:
        envelopes = enclosed(happened, decided.table.number + 1, asking.now, asking.key)
        decided = Decided((*decided.envelopes, *envelopes), after(decided.table, envelopes))
        happened = consequence(decided.table, asking)
    return decided


def consequence(table: Table, asking: Asking) -> list[Event]:
    """Return what follows by itself, the first thing only."""
    return next((found for follow in CONSEQUENCES if (found := follow(table, asking))), [])


DECISIONS: dict[type, Decision] = {
    commands.Sit: seating.sit,
    commands.StandUp: seating.stand_up,
    commands.NameSeat: naming.name_seat,
    commands.PutBot: seating.put_bot,
    commands.RemoveBot: seating.remove_bot,
    commands.Ready: seating.ready,
    commands.Dress: dressing.dress,
    commands.Act: acting.act,
    commands.Undo: acting.undo,
    commands.AskTakeback: takeback.ask,
    commands.AnswerTakeback: takeback.answer,
    commands.OfferDraw: draw_offers.offer,
    commands.AnswerDraw: draw_offers.answer,
    commands.Resign: resigning.resign,
    commands.VoteAbandon: abandoning.vote,
    commands.Regain: leaving.regain,
    commands.Say: chatting.say,
    commands.Mute: chatting.mute,
    commands.AskRematch: rematch.ask,
    commands.BotAct: acting.bot_act,
    commands.GoAway: leaving.go_away,
    commands.ComeBack: leaving.come_back,
    commands.Tick: deadlines.tick,
}

CONSEQUENCES: tuple[Consequence, ...] = (
    seating.start_when_all_are_ready,
    ending.end_when_played_out,
    resigning.end_when_given_up,
    draw_offers.end_when_agreed,
    abandoning.end_when_all_want_it,
    takeback.go_back_when_all_agree,
    rematch.open_when_all_want_it,
)
