"""Matches of Spokenchaos at any moment, for the tests.

Furniture is described as in `scenes`; a ghost is `blue-s1 2.5 0.5 level 1 lying E`, or
`blue-s1 out`.  Actions are typed as in records.
"""

from typing import Any

import numpy as np
import pytest

from gloaming.core.actors import AUTOMATIC, CHANCE, GO_ON
from gloaming.core.engine.mode import Mode, mode
from gloaming.core.game import Moment, Ply
from gloaming.core.layout import Records
from gloaming.core.options import read_options
from gloaming.games.spokenchaos import GAME
from gloaming.games.spokenchaos.assumptions import PIECE_NAMES
from gloaming.games.spokenchaos.course import rules
from gloaming.games.spokenchaos.material import CARDS, GHOST_NAMES, GHOSTS, MIDNIGHT_NAMES
from gloaming.games.spokenchaos.options import SpokenchaosOptions
from gloaming.games.spokenchaos.planning.plans import begin_plan
from gloaming.games.spokenchaos.solids.levels import MOST_LEVELS, levels
from gloaming.games.spokenchaos.solids.lobby import FACES, LEANS, NO_LEAN, WAYS
from gloaming.games.spokenchaos.solids.putting import put
from gloaming.games.spokenchaos.solids.room import room_of, send_to
from gloaming.games.spokenchaos.solids.settle import STANDS
from gloaming.games.spokenchaos.state import (
    BESIDE,
    DRAWING,
    FURNISHING,
    INSIDE,
    MIDNIGHT,
    NO_SEAT,
    OUT,
    PLANNING,
    SUPPLY,
    State,
)
from gloaming.games.spokenchaos.text.account import Account
from gloaming.games.spokenchaos.text.names import ghost_name
from gloaming.games.spokenchaos.text.notation import read_action, write_action

only_interpreted = pytest.mark.skipif(
    mode() != Mode.INTERPRETED, reason="no lobby of the box is like that: rules are patched"
)
PLACES = {"out": OUT, "beside": BESIDE, "supply": SUPPLY}
PLAIN_EIGHT = next(kind for kind, card in enumerate(CARDS) if card.name == "8")


class Table:
    """A state that tests play on, with the options it has."""

    def __init__(self, *lines: str, **options: str) -> None:
        """Set a table up: blue has the die, the keyhole is at N1, round 1 begins."""
        texts = {"grid": "16", **options}
        self.options = read_options(SpokenchaosOptions, texts)
        self.states: Records[State] = GAME.start(self.options)
        self.state.holder, self.state.round_number, self.state.door = 0, 1, 1
        for line in lines:
            self.place(line)

    @property
    def state(self) -> State:
        """Return the state."""
        return self.states[0]

    def place(self, line: str) -> None:
        """Put a piece or a ghost."""
        name, *words = line.split()
        if name in PIECE_NAMES:
            place_piece(self.state, name, words)
        else:
            place_ghost(self.state, self.number(name), words)

    def number(self, name: str) -> int:
        """Return the number of a ghost such as blue-s1."""
        colour, ghost = name.split("-")
        return self.options.seat_colours.index(colour) * GHOSTS + GHOST_NAMES.index(ghost)

    def figure(self, name: str) -> Any:
        """Return a ghost."""
        return self.state.figures[self.number(name)]

    def where(self, name: str) -> str:
        """Say where a ghost is: a place, or in the lobby its x, y and height."""
        figure = self.figure(name)
        if figure.where != INSIDE:
            return next(word for word, where in PLACES.items() if where == figure.where)
        place = f"{figure.body.x / 32:g} {figure.body.y / 32:g}"
        height = f" up {figure.body.bottom:g}" if figure.body.bottom else ""
        return place + height + (f" {WAYS[figure.body.way]}" if WAYS[figure.body.way] else "")

    def piece(self, name: str) -> str:
        """Say where a piece is and how it stands."""
        piece = self.state.pieces[PIECE_NAMES.index(name)]
        height = f" up {piece.height:g}" if piece.height else ""
        lean = f" lean {LEANS[piece.lean]}" if piece.lean != NO_LEAN else ""
        place = f"{piece.x / 32:g} {piece.y / 32:g} yaw {piece.yaw} on {FACES[piece.face]}"
        return place + height + lean

    def ghosts_inside(self) -> set[str]:
        """Return the ghosts in the lobby."""
        return {
            ghost_name(self.options, number)
            for number, figure in enumerate(self.state.figures)
            if figure.where == INSIDE
        }

    def plan(self, card: str = "8", *, seats: int = 4) -> "Table":
        """Let all plan, with cards of that kind."""
        kind = next(kind for kind, other in enumerate(CARDS) if other.name == card)
        self.state.phase, self.state.to_move = PLANNING, self.state.holder
        for seat in range(min(seats, self.options.players)):
            self.state.cards[seat] = kind
            begin_plan(self.state, seat)
        return self

    def furnish(self, card: str) -> "Table":
        """Let the player with the die move furniture by a card."""
        self.state.phase, self.state.to_move = FURNISHING, self.state.holder
        names = [other.name for other in CARDS]
        self.state.cards[self.state.holder] = names.index(card)
        return self

    def midnight(self, card: str) -> "Table":
        """Turn up a midnight card, and carry out what needs no seat."""
        self.state.phase, self.state.to_move = MIDNIGHT, NO_SEAT
        self.state.midnight = MIDNIGHT_NAMES.index(card)
        self.state.round_number = 2
        self.go_on(until=DRAWING)
        return self

    def go_on(self, until: int = -1) -> None:
        """Do what follows by rule alone, up to a phase."""
        while rules.actor(self.state) == AUTOMATIC and self.state.phase != until:
            rules.apply(self.state, AUTOMATIC, GO_ON)

    def may(self, seat: int, text: str) -> bool:
        """Tell whether a seat may do something."""
        return bool(rules.is_legal(self.state, seat, read_action(self.options, text)))

    def why_not(self, seat: int, text: str) -> str:
        """Return why a seat may not do something."""
        action = read_action(self.options, text)
        assert not rules.is_legal(self.state, seat, action), text
        return str(GAME.why_illegal(self.states, seat, action))

    def do(self, seat: int, texts: str, *, go_on: bool = True) -> "Table":
        """Let a seat do some things, and what follows from them."""
        for text in texts.split(", "):
            assert self.may(seat, text), f"{text}: {self.why_not(seat, text)}"
            rules.apply(self.state, seat, read_action(self.options, text))
        if go_on:
            self.go_on(until=DRAWING)
        return self

    def chance(self, *texts: str) -> "Table":
        """Let chance do some things."""
        for text in texts:
            self.do(CHANCE, text, go_on=False)
        return self

    def listed(self, seat: int) -> list[str]:
        """Return what is listed for a seat."""
        out = np.empty(GAME.most_actions, np.int64)
        count = rules.legal_actions(self.state, seat, out)
        return [write_action(self.options, int(action)) for action in out[:count]]

    def explain(self, seat: int, text: str = "") -> list[str]:
        """Return what is told of an action, or of what follows by rule alone."""
        return GAME.sentences(self.options, self.account(seat, text))

    def account(self, seat: int, text: str = "") -> Account:
        """Return the account of an action, or of what follows by rule alone."""
        action = read_action(self.options, text) if text else GO_ON
        return GAME.account(self.options, Moment(self.states, Ply(seat, action)))


def place_piece(state: State, name: str, words: list[str]) -> None:
    """Put a piece down."""
    x, y, *rest = words
    more = dict(zip(rest[::2], rest[1::2], strict=True))
    lean = LEANS.index(more["lean"]) if "lean" in more else NO_LEAN
    face, yaw = FACES.index(more.get("on", "upright")), int(more.get("yaw", 0))
    place = int(float(x) * 32), int(float(y) * 32)
    assert put(state, PIECE_NAMES.index(name), *place, yaw, face, lean) == STANDS


def place_ghost(state: State, number: int, words: list[str]) -> None:
    """Put a ghost somewhere."""
    figure = state.figures[number]
    if words[0] in PLACES:
        send_to(figure, PLACES[words[0]])
        return
    x, y, *rest = words
    more = dict(zip(rest[::2], rest[1::2], strict=True))
    figure.where = INSIDE
    figure.body.x, figure.body.y = int(float(x) * 32), int(float(y) * 32)
    figure.body.way = WAYS.index(more.get("lying", ""))
    heights = np.empty(MOST_LEVELS)
    assert levels(room_of(state)[0], figure.body, heights) > int(more.get("level", 0))
    figure.body.bottom = heights[int(more.get("level", 0))]
