"""Actions and records of Finstere Flure as text.

    G4 WWWN         the green token whose coloured side says 4 goes west, west, west, north
    G5 IW           I is the step onto the entrance; out of the exit it is N or W
    R1 -            stays where it is
    B4 WW..         is still moving
    lay stone (3,4) | lay yellow teleporter (9,4) E | lay blood 4x1 (4,8)
    monster 8       the card that was turned
    red begins      where chance names who does

In a record every round has a heading, and every lap around the table is one line.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache

from gloaming.core.actors import AUTOMATIC, CHANCE
from gloaming.core.errors import NotationError
from gloaming.core.game import Moment, Ply
from gloaming.core.layout import Records, clone
from gloaming.games.finstere.actions import BEGIN, CARD, PICK, PLACE, STEP, STOP
from gloaming.games.finstere.course import rounds
from gloaming.games.finstere.course.setup import fronts
from gloaming.games.finstere.floor.board import CELLS, LETTERS, cell_at, is_on_board, x_and_y
from gloaming.games.finstere.help.outlook import ShownCard, outlook
from gloaming.games.finstere.material import CARDS, COLOUR_LETTERS, FORMS, card_name
from gloaming.games.finstere.moves.steps import STEP_LETTERS
from gloaming.games.finstere.options import FinstereOptions
from gloaming.games.finstere.state import BEGINNING, PLACING, State

from .words import cell_words

BEGINS = " begins"
STAYS = "-"
STILL_MOVING = ".."
MOVE = re.compile(r"(?P<token>[A-Z]\d) +(?P<way>[NESWI]+(?:\.\.)?|\.\.|-)(?: +|$)")
LAY = re.compile(r"lay (?P<form>[a-z0-9 -]+?) \((?P<x>\d+),(?P<y>\d+)\)(?: (?P<arrow>[NESW]))?")


@cache
def token_names(options: FinstereOptions) -> tuple[str, ...]:
    """Return the names of all tokens: the colour's letter and the coloured side's number."""
    return tuple(
        f"{COLOUR_LETTERS[colour]}{front}"
        for colour in options.seat_colours
        for front in fronts(options.players)
    )


def write_placement(action: int) -> str:
    """Return the laying of a tile as text."""
    form, cell = FORMS[(action - PLACE) // CELLS], (action - PLACE) % CELLS
    arrow = f" {LETTERS[form.arrow]}" if form.arrow >= 0 else ""
    return f"lay {form.name} {cell_words(x_and_y(cell))}{arrow}"


def read_placement(text: str) -> int:
    """Read the laying of a tile."""
    found = LAY.fullmatch(text)
    if not found:
        raise NotationError(f"{text!r} is not like 'lay stone (3,4)'")
    arrow = LETTERS.index(found["arrow"]) if found["arrow"] else -1
    wanted = (found["form"], arrow)
    matching = [index for index, form in enumerate(FORMS) if (form.name, form.arrow) == wanted]
    if not matching:
        how = "with" if arrow >= 0 else "without"
        raise NotationError(f"there is no tile {found['form']!r} {how} an arrow")
    x, y = int(found["x"]), int(found["y"])
    if not is_on_board(x, y):
        raise NotationError(f"({x},{y}) is not on the board")
    return PLACE + matching[0] * CELLS + cell_at(x, y)


def card_names(state: State) -> list[str]:
    """Return what the kinds of cards are called in this match."""
    return [card_name(int(rounds.card_at(state, index))) for index in range(len(CARDS))]


def read_card(state: State, text: str) -> int:
    """Read the card that was turned."""
    names = card_names(state)
    if text not in names:
        raise NotationError(f"there is no card {text!r}; there is {', '.join(names)}")
    return CARD + names.index(text)


def colour_of(state: State, seat: int, names: Sequence[str]) -> str:
    """Return the colour of a seat, by the names of its tokens."""
    letter = names[int(rounds.first_token(state, seat))][0]
    return next(colour for colour, known in COLOUR_LETTERS.items() if known == letter)


def read_beginning(state: State, text: str, names: Sequence[str]) -> int:
    """Read who begins."""
    colours = [colour_of(state, seat, names) for seat in range(state.players)]
    colour = text.removesuffix(BEGINS)
    if colour not in colours:
        raise NotationError(f"{colour!r} does not play; there is {', '.join(colours)}")
    return BEGIN + colours.index(colour)


def write_action(state: State, action: int, names: Sequence[str]) -> str:
    """Return one action as text."""
    if action >= PLACE:
        return write_placement(action)
    if action >= BEGIN:
        return f"{colour_of(state, action - BEGIN, names)}{BEGINS}"
    if action >= CARD:
        return f"monster {card_names(state)[action - CARD]}"
    if action == STOP:
        return "stop"
    return STEP_LETTERS[action - STEP] if action >= STEP else names[action - PICK]


def read_action(state: State, text: str, names: Sequence[str]) -> int:
    """Read one action."""
    if text.startswith("lay "):
        return read_placement(text)
    if text.startswith("monster "):
        return read_card(state, text.removeprefix("monster "))
    if text.endswith(BEGINS):
        return read_beginning(state, text, names)
    if text == "stop":
        return STOP
    if len(text) == 1 and text in STEP_LETTERS:
        return STEP + STEP_LETTERS.index(text)
    if text in names:
        return PICK + names.index(text)
    raise NotationError(f"{text!r} is no token, step (N E S W I), stop, tile or card")


def write_lines(options: FinstereOptions, moments: Iterable[Moment]) -> Iterator[str]:
    """Write the plies of a match as the lines of a record."""
    names = token_names(options)
    lap: list[str] = []
    heading = 0
    for before, ply in moments:
        state = before[0]
        if ply.actor == AUTOMATIC:
            continue
        if state.phase not in (PLACING, BEGINNING) and state.rounds_played + 1 != heading:
            heading = int(state.rounds_played) + 1
            yield f"Round {heading}"
        if ply.actor == CHANCE or ply.action >= PLACE:
            yield from written_lap(lap)
            lap = []
            yield f"  {write_action(state, ply.action, names)}{remark(before, ply.action, names)}"
        else:
            extend_lap(lap, ply.action, names)
            if ply.action == STOP and len(lap) == options.players:
                yield from written_lap(lap)
                lap = []
    yield from written_lap(lap)


def remark(before: Records[State], action: int, names: Sequence[str]) -> str:
    """Tell in a remark what a card, if it is one, will make the monster do."""
    if action >= BEGIN:
        return ""
    told = outlook_on_card(before, action - CARD)
    eaten = " ".join(names[token] for token in told.eaten)
    meal = f"eats {eaten}, " if eaten else ""
    return f" ; {meal}ends on {cell_words(told.cell)} facing {told.facing}"


def outlook_on_card(before: Records[State], index: int) -> ShownCard:
    """Return what a kind of card makes the monster do when it is turned."""
    told = outlook(before)
    name = card_names(before[0])[index]
    return next(card for card in (told.cards if told else ()) if card.card == name)


def extend_lap(lap: list[str], action: int, names: Sequence[str]) -> None:
    """Add an action to the moves of a lap."""
    if action < STEP:
        lap.append(f"{names[action - PICK]} {STILL_MOVING}")
        return
    way = lap[-1].removesuffix(STILL_MOVING)
    if action != STOP:
        lap[-1] = way + STEP_LETTERS[action - STEP] + STILL_MOVING
    else:
        lap[-1] = way + STAYS if way.endswith(" ") else way


def written_lap(lap: Sequence[str]) -> Iterator[str]:
    """Return the line of a lap, if anybody moved."""
    if lap:
        yield "  " + "".join(move.ljust(12) for move in lap).rstrip()


def read_line(options: FinstereOptions, states: Records[State], line: str) -> list[Ply]:
    """Read one line of a record."""
    state = clone(states)[0]
    if line.startswith("Round "):
        check_heading(state, line)
        return []
    if line.startswith("lay "):
        actor = CHANCE if state.chance_places else int(state.to_move)
        return [Ply(actor, read_placement(line))]
    if line.startswith("monster "):
        return [Ply(CHANCE, read_card(state, line.removeprefix("monster ")))]
    if line.endswith(BEGINS):
        return [Ply(CHANCE, read_beginning(state, line, token_names(options)))]
    return read_lap(options, line)


def check_heading(state: State, line: str) -> None:
    """Refuse the heading of another round."""
    expected = f"Round {int(state.rounds_played) + 1}"
    if line != expected:
        raise NotationError(f"here stands {line!r}, but it is {expected}")


def read_lap(options: FinstereOptions, line: str) -> list[Ply]:
    """Read the moves of a lap."""
    names = token_names(options)
    plies: list[Ply] = []
    place = 0
    while place < len(line):
        found = MOVE.match(line, place)
        if not found:
            raise NotationError(f"{line[place:]!r} is not like 'G4 WWN'")
        if found["token"] not in names:
            raise NotationError(f"there is no token {found['token']}")
        plies += move_plies(options, names.index(found["token"]), found["way"])
        place = found.end()
    return plies


def move_plies(options: FinstereOptions, token: int, way: str) -> Iterator[Ply]:
    """Return the plies of one move."""
    seat = token // len(fronts(options.players))
    yield Ply(seat, PICK + token)
    for letter in way.removesuffix(STILL_MOVING).removesuffix(STAYS):
        yield Ply(seat, STEP + STEP_LETTERS.index(letter))
    if not way.endswith(STILL_MOVING):
        yield Ply(seat, STOP)
