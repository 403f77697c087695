"""Records with variations: what might have been done instead, with names and comments.

    plies 0:131 *:7 0:12            the main line, by number or in the words of the game
    name 2 The push                 of what stands after 2 plies of the line above
    comment 3 Why not at once?
    variation 2                     another line after the first 2 plies of the main line
    plies 0:140 1:6
    variation 3 of 1                another line after 3 plies, the first of them as in variation 1
    plies 1:9
    unfinished

Plies are counted from the beginning of the match, whatever line they stand in; what follows by rule
alone is not counted.  A record may begin with a state of its own (`start:`, its bytes in base 64):
such a one is read here only, for it is no match that anybody has played from its beginning.
`position:` says in JSON what it was made of, for programs that begin with positions.
"""

import base64
import binascii
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

import numpy as np

from .actors import AUTOMATIC, CHANCE
from .errors import ActionError, RecordError, ReplayError
from .game import AnyGame, Ply
from .layout import clone, dtype_of, same
from .match import Match
from .record import (
    ANNOTATIONS,
    CHANCE_SIGN,
    PLIES,
    VARIATION,
    FindGame,
    Header,
    Line,
    follow_body,
    header_lines,
    is_number,
    last_line,
    open_match,
    plies_in,
    run_automatic,
    split_record,
)

START, POSITION = "start", "position"
OF = "of"
IN_A_LINE = 12  # plies
MOST_VARIATIONS = 2000


class Note(NamedTuple):
    """What is said of what stands after so many plies of a line."""

    kind: str  # NAME or COMMENT
    after: int
    text: str


class Variation(NamedTuple):
    """A line that leaves another one after so many plies; the main line is number 0."""

    parent: int
    after: int
    plies: tuple[Ply, ...]
    notes: tuple[Note, ...]


class Annotated(NamedTuple):
    """A match with what is said of it, and what might have been done instead."""

    match: Match
    notes: tuple[Note, ...]
    variations: tuple[Variation, ...]

    def plies_of(self, number: int) -> tuple[Ply, ...]:
        """Return all plies of a line from the beginning: 0 is the main line."""
        if number == 0:
            return counted(self.match)
        variation = self.variations[number - 1]
        return (*self.plies_of(variation.parent)[: variation.after], *variation.plies)

    def played(self, number: int) -> Match:
        """Return the match of a line; raise where the rules do not allow it."""
        match = fresh(self.match)
        for ply in self.plies_of(number):
            run_automatic(match)
            match.follow(ply)
        run_automatic(match)
        return match


def read_annotated(text: str, find_game: FindGame, *, verify: bool = False) -> Annotated:
    """Read a record with its variations, and play all of them through.

    `verify` compares the main line with what the seed makes of it; in variations chance is chosen.
    """
    header, body = split_record(text, annotations=True)
    match = open_anywhere(header, find_game)
    if verify and match.seed is None:
        raise ReplayError("the seed is not told, so chance cannot be verified")
    main, sections = divided(body[:-1])
    follow_body(match, [*without_notes(main), body[-1]], verify=verify)
    found = Annotated(match, notes_in(main), tuple(read_sections(match, sections)))
    for number, (place, _) in enumerate((lines[0] for lines in sections), 1):
        check_line(found, number, place)
    return found


def write_annotated(annotated: Annotated) -> str:
    """Write a match with its variations, by number, and its start where that is its own."""
    match = annotated.match
    lines = header_lines(match)
    if not same(first_states(match), match.game.start(match.options)):
        lines.insert(-1, f"{START}: {base64.b64encode(first_states(match).tobytes()).decode()}")
    lines += ["", *ply_lines(counted(match)), *map(written_note, annotated.notes)]
    for variation in annotated.variations:
        parent = f" {OF} {variation.parent}" if variation.parent else ""
        lines += [f"{VARIATION} {variation.after}{parent}", *ply_lines(variation.plies)]
        lines += map(written_note, variation.notes)
    return "\n".join([*lines, last_line(match), ""])


def ply_lines(plies: Sequence[Ply]) -> list[str]:
    """Return plies by number, so many in a line."""
    words = [f"{CHANCE_SIGN if who == CHANCE else who}:{action}" for who, action in plies]
    starts = range(0, len(words), IN_A_LINE)
    return [" ".join((PLIES, *words[start : start + IN_A_LINE])) for start in starts]


def written_note(note: Note) -> str:
    """Return a note as its line, or as lines where it has several."""
    return "\n".join(f"{note.kind} {note.after} {line}" for line in note.text.split("\n"))


def counted(match: Match) -> tuple[Ply, ...]:
    """Return what was done in a match but for what follows by rule alone."""
    return tuple(moment.ply for moment in match.moments if moment.ply.actor != AUTOMATIC)


def fresh(match: Match) -> Match:
    """Return a match that begins as another one does."""
    again = Match(match.game, match.options, match.seed, match.commitment, match.earlier)
    again.states = clone(first_states(match))
    return again


def first_states(match: Match) -> Any:
    """Return the state in which a match began."""
    return match.moments[0].before if match.moments else match.states


def open_anywhere(header: Header, find_game: FindGame) -> Match:
    """Start the match that a header describes, in a state of its own if it has one."""
    plain: Mapping[str, Line] = {
        key: line for key, line in header.items() if key not in (START, POSITION)
    }
    match = open_match(plain, find_game)
    if START in header:
        number, text = header[START]
        match.states = read_state(match.game, text, f"line {number}")
    return match


def read_state(game: AnyGame, text: str, place: str) -> Any:
    """Read a state from its bytes in base 64."""
    kind = dtype_of(game.layout)
    try:
        data = base64.b64decode(text, validate=True)
    except binascii.Error:
        raise RecordError("'start:' is not in base 64", place) from None
    if len(data) != kind.itemsize:
        raise RecordError(f"a state of {game.name} has {kind.itemsize} bytes", place)
    return np.frombuffer(data, kind).copy()


def divided(body: Sequence[Line]) -> tuple[list[Line], list[list[Line]]]:
    """Return the lines of the main line, and those of every variation with its heading."""
    main: list[Line] = []
    sections: list[list[Line]] = []
    for line in body:
        if first_word(line[1]) == VARIATION:
            sections.append([line])
        else:
            (sections[-1] if sections else main).append(line)
    if len(sections) > MOST_VARIATIONS:
        raise RecordError(f"there are more than {MOST_VARIATIONS} variations", "line 1")
    return main, sections


def read_sections(match: Match, sections: Sequence[Sequence[Line]]) -> Iterator[Variation]:
    """Read every variation: its heading, its plies, its notes."""
    for number, (heading, *lines) in enumerate(sections, 1):
        parent, after = read_heading(heading, number)
        plies = [ply for line in without_notes(lines) for ply in numbered(match, line)]
        if not plies:
            raise RecordError("a variation has plies", f"line {heading[0]}")
        yield Variation(parent, after, tuple(plies), notes_in(lines))


def read_heading(heading: Line, number: int) -> tuple[int, int]:
    """Read which line a variation leaves, and after how many plies."""
    words = heading[1].split()[1:]
    after, of, parent = (*words, OF, "0", "")[:3]
    if of != OF or not (is_number(after) and is_number(parent) and int(parent) < number):
        message = f"{heading[1]!r} is not '{VARIATION} PLIES' or '{VARIATION} PLIES {OF} NUMBER'"
        raise RecordError(message, f"line {heading[0]}")
    return int(parent), int(after)


def numbered(match: Match, line: Line) -> list[Ply]:
    """Read plies by number."""
    number, text = line
    if first_word(text) != PLIES:
        raise RecordError("variations are written by number", f"line {number}")
    return plies_in(match, text)


def without_notes(lines: Sequence[Line]) -> list[Line]:
    """Return the lines in which something is done."""
    return [line for line in lines if first_word(line[1]) not in ANNOTATIONS]


def notes_in(lines: Sequence[Line]) -> tuple[Note, ...]:
    """Return the notes among lines; lines of the same one are joined."""
    texts: dict[tuple[str, int], list[str]] = {}
    for number, line in lines:
        kind, _, rest = line.partition(" ")
        after, _, text = rest.partition(" ")
        if kind not in ANNOTATIONS:
            continue
        if not is_number(after):
            raise RecordError(f"{line!r} is not '{kind} PLIES TEXT'", f"line {number}")
        texts.setdefault((kind, int(after)), []).append(text)
    return tuple(Note(kind, after, "\n".join(text)) for (kind, after), text in texts.items())


def check_line(annotated: Annotated, number: int, place: int) -> None:
    """Raise unless a variation leaves its line where that has got to, and the rules allow it."""
    variation = annotated.variations[number - 1]
    if variation.after > len(annotated.plies_of(variation.parent)):
        raise RecordError("the line that it leaves is shorter", f"line {place}")
    try:
        annotated.played(number)
    except ActionError as error:
        raise ReplayError(str(error), f"line {place}") from None


def first_word(text: str) -> str:
    """Return the first word of a line."""
    return text.split(maxsplit=1)[0]
