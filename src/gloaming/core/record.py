"""Records: options, seed and actions of a match as a text that people can read and mail.

    gloaming record 1
    game: finstere
    players: 4
    ...
    seed: 7                     (left out while it is secret)
    commitment: 1f0c...

    Round 1
      G5 IWWW     R4 INN        (lines of the game; after ; stands a remark)
    ...
    result: green wins, all but one token is out (3 0 1 2)

The last line is `result:` or, for a match that goes on, `unfinished`.  Programs that know no game's
notation write what was done by number: `plies 0:131 *:7`, where `*` is chance.  Names, comments and
variations may stand among the lines: `variations.py` reads them.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import TypeAlias

from .actors import AUTOMATIC, CHANCE
from .errors import ActionError, NotationError, OptionsError, RecordError, ReplayError, SeedError
from .game import AnyGame, Ply
from .match import Earlier, Match
from .options import read_kept_options, write_options
from .outcome import Outcome
from .seeds import check_commitment, check_seed

TITLE = "gloaming record "
VERSION = "1"
UNFINISHED = "unfinished"
RESULT = "result: "
REMARK = ";"
PLIES = "plies"
CHANCE_SIGN = "*"
VARIATION, NAME, COMMENT = "variation", "name", "comment"
ANNOTATIONS = (VARIATION, NAME, COMMENT)  # what `variations.py` reads
MOST_DIGITS = 18
OWN_KEYS = ("game", "earlier", "seed", "commitment")

Line: TypeAlias = tuple[int, str]
Header: TypeAlias = Mapping[str, Line]
FindGame: TypeAlias = Callable[[str], AnyGame]


def write_record(match: Match, *, reveal: bool = True) -> str:
    """Write a match; `reveal` says whether its seed may be told."""
    return "\n".join([*header_lines(match, reveal=reveal), "", *body_lines(match)]) + "\n"


def header_lines(match: Match, *, reveal: bool = True) -> list[str]:
    """Return the lines that say how a match began."""
    lines = [TITLE + VERSION, f"game: {match.game.name}"]
    lines += [f"{key}: {text}" for key, text in write_options(match.options).items()]
    if match.earlier is not None:
        lines.append("earlier: {} {}".format(*match.earlier))
    if reveal and match.seed is not None:
        lines.append(f"seed: {match.seed}")
    return [*lines, f"commitment: {match.commitment}"]


def body_lines(match: Match) -> list[str]:
    """Return the lines of what was played, and of how it ended."""
    return [*match.game.write_lines(match.options, match.moments), last_line(match)]


def last_line(match: Match) -> str:
    """Return the line that ends a record."""
    outcome = match.outcome
    return RESULT + result_words(outcome, match.seat_names) if outcome else UNFINISHED


def result_words(outcome: Outcome, seat_names: tuple[str, ...]) -> str:
    """Say who won, why, and with which scores."""
    winners = " and ".join(seat_names[seat] for seat in outcome.winners)
    verdict = f"{winners} wins" if winners else "a draw"
    return f"{verdict}, {outcome.reason} ({' '.join(map(str, outcome.scores))})"


def read_record(text: str, find_game: FindGame, *, verify: bool = False) -> Match:
    """Play a record through; `verify` also compares it with what the seed makes of it."""
    header, body = split_record(text)
    match = open_match(header, find_game)
    if verify and match.seed is None:
        raise ReplayError("the seed is not told, so chance cannot be verified")
    follow_body(match, body, verify=verify)
    return match


def follow_body(match: Match, body: Sequence[Line], *, verify: bool) -> None:
    """Play all lines of a body up to its last one, which says how it ends."""
    for line in body[:-1]:
        follow_line(match, line, verify=verify)
    run_automatic(match)
    check_end(match, *body[-1])
    if verify and not any(is_by_number(text) for _, text in body):
        compare_lines(body, body_lines(match))


def split_record(text: str, *, annotations: bool = False) -> tuple[Header, list[Line]]:
    """Return the header by key, and the numbered lines of the body.

    Names, comments and variations (`variations.py`) are left out unless they are wanted.
    """
    lines = [(number, line.strip()) for number, line in enumerate(text.splitlines(), 1)]
    if not lines or not lines[0][1].startswith(TITLE):
        raise RecordError(f"a record begins with '{TITLE}{VERSION}'", "line 1")
    version = lines[0][1].removeprefix(TITLE)
    if version != VERSION:
        raise RecordError(f"this is version {version}; only {VERSION} can be read", "line 1")
    blank = next((index for index, line in enumerate(lines) if not line[1]), len(lines))
    body = [line for line in lines[blank:] if line[1] and not line[1].startswith(REMARK)]
    if not body or not (body[-1][1] == UNFINISHED or body[-1][1].startswith(RESULT)):
        raise RecordError(
            f"the record is cut off: it must end with '{RESULT}...' or '{UNFINISHED}'",
            f"line {len(lines)}",
        )
    header = read_header(lines[1:blank])
    return header, body if annotations else [*played_lines(body[:-1]), body[-1]]


def played_lines(body: Sequence[Line]) -> list[Line]:
    """Return the lines of the main line in which something is done."""
    is_variation = [text.split()[0] == VARIATION for _, text in body]
    main = body[: is_variation.index(True)] if True in is_variation else body
    return [line for line in main if line[1].split()[0] not in ANNOTATIONS]


def read_header(lines: Sequence[Line]) -> Header:
    """Read the `key: value` lines."""
    header: dict[str, Line] = {}
    for number, line in lines:
        key, colon, value = line.partition(":")
        if not colon or key in header:
            reason = f"{key!r} stands twice" if colon else f"{line!r} is not 'key: value'"
            raise RecordError(reason, f"line {number}")
        header[key] = (number, value.strip())
    for key in ("game", "commitment"):
        if key not in header:
            raise RecordError(f"the header has no '{key}:' line", "line 1")
    return header


def open_match(header: Header, find_game: FindGame) -> Match:
    """Start the match that a header describes."""
    game = find_game(header["game"][1])
    texts = {key: value for key, (_, value) in header.items() if key not in OWN_KEYS}
    try:
        options = read_kept_options(game.options_type, texts)
    except OptionsError as error:
        number = header.get(error.place, (1, ""))[0]
        raise RecordError(str(error), f"line {number}") from None
    promised, earlier = header["commitment"][1], read_earlier(header)
    if "seed" not in header:
        return Match(game, options, None, promised, earlier)
    number, seed = header["seed"]
    try:
        check_commitment(check_seed(seed), promised)
    except SeedError as error:
        raise RecordError(str(error), f"line {number}") from None
    return Match(game, options, seed, earlier=earlier)


def read_earlier(header: Header) -> Earlier | None:
    """Read from which other seed the first draws follow, if a match was carried on."""
    if "earlier" not in header:
        return None
    number, text = header["earlier"]
    draws, _, seed = text.partition(" ")
    if not is_number(draws):
        raise RecordError("'earlier:' has a number of draws and a seed", f"line {number}")
    try:
        return Earlier(int(draws), check_seed(seed))
    except SeedError as error:
        raise RecordError(str(error), f"line {number}") from None


def follow_line(match: Match, line: Line, *, verify: bool) -> None:
    """Play one line of the body."""
    number, text = line
    place = f"line {number}"
    run_automatic(match)
    try:
        for ply in plies_in(match, without_remark(text)):
            run_automatic(match)
            if verify and ply.actor == CHANCE == match.actor:
                check_chance(match, ply)
            match.follow(ply)
    except NotationError as error:
        raise RecordError(error.message, place) from None
    except ActionError as error:
        raise ReplayError(str(error), place) from None


def plies_in(match: Match, text: str) -> list[Ply]:
    """Read one line of the body: by number, or in the words of the game."""
    if not is_by_number(text):
        return match.game.read_line(match.options, match.states, text)
    return [read_ply(word) for word in text.split()[1:]]


def is_by_number(text: str) -> bool:
    """Tell whether a line tells by number what was done."""
    return text.split(maxsplit=1)[:1] == [PLIES]


def read_ply(word: str) -> Ply:
    """Read who did something, and the number of the action.

    >>> read_ply("0:131"), read_ply("*:7")
    (Ply(actor=0, action=131), Ply(actor=-1, action=7))
    """
    actor, _, action = word.partition(":")
    if not (actor == CHANCE_SIGN or is_number(actor)) or not is_number(action):
        raise NotationError(f"{word!r} is not a seat or {CHANCE_SIGN}, a colon and a number", "$")
    return Ply(CHANCE if actor == CHANCE_SIGN else int(actor), int(action))


def is_number(text: str) -> bool:
    """Tell whether a text is a number that compiled rules can be asked about."""
    return text.isascii() and text.isdigit() and len(text) <= MOST_DIGITS


def without_remark(text: str) -> str:
    """Return a line up to its remark."""
    return text.partition(REMARK)[0].rstrip()


def run_automatic(match: Match) -> None:
    """Let happen what follows by rule alone."""
    while match.actor == AUTOMATIC:
        match.go_on()


def check_chance(match: Match, ply: Ply) -> None:
    """Raise unless the seed makes chance do just this."""
    drawn = match.drawn_action()
    if drawn != ply.action:
        game, options, states = match.game, match.options, match.states
        raise ActionError(
            f"here stands '{game.write_action(options, states, ply.action)}', "
            f"but the seed gives '{game.write_action(options, states, drawn)}'"
        )


def check_end(match: Match, number: int, text: str) -> None:
    """Raise unless the match ends, or goes on, as its record says."""
    last = last_line(match)
    if text.split() != last.split():
        raise ReplayError(f"here stands {text!r}, but the replay gives {last!r}", f"line {number}")


def compare_lines(body: Sequence[Line], expected: Sequence[str]) -> None:
    """Raise at the first line that a replay would write differently."""
    for (number, text), wanted in zip(body, expected, strict=False):
        if text.split() != wanted.split():
            message = f"here stands {text!r}, but the replay gives {wanted.strip()!r}"
            raise ReplayError(message, f"line {number}")
