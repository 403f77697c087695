"""What comes of a command: events, or a refusal with a name.  The table itself stays as it is."""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

from gloaming.server.storage.protocol import Envelope
from gloaming.server.tables import commands
from gloaming.server.tables.commands import Asking
from gloaming.server.tables.events import Event, enclosed
from gloaming.server.tables.fold import after_deciding, after_playing
from gloaming.server.tables.side_commands import check_number
from gloaming.server.tables.table import Played, Table

from . import (
    abandoning,
    acting,
    chatting,
    colours,
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
Play: TypeAlias = Callable[[Table, Any, Asking], Played]
Consequence: TypeAlias = Callable[[Table, Asking], list[Event]]


class Decided(NamedTuple):
    """What to keep, and how the table will be once it is kept."""

    envelopes: tuple[Envelope, ...]
    table: Table


def decide(table: Table, asking: Asking) -> Decided:
    """Return the events that a command and its consequences cause; raise Refusal."""
    check_number(table, asking)
    decided = first_decided(table, asking)
    while decided.envelopes and (happened := consequence(decided.table, asking)):
        decided = with_events(decided, happened, asking)
    return decided


def first_decided(table: Table, asking: Asking) -> Decided:
    """Return what a command causes by itself."""
    play = PLAYS.get(type(asking.command))
    if play is None:
        happened = DECISIONS[type(asking.command)](table, asking.command, asking)
        return with_events(Decided((), table), happened, asking)
    played = play(table, asking.command, asking)
    envelopes = enclosed([played.event], table.number + 1, asking.now, asking.key)
    return Decided(envelopes, after_playing(table, envelopes[0], played))


def with_events(decided: Decided, happened: list[Event], asking: Asking) -> Decided:
    """Return a decision with some more events."""
    envelopes = enclosed(happened, decided.table.number + 1, asking.now, asking.key)
    later = after_deciding(decided.table, envelopes, happened)
    return Decided((*decided.envelopes, *envelopes), later)


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
    commands.ChooseColour: colours.choose_colour,
    commands.Dress: dressing.dress,
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
    commands.GoAway: leaving.go_away,
    commands.ComeBack: leaving.come_back,
    commands.Tick: deadlines.tick,
}

PLAYS: dict[type, Play] = {commands.Act: acting.act, commands.BotAct: acting.bot_act}

CONSEQUENCES: tuple[Consequence, ...] = (
    seating.start_when_all_are_ready,
    ending.end_when_played_out,
    resigning.end_when_given_up,
    draw_offers.end_when_agreed,
    abandoning.end_when_all_want_it,
    takeback.go_back_when_all_agree,
    rematch.open_when_all_want_it,
)
