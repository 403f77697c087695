"""Finstere Flure in the terminal: tokens and walls in colour, whole moves, and the outlook."""

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import cast

from rich.table import Table
from rich.text import Text

from gloaming.core.match import Match
from gloaming.games.finstere.actions import PICK, STOP
from gloaming.games.finstere.course import rounds
from gloaming.games.finstere.floor.board import HEIGHT, SYMBOLS, WIDTH, cell_at, is_on_board
from gloaming.games.finstere.help.outlook import outlook
from gloaming.games.finstere.material import COLOUR_LETTERS, SUPPLY
from gloaming.games.finstere.moves.complete_moves import CompleteMove, complete_moves
from gloaming.games.finstere.options import FinstereOptions
from gloaming.games.finstere.state import EATEN, NO_TOKEN, OUT, PLACING, WAITING
from gloaming.games.finstere.text.notation import token_names

from .face import Answer, Face, Way

COLOURS = {
    "green": "bold green",
    "red": "bold red",
    "blue": "bold bright_blue",
    "yellow": "bold yellow",
    "beige": "bold white",
    "purple": "bold magenta",
    "black": "bold bright_black",
}
INKS = {
    r"\b\d+\b|\.": "dim",
    r"\b[ru]\b": "cyan",
    r"\bo\b": "bright_cyan",
    "~": "bright_red",
    r"y[\^>v<]": COLOURS["yellow"],
    r"b[\^>v<]": COLOURS["blue"],
    **{rf"{COLOUR_LETTERS[colour]}\d": ink for colour, ink in COLOURS.items()},
    r"M[\^>v<]": "bold bright_red",
}
LAY = re.compile(r"(?:lay +)?(.*?) *\(?(\d+) *, *(\d+)\)?(?: +([nesw]))?", re.IGNORECASE)
WALK = re.compile(r"([A-Z]\d)? *([NESWI ]*)", re.IGNORECASE)
PLACES = {WAITING: " waits", OUT: " out", EATEN: " eaten"}


def outlook_words(match: Match, _: str) -> str:
    """Return what every card would do, and the danger for every token."""
    told = outlook(match.states)
    if told is None:
        return "The monster does not walk before all tiles are laid."
    names = names_of(match)
    lines = [
        f"  {card.chance:5.0%}  card {card.card:7} ends {card.cell[0]},{card.cell[1]} "
        f"{card.facing}  eats {' '.join(names[token] for token in card.eaten) or 'nobody'}"
        for card in told.cards
    ]
    danger = [f"{names[one.token]} {one.chance:.0%}" for one in told.dangers if one.chance]
    return "\n".join([*lines, "  in danger: " + (", ".join(danger) or "nobody")])


class FinstereFace(Face):
    """Finstere Flure for people at a terminal."""

    typing = """\
Pick a token and walk:  G4 WWN   (N E S W; I is the step onto the entrance)
  G4        pick it first           WWN       go on walking
  Enter     end the move here       undo      take the last step back
Lay a tile (advanced game):
  stone 3,4     yellow teleporter 9,4 E     blood 4x1 4,8     turn-right 7,2
The board:
  # stone   o crystal   r turn-right   u turn-back   ~ blood   y> b> teleporters
Ask:
  outlook  what every card would do"""
    rows = HEIGHT + 2
    answers: Mapping[str, Answer] = {"outlook": outlook_words}

    def drawing(self, match: Match) -> Sequence[str]:
        """Return the drawing below the symbols of the northern walls."""
        lines = super().drawing(match)
        wide = (len(lines[0]) - len("  0")) // WIDTH
        cells = [cell_at(x, 0) for x in range(WIDTH) if is_on_board(x, 0)]
        return ["   " + "".join(f"{SYMBOLS.get((cell, 0), ''):>{wide}}" for cell in cells), *lines]

    def inks(self, match: Match) -> Mapping[str, str]:
        """Return the colours; the token on the move stands out."""
        active = match.state.active
        return INKS if active == NO_TOKEN else {**INKS, names_of(match)[active]: "reverse"}

    def beside(self, match: Match, lines: Sequence[str]) -> Table:  # noqa: ARG002 - said in other words
        """Return a line for every player: tokens with the steps they show now, and who is out."""
        state = match.state
        table = Table.grid(padding=(0, 2))
        for seat, colour in enumerate(match.seat_names):
            own = [one for one in range(state.token_count) if state.tokens[one].seat == seat]
            tokens = "  ".join(token_words(match, token) for token in own)
            sign = ">" if seat in match.seats_to_act() else ""
            out = f"out {state.out_count[seat]}"
            table.add_row(sign, Text(colour, COLOURS[colour]), tokens, out)
        half = "second half: who is eaten is gone" if state.second_half else "first half"
        deck = f"round {state.rounds_played + 1}, {half}, {state.cards_left} cards to come"
        table.add_row("", "", deck, "")
        return table

    def asks(self, match: Match, seat: int) -> str:
        """Return what is to be laid or moved."""
        state, names, legal = match.state, names_of(match), match.legal_actions(seat)
        if state.phase == PLACING:
            supply = zip(SUPPLY, state.supply, strict=True)
            return f"lay a tile ({', '.join(f'{n} {name}' for (name, _), n in supply if n)})"
        if state.active == NO_TOKEN:
            tokens = [action - PICK for action in legal]
            may = [f"{names[one]} ({steps_words(rounds.value(state, one))})" for one in tokens]
            return f"move {', '.join(may)}"
        stop = ", Enter ends the move" if STOP in legal else ""
        return f"{names[state.active]} is moving, {steps_words(state.steps_left)} left{stop}"

    def phrases(self, match: Match, text: str) -> Iterator[str]:
        """Yield the tile to lay, or a token and its steps."""
        if match.state.phase == PLACING:
            form, x, y, arrow = found.groups() if (found := LAY.fullmatch(text)) else ("",) * 4
            arrow = f" {arrow.upper()}" if arrow else ""
            yield f"lay {form.lower()} ({int(x)},{int(y)}){arrow}" if found else f"lay {text}"
        elif found := WALK.fullmatch(text):
            token, way = found.groups()
            yield from [token.upper()] if token else []
            yield from way.upper().replace(" ", "") if text else ["stop"]
        else:
            yield text

    def ways(self, match: Match, seat: int) -> list[Way]:
        """Return the complete moves from where the moving token is now."""
        state = match.state
        if state.phase == PLACING or state.active == NO_TOKEN:
            return super().ways(match, seat)
        position = match.game.position(match.options, match.states)
        name = names_of(match)[state.active]
        moves = list(complete_moves(position, name, int(state.steps_left)))
        first = int(rounds.first_end(state, int(state.active), len(moves)))
        return [Way(move.path, place_words(move)) for move in moves[first:]]


def names_of(match: Match) -> tuple[str, ...]:
    """Return what the tokens are called."""
    return token_names(cast("FinstereOptions", match.options))


def steps_words(count: int) -> str:
    """Return a number of steps in words."""
    return f"{count} step" if count == 1 else f"{count} steps"


def place_words(move: CompleteMove) -> str:
    """Return where a move ends."""
    if move.cell is None:
        return "out" if move.out else "waits"
    return f"{move.cell[0]},{move.cell[1]}"


def token_words(match: Match, token: int) -> str:
    """Say where a token is and what it shows."""
    state = match.state
    moved = " moved" if state.tokens[token].has_moved else ""
    place = PLACES.get(int(state.floor.cell_of[token]), "")
    return f"{names_of(match)[token]}:{rounds.value(state, token)}{place}{moved}"
