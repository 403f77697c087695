"""Finstere Flure in the terminal: the board in colour, and what may be typed."""

import re
from pathlib import Path
from typing import cast

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from gloaming.core.errors import NotationError
from gloaming.core.game import Moment
from gloaming.core.match import Match
from gloaming.games.finstere.actions import PICK, STEP, STOP
from gloaming.games.finstere.course import rounds
from gloaming.games.finstere.floor.board import HEIGHT, SYMBOLS, WIDTH, cell_at, is_on_board
from gloaming.games.finstere.help.outlook import outlook
from gloaming.games.finstere.material import (
    BLOOD,
    FORMS,
    MONSTER,
    PAIRS,
    SUPPLY,
    TELEPORTER,
    TILE_NAMES,
    TOKEN,
)
from gloaming.games.finstere.moves.complete_moves import CompleteMove, complete_moves
from gloaming.games.finstere.moves.steps import STEP_LETTERS
from gloaming.games.finstere.options import FinstereOptions
from gloaming.games.finstere.state import EATEN, NO_TOKEN, OUT, PLACING, WAITING, State
from gloaming.games.finstere.text import notation
from gloaming.games.finstere.text.drawing import ARROWS

from .face import UnclearError

HELP = """\
Pick a token and walk:  G4 WWN   (N E S W; I is the step onto the entrance)
  G4        pick it first           WWN       go on walking
  Enter     end the move here       undo      take the last step back
  list      all its complete moves  12        take the twelfth of them
Lay a tile (advanced game):
  stone 3,4     yellow teleporter 9,4 E     blood 4x1 4,8     turn-right 7,2
Ask:
  board   outlook (what every card would do)   help   save FILE   quit
The board:
  # stone   o crystal   r turn-right   u turn-back   ~ blood   y> b> teleporters"""

INKS = {
    "green": "bold green",
    "red": "bold red",
    "blue": "bold bright_blue",
    "yellow": "bold yellow",
    "beige": "bold white",
    "purple": "bold magenta",
    "black": "bold bright_black",
}
TILE_INKS = {"stone": "white", "crystal": "bright_cyan", "turn-right": "cyan", "turn-back": "cyan"}
TILE_SIGNS = {"stone": "#", "crystal": "o", "turn-right": "r", "turn-back": "u"}
CELL_WIDTH = 4
LAY = re.compile(r"(?:lay +)?(?P<form>[a-z][a-z0-9 -]*?) *\(?(?P<x>\d+) *, *(?P<y>\d+)\)?"
                 r"(?: +(?P<arrow>[nesw]))?", re.IGNORECASE)  # fmt: skip
WALK = re.compile(r"(?:(?P<token>[A-Z]\d) *)?(?P<way>[NESWI ]*)", re.IGNORECASE)


class FinstereFace:
    """Finstere Flure for people at a terminal."""

    help = HELP

    def picture(self, match: Match) -> RenderableType:
        """Return the board and the players."""
        return Group(board_picture(match), players_picture(match))

    def question(self, match: Match, seat: int) -> str:
        """Return in words what is asked of a seat now."""
        state, colour = match.state, match.seat_names[seat]
        names = names_of(match)
        if state.phase == PLACING:
            left = ", ".join(
                f"{n} {name}" for (name, _), n in zip(SUPPLY, state.supply, strict=True) if n
            )
            return f"{colour}: lay a tile ({left})"
        if state.active == NO_TOKEN:
            may = ", ".join(
                f"{names[action - PICK]} ({steps_words(rounds.value(state, action - PICK))})"
                for action in match.legal_actions(seat)
            )
            return f"{colour}: move {may}"
        left = f"{steps_words(state.steps_left)} left"
        stop = ", Enter ends the move" if STOP in match.legal_actions(seat) else ""
        return f"{colour}: {names[state.active]} is moving, {left}{stop}"

    def understand(self, match: Match, seat: int, text: str) -> list[int]:
        """Return the actions that a typed text means."""
        if match.state.phase == PLACING:
            return [read_tile(text)]
        if text == "":
            if match.state.active == NO_TOKEN:
                raise UnclearError("pick a token first, for example: " + example(match, seat))
            return [STOP]
        if text.isdecimal():
            return chosen_move(match, int(text))
        return read_walk(match, text)

    def keep(self, match: Match, moment: Moment, path: Path) -> str:  # noqa: ARG002 - a face's way
        """Save nothing: the record has it all."""
        return ""

    def tell(self, match: Match, word: str) -> str | None:
        """Answer `list` and `outlook`."""
        if word == "list":
            return list_words(match)
        return outlook_words(match) if word == "outlook" else None


def names_of(match: Match) -> tuple[str, ...]:
    """Return what the tokens are called."""
    return notation.token_names(cast("FinstereOptions", match.options))


def steps_words(count: int) -> str:
    """Return a number of steps in words."""
    return f"{count} step" if count == 1 else f"{count} steps"


def example(match: Match, seat: int) -> str:
    """Return a token that a seat may pick."""
    return names_of(match)[match.legal_actions(seat)[0] - PICK]


def read_tile(text: str) -> int:
    """Read the laying of a tile, a little more freely than records do."""
    found = LAY.fullmatch(text.strip())
    if not found:
        raise UnclearError("say a tile and a cell, for example: stone 3,4")
    arrow = f" {found['arrow'].upper()}" if found["arrow"] else ""
    try:
        return notation.read_placement(
            f"lay {found['form'].lower()} ({int(found['x'])},{int(found['y'])}){arrow}"
        )
    except NotationError as error:
        kinds = ", ".join(dict.fromkeys(form.name for form in FORMS))
        raise UnclearError(f"{error}; tiles are {kinds}; a teleporter needs an arrow") from None


def read_walk(match: Match, text: str) -> list[int]:
    """Read a token, steps, or both."""
    found = WALK.fullmatch(text)
    if not found:
        raise UnclearError(f"{text!r} is not understood; type help")
    names = names_of(match)
    actions: list[int] = []
    if found["token"]:
        token = found["token"].upper()
        if token not in names:
            raise UnclearError(f"there is no token {token}")
        actions.append(PICK + names.index(token))
    elif match.state.active == NO_TOKEN:
        raise UnclearError("pick a token first: the letter of the colour and its number")
    way = found["way"].upper().replace(" ", "")
    return actions + [STEP + STEP_LETTERS.index(letter) for letter in way]


def moves_of_active(match: Match) -> list[CompleteMove]:
    """Return the complete moves from where the moving token is now."""
    state = match.state
    if state.active == NO_TOKEN:
        raise UnclearError("pick a token first")
    name = names_of(match)[state.active]
    position = match.game.position(match.options, match.states)
    moves = list(complete_moves(position, name, int(state.steps_left)))
    return moves[int(rounds.first_end(state, int(state.active), len(moves))) :]


def chosen_move(match: Match, number: int) -> list[int]:
    """Return the actions of a move chosen from the list; the move still waits for Enter."""
    moves = moves_of_active(match)
    if not 1 <= number <= len(moves):
        raise UnclearError(f"the list has 1 to {len(moves)}")
    return [STEP + STEP_LETTERS.index(letter) for letter in moves[number - 1].path]


def list_words(match: Match) -> str:
    """Return the list of complete moves."""
    entries = [
        f"{number:4} {move.path or '-':7}{place_of(move):8}"
        for number, move in enumerate(moves_of_active(match), 1)
    ]
    rows = (len(entries) + 3) // 4
    return "\n".join("".join(entries[row::rows]) for row in range(rows))


def place_of(move: CompleteMove) -> str:
    """Return where a move ends."""
    if move.cell is None:
        return "out" if move.out else "waits"
    return f"{move.cell[0]},{move.cell[1]}"


def outlook_words(match: Match) -> str:
    """Return what every card would do, and the danger for every token."""
    told = outlook(match.states)
    if told is None:
        return "The monster does not walk before all tiles are laid."
    names = names_of(match)
    lines = [
        f"  {percent(card.chance):>5}  card {card.card:7} ends {card.cell[0]},{card.cell[1]} "
        f"{card.facing}  eats {' '.join(names[token] for token in card.eaten) or 'nobody'}"
        for card in told.cards
    ]
    danger = [f"{names[one.token]} {percent(one.chance)}" for one in told.dangers if one.chance]
    return "\n".join([*lines, "  in danger: " + (", ".join(danger) or "nobody")])


def percent(chance: float) -> str:
    """Return a chance in words of a hundred."""
    return f"{100 * chance:.0f}%"


def board_picture(match: Match) -> Text:
    """Return the board in colour, with its wall symbols."""
    picture = Text()
    picture.append(" " * 4 + symbols_above() + "\n", "dim")
    for y in range(HEIGHT):
        picture.append(f"{y:3} ", "dim")
        for x in range(WIDTH):
            append_cell(picture, match, x, y)
        picture.append("\n")
    picture.append("    " + "".join(f"{x:^{CELL_WIDTH}}" for x in range(WIDTH)) + "\n", "dim")
    return picture


def symbols_above() -> str:
    """Return the symbols of the northern walls."""
    return "".join(
        f"{SYMBOLS.get((cell_at(x, 0), 0), '') if is_on_board(x, 0) else '':^{CELL_WIDTH}}"
        for x in range(WIDTH)
    )


def append_cell(picture: Text, match: Match, x: int, y: int) -> None:
    """Draw one cell."""
    if not is_on_board(x, y):
        picture.append(" " * CELL_WIDTH)
        return
    sign, ink = cell_sign(match, cell_at(x, y))
    ground = " on dark_red" if match.state.floor.ground[cell_at(x, y)] == BLOOD else ""
    picture.append(f"{sign:^{CELL_WIDTH}}", f"{ink}{ground}")


def cell_sign(match: Match, cell: int) -> tuple[str, str]:
    """Return what to draw on a cell, and in which ink."""
    state: State = match.state
    floor, thing = state.floor, int(state.floor.things[cell])
    if state.active != NO_TOKEN and floor.cell_of[state.active] == cell:
        return token_sign(match, int(state.active), "reverse ")
    if thing >= TOKEN:
        return token_sign(match, thing - TOKEN)
    if thing == MONSTER:
        return f"M{ARROWS[floor.facing]}", "bold bright_red"
    if thing in TILE_NAMES:
        return TILE_SIGNS[TILE_NAMES[thing]], TILE_INKS[TILE_NAMES[thing]]
    if floor.ground[cell] == TELEPORTER:
        index = list(floor.teleporters).index(cell)
        pair = PAIRS[index // 2]
        return f"{pair[0]}{ARROWS[floor.arrows[index]]}", INKS[pair]
    return ("~", "bright_red") if floor.ground[cell] == BLOOD else ("·", "dim")


def token_sign(match: Match, token: int, style: str = "") -> tuple[str, str]:
    """Return how a token is drawn."""
    colour = match.seat_names[match.state.tokens[token].seat]
    return names_of(match)[token], style + INKS[colour]


def players_picture(match: Match) -> Table:
    """Return a line for every player: tokens with the steps they show now, and who is out."""
    state = match.state
    table = Table.grid(padding=(0, 2))
    for seat, colour in enumerate(match.seat_names):
        sign = ">" if seat in match.seats_to_act() else ""
        tokens = "  ".join(
            token_words(match, token)
            for token in range(state.token_count)
            if state.tokens[token].seat == seat
        )
        table.add_row(sign, Text(colour, INKS[colour]), tokens, f"out {state.out_count[seat]}")
    half = "second half: who is eaten is gone" if state.second_half else "first half"
    deck = f"round {state.rounds_played + 1}, {half}, {state.cards_left} cards to come"
    table.add_row("", "", deck, "")
    return table


def token_words(match: Match, token: int) -> str:
    """Say where a token is and what it shows."""
    state, name = match.state, names_of(match)[token]
    places = {WAITING: "waits", OUT: "out", EATEN: "eaten"}
    place = places.get(int(state.floor.cell_of[token]), "")
    moved = " moved" if state.tokens[token].has_moved else ""
    return f"{name}:{rounds.value(state, token)}{' ' * bool(place)}{place}{moved}"
