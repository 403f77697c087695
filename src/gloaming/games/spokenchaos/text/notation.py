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
from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from gloaming.core.actors import AUTOMATIC, CHANCE
from gloaming.core.errors import NotationError
from gloaming.core.game import Moment, Ply
from gloaming.core.layout import Records
from gloaming.games.spokenchaos.actions import (
    AT,
    BACK,
    CARD,
    DONE,
    DOOR,
    ENTER,
    FACE,
    GHOST,
    HOLDER,
    KEEP,
    LEAN,
    LIE,
    MIDNIGHT_CARD,
    PASSING,
    PIPS,
    SIDE,
    SPOT,
    STAY,
    STEP,
    TAGGING,
    TAKE,
    YAW,
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


class Words(NamedTuple):
    """A family of actions that is written as a word and one of some names."""

    first: int
    word: str
    names: Sequence[str]


WRITTEN = (
    Words(DOOR, "door", DOOR_NAMES),
    Words(PIPS, "die", [str(pips) for pips in range(1, DIE + 1)]),
    Words(CARD, "card", [card.name for card in CARDS]),
    Words(MIDNIGHT_CARD, "midnight", MIDNIGHT_NAMES),
    Words(KEEP, "", ("keep", "again")),
    Words(TAKE, "take", PIECE_NAMES),
    Words(FACE, "face", FACES),
    Words(LEAN, "lean", ("none", *LEANS)),
    Words(YAW, "yaw", [str(yaw) for yaw in range(FULL_TURN)]),
    Words(PASSING, "", ("pass",)),
    Words(GHOST, "ghost", GHOST_NAMES),
    Words(BACK, "back", GHOST_NAMES[:SMALLS]),
    Words(ENTER, "enter", [str(place) for place in range(1, FIELDS + 1)]),
    Words(STEP, "", tuple(LETTERS)),
    Words(STAY, "", ("stay",)),
    Words(DONE, "", ("done",)),
    Words(SIDE, "side", tuple(LETTERS)),
    Words(LIE, "lie", ("up", *WAYS[1:])),
    Words(TAGGING, "tag", GHOST_NAMES[:SMALLS]),
)
FIXED = {
    f"{family.word} {name}".strip(): family.first + index
    for family in WRITTEN
    for index, name in enumerate(family.names)
}
TEXTS = {action: text for text, action in FIXED.items()}


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
