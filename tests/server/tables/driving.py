"""A table that tests drive by commands, without storage, sockets or a clock."""

from typing import Any

from gloaming.core.game import AnyGame
from gloaming.core.seeds import commitment
from gloaming.games import find
from gloaming.server.storage.protocol import Envelope
from gloaming.server.tables import commands
from gloaming.server.tables.commands import Asking
from gloaming.server.tables.decisions.decide import decide
from gloaming.server.tables.decisions.opening import opening_events
from gloaming.server.tables.events import Event, enclosed, read_event
from gloaming.server.tables.fold import folded
from gloaming.server.tables.refusal import Refusal
from gloaming.server.tables.seats import Someone
from gloaming.server.tables.settings import Clock, NoClock, TableSettings
from gloaming.server.tables.table import Table, TableContext
from gloaming.server.tables.views.in_words import whole
from gloaming.server.tables.views.sights import ViewCache
from gloaming.server.tables.views.view import person_view
from tests.core.toy import TOY
from tests.core.toy.rules import SPOT
from tests.core.toy.state import SIDE

ONE, TWO, THREE = (Someone(f"id-{name}", name) for name in ("one", "two", "three"))
PEOPLE = (ONE, TWO, THREE)
FINSTERE = find("finstere")
START = 1000.0
SPOT_A, SPOT_B = SPOT, SPOT + 77 * SIDE + 5


class Driven:
    """A table, the log behind it, and the time."""

    def __init__(self, settings: TableSettings, game: AnyGame = TOY, seed: str = "seed") -> None:
        """Open the table."""
        self.context = TableContext("table", game, ("random", "other"), seed)
        self.now = START
        self.count = 0
        events = opening_events(self.context, settings, ONE)
        self.log: list[Envelope] = list(enclosed(events, 0, START, "id-one/open"))
        self.table: Table = folded(self.context, self.log)

    def ask(
        self, command: Any, person: Someone | None = None, *, name: str = "", lag: float = 0.0
    ) -> list[Event]:
        """Ask for something and return what happened."""
        self.count += 1
        asking = Asking(
            command, self.now, person, name or f"c{self.count}", lag, fresh_table="fresh"
        )
        envelopes, self.table = decide(self.table, asking)
        self.log += envelopes
        return [read_event(envelope.event) for envelope in envelopes]

    def tick(self) -> list[Event]:
        """Do what is due."""
        return self.ask(commands.Tick())

    def act(self, seat: int, *actions: int | str, lag: float = 0.0) -> list[Event]:
        """Let the person of a seat act."""
        return self.ask(commands.Act(seat, actions), self.table.seats[seat].person, lag=lag)

    def code_of(self, command: Any, person: Someone | None = None) -> str:
        """Return the name of the refusal of a command, which changes nothing."""
        before = self.table.number
        try:
            self.ask(command, person)
        except Refusal as refusal:
            assert self.table.number == before
            return refusal.code
        return ""

    def view(self, person: Someone | None) -> Any:
        """Return what a person may know."""
        return whole(person_view(self.table, person, ViewCache()))

    def plan(self, seat: int, spot: int = SPOT_A, wager: int = 0) -> None:
        """Seal a plan of the toy."""
        self.act(seat, spot, wager)


def toy_table(
    players: int = 2, *, clock: Clock | None = None, seed: str = "seed", **settings: Any
) -> Driven:
    """Return a toy's table that is still open."""
    options = {"players": str(players), "rounds": str(settings.pop("rounds", 2))}
    settings = {"stand_in": "random", **settings}
    how = TableSettings(game="toy", options=options, clock=clock or NoClock(), **settings)
    return Driven(how, seed=seed)


def running_toy(players: int = 2, **settings: Any) -> Driven:
    """Return a toy's table whose match runs, a person on every seat."""
    driven = toy_table(players, **settings)
    seat_all(driven, players)
    return driven


def running_finstere(players: int = 2, **settings: Any) -> Driven:
    """Return a running match of Finstere Flure with everything laid out."""
    options = {"players": str(players), "layout": "random"}
    driven = Driven(TableSettings(game="finstere", options=options, **settings), FINSTERE)
    seat_all(driven, players)
    return driven


def seat_all(driven: Driven, players: int) -> None:
    """Let people take all seats and start."""
    for seat in range(players):
        driven.ask(commands.Sit(seat), PEOPLE[seat])
    for seat in range(players):
        driven.ask(commands.Ready(), PEOPLE[seat])


def is_bound(driven: Driven) -> bool:
    """Tell whether the table shows the digest of its seed."""
    return bool(driven.view(None).about.commitment == commitment(driven.context.seed))
