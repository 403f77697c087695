"""Actions and records of Spokenchaos as text.

    die to blue | door N3 | die 4 | card 7 mirror+table | midnight tag      what chance does
    keep | again                        shall the lobby be furnished again?
    take mirror, face left, lean back, yaw 90, at 2.5,3.25 | pass           furniture
    ghost s1, enter 3, N, N, spot 0.5,0.25 level 1 lying E | stay | done    ghosts
    back s2 | side N | lie E | tag s1

A spot counts from the south-west corner of its field.  In a record every round has a heading;
what chance does is a line, and so is what a seat does without a break.
"""

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence

from gloaming.core.actors import AUTOMATIC, CHANCE
from gloaming.core.errors import NotationError
from gloaming.core.families import Family, first_numbers
from gloaming.core.game import Moment, Ply
from gloaming.core.layout import Records
from gloaming.games.spokenchaos.actions import (
    AT,
    DOOR,
    FAMILIES,
    HOLDER,
    PASSING,
    SPOT,
)
from gloaming.games.spokenchaos.assumptions import PIECE_NAMES
from gloaming.games.spokenchaos.material import CARDS, DIE, GHOST_NAMES, MIDNIGHT_NAMES, SMALLS
from gloaming.games.spokenchaos.options import SpokenchaosOptions
from gloaming.games.spokenchaos.seating import DOOR_NAMES
from gloaming.games.spokenchaos.solids.angles import FULL_TURN
from gloaming.games.spokenchaos.solids.levels import MOST_LEVELS
from gloaming.games.spokenchaos.solids.lobby import (
    EDGE,
    FACES,
    FIELDS,
    LEANS,
    PLACES,
    STEPS_PER_FIELD,
    WAYS,
)
from gloaming.games.spokenchaos.solids.spots import spot_number, spot_parts
from gloaming.games.spokenchaos.state import LETTERS, State

from .remarks import remark

SPOT_WORDS = re.compile(
    r"spot (?P<x>[\d.]+),(?P<y>[\d.]+)(?: level (?P<level>\d{1,2}))?(?: lying (?P<way>[NESW]))?"
)
AT_WORDS = re.compile(r"at (?P<x>[\d.]+),(?P<y>[\d.]+)")
LINE = re.compile(r"(?:(?P<seat>[a-z]+): )?(?P<actions>.+)")
BETWEEN = ", "

# What follows the name of a family in a record; others are read and written below.
NAMES: Mapping[str, Sequence[str]] = {
    "door": DOOR_NAMES,
    "die": [str(pips) for pips in range(1, DIE + 1)],
    "card": [card.name for card in CARDS],
    "midnight": MIDNIGHT_NAMES,
    "take": PIECE_NAMES,
    "face": FACES,
    "lean": ("none", *LEANS),
    "yaw": [str(yaw) for yaw in range(FULL_TURN)],
    "ghost": GHOST_NAMES,
    "back": GHOST_NAMES[:SMALLS],
    "enter": [str(place) for place in range(1, FIELDS + 1)],
    "side": LETTERS,
    "lie": ("up", *WAYS[1:]),
    "tag": GHOST_NAMES[:SMALLS],
}


def texts_of(family: Family) -> Sequence[str]:
    """Return how the actions of a family are written: a lone one by its name, steps by a letter."""
    if not family.parts:
        return [family.name]
    if family.name == "step":
        return LETTERS
    return [f"{family.name} {name}" for name in NAMES.get(family.name, ())]


TEXTS = {
    first + index: text
    for first, family in zip(first_numbers(FAMILIES), FAMILIES, strict=True)
    for index, text in enumerate(texts_of(family))
}
FIXED = {text: action for action, text in TEXTS.items()}


def length_words(steps: int) -> str:
    """Return a length in steps as text.

    >>> length_words(81)
    '2.53125'
    """
    return f"{steps / STEPS_PER_FIELD:g}"


def read_length(text: str, most: int) -> int:
    """Read a length as steps, up to a greatest one."""
    try:
        steps = float(text) * STEPS_PER_FIELD
    except ValueError:
        raise NotationError(f"{text!r} is not a length") from None
    if steps != int(steps) or not 0 <= steps <= most:
        greatest = length_words(most)
        raise NotationError(f"{text} is not a multiple of 1/{STEPS_PER_FIELD} up to {greatest}")
    return int(steps)


def write_action(options: SpokenchaosOptions, action: int) -> str:
    """Return one action as text."""
    if action in TEXTS:
        return TEXTS[action]
    if action < DOOR:
        return f"die to {options.seat_colours[action - HOLDER]}"
    if action < PASSING:
        x, y = divmod(action - AT, PLACES)
        return f"at {length_words(x)},{length_words(y)}"
    way, level, x, y = spot_parts(action - SPOT)
    height = f" level {level}" if level else ""
    lying = f" lying {WAYS[way]}" if WAYS[way] else ""
    return f"spot {length_words(x)},{length_words(y)}{height}{lying}"


def read_action(options: SpokenchaosOptions, text: str) -> int:
    """Read one action."""
    if text in FIXED:
        return FIXED[text]
    if text.startswith("die to "):
        return HOLDER + read_seat(options, text.removeprefix("die to "))
    if found := AT_WORDS.fullmatch(text):
        return AT + read_length(found["x"], EDGE) * PLACES + read_length(found["y"], EDGE)
    if found := SPOT_WORDS.fullmatch(text):
        return SPOT + read_spot(found)
    raise NotationError(f"{text!r} is nothing that is done here, such as 'ghost s1' or 'at 2.5,3'")


def read_spot(found: re.Match[str]) -> int:
    """Read a spot."""
    x, y = (read_length(found[part], STEPS_PER_FIELD - 1) for part in ("x", "y"))
    level = int(found["level"] or 0)
    if level >= MOST_LEVELS:
        raise NotationError(f"there are never {level} levels")
    return spot_number(WAYS.index(found["way"] or ""), level, x, y)


def read_seat(options: SpokenchaosOptions, name: str) -> int:
    """Read a colour of the match."""
    if name not in options.seat_colours:
        colours = ", ".join(options.seat_colours)
        raise NotationError(f"nobody is {name}; there is {colours}")
    return options.seat_colours.index(name)


def write_lines(options: SpokenchaosOptions, moments: Iterable[Moment]) -> Iterator[str]:
    """Write the plies of a match as the lines of a record."""
    heading, seat, said = 0, CHANCE, list[str]()
    for before, ply in moments:
        if ply.actor == AUTOMATIC:
            continue
        is_new_round = int(before[0].round_number) != heading
        if said and (ply.actor != seat or is_new_round):
            yield seat_line(options, seat, said)
            said = []
        if is_new_round:
            heading = int(before[0].round_number)
            yield f"Round {heading}"
        text = write_action(options, ply.action)
        if ply.actor == CHANCE:
            yield f"  {text}{remark(options, before, ply)}"
        else:
            seat = ply.actor
            said.append(text)
    if said:
        yield seat_line(options, seat, said)


def seat_line(options: SpokenchaosOptions, seat: int, said: Sequence[str]) -> str:
    """Return what a seat did without a break."""
    return f"  {options.seat_colours[seat]}: {BETWEEN.join(said)}"


def read_line(options: SpokenchaosOptions, states: Records[State], line: str) -> list[Ply]:
    """Read one line of a record."""
    if line.startswith("Round "):
        expected = f"Round {int(states[0].round_number)}"
        if line != expected:
            raise NotationError(f"here stands {line!r}, but it is {expected}")
        return []
    found = LINE.fullmatch(line)
    if not found:
        raise NotationError(f"{line!r} is no line of a record")
    actor = read_seat(options, found["seat"]) if found["seat"] else CHANCE
    return [Ply(actor, read_action(options, text)) for text in found["actions"].split(BETWEEN)]
