"""What set-up pages need of every game, as data: options, seats, bots, and which numbers fit.

Servers tell it to programs, and the client has it from the start, so that a match against bots
can be set up where no server answers.
"""

import json
from collections.abc import Iterator, Mapping

import msgspec

from gloaming.bots import BOTS
from gloaming.core.errors import OptionsError
from gloaming.core.game import AnyGame
from gloaming.core.option_descriptions import OptionAbout, describe_options
from gloaming.core.options import Limits, Options, fill_options, read_options, write_options
from gloaming.games import NAMES, find


class GameAbout(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    about: str
    options: tuple[OptionAbout, ...]
    defaults: dict[str, str]
    seats: tuple[str, ...]  # with the default options
    colours: dict[str, tuple[str, ...]]  # that so many players can choose; none: it has no colours
    bots: tuple[str, ...]
    has_outlook: bool  # players can be shown what chance may bring next


class Fit(msgspec.Struct, frozen=True):
    """What follows from a choice, and the limits that hold then."""

    options: dict[str, str]
    limits: dict[str, Limits]


def about_game(game: AnyGame, bots: tuple[str, ...]) -> GameAbout:
    """Describe one game."""
    defaults = game.options_type()
    return GameAbout(
        name=game.name,
        title=game.title,
        about=(type(game).__doc__ or "").strip(),
        options=describe_options(game.options_type),
        defaults=write_options(defaults),
        seats=game.seat_names(defaults),
        colours=colours_of(game),
        bots=bots,
        has_outlook=game.has_outlook,
    )


def colours_of(game: AnyGame) -> dict[str, tuple[str, ...]]:
    """Return which colours can be chosen, in the order of the box, by the number of players."""
    numbers = {about.name: about for about in describe_options(game.options_type)}
    if "colours" not in numbers:
        return {}
    least, most = numbers["players"].least or 0, numbers["players"].most or 0
    box = game.seat_names(fill_options(game.options_type, {"players": str(most)}))
    return {
        str(players): tuple([colour for colour in box if can_choose(game, players, colour, box)])
        for players in range(least, most + 1)
    }


def can_choose(game: AnyGame, players: int, colour: str, box: tuple[str, ...]) -> bool:
    """Tell whether one of so many players can have a colour."""
    others = [other for other in box if other != colour][: players - 1]
    chosen = {"players": str(players), "colours": " ".join([colour, *others])}
    try:
        read_options(game.options_type, chosen)
    except OptionsError:
        return False
    return True


def games_about_text() -> str:
    """Return what there is to know of all games, as JSON."""
    games = [about_game(find(name), tuple(BOTS[name])) for name in NAMES]
    return json.dumps(msgspec.to_builtins(games), ensure_ascii=False, indent=1) + "\n"


def fits_text() -> str:
    """Return for every game what follows from its choices, as JSON with a line for each."""
    games = {name: list(fits(find(name).options_type)) for name in NAMES}
    lines = [
        f" {json.dumps(name)}: [" + ",".join(f"\n  {written(fit)}" for fit in found) + "\n ]"
        for name, found in games.items()
        if found
    ]
    return "{\n" + ",\n".join(lines) + "\n}\n"


def written(fit: Fit) -> str:
    """Return what follows from a choice as JSON."""
    return json.dumps(msgspec.to_builtins(fit))


def fits(kind: type[Options]) -> Iterator[Fit]:
    """Yield what follows from options of which others follow: of every choice, and of each number.

    A choice says which numbers there may be, and the first of them which others; what is assumed
    where no number is chosen comes first.
    """
    leading = [about for about in describe_options(kind) if about.replaces]
    numbers = [about.name for about in leading if about.kind == "number"]
    named = {name for about in leading for name in (about.name, *about.replaces)}
    for about in (about for about in leading if about.kind == "choice"):
        for choice in about.choices:
            chosen = {about.name: choice}
            yield fit_of(kind, chosen, named)
            limits = fill_options(kind, chosen).limits()[numbers[0]]
            for number in range(limits.least, limits.most + 1):
                yield fit_of(kind, {**chosen, numbers[0]: str(number)}, named)


def fit_of(kind: type[Options], texts: Mapping[str, str], named: set[str]) -> Fit:
    """Return what follows from some options, of those that are named."""
    options = fill_options(kind, texts)
    told = {key: text for key, text in write_options(options).items() if key in named}
    return Fit(told, options.limits())
