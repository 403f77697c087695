"""Options as numbers, which compiled rules can read: a record with a field for each that counts.

    number   itself; -1: it follows from others        switch   0 or 1
    seat     itself; -1 for the word in its place      choice   its place among the choices
    list     a bit for each choice that is in it       text     a bit for each letter that is marked

A switch or choice that may be left to the game has numbers from 1 on, and 0 where it is left.
The browser makes the same numbers of the same texts, by what `encoded` tells it.
"""

from typing import Any, TypeVar

from .layout import Layout, Records, blank
from .option_descriptions import OptionAbout, describe_every
from .options import Options, write_options

NOT_CHOSEN = -1
SWITCHES = ("false", "true")

C = TypeVar("C", bound=Layout)


def chosen(layout: type[C], options: Options) -> Records[C]:
    """Return the numbers of a match's options."""
    texts, choices = write_options(options), blank(layout)
    for about in counted(layout, type(options)):
        setattr(choices[0], about.name, number_of(about, texts.get(about.name, "")))
    return choices


def counted(layout: type[Layout], options: type[Options]) -> tuple[OptionAbout, ...]:
    """Return the options that rules ask for, the edition among them."""
    return tuple(about for about in describe_every(options) if about.name in layout.__annotations__)


def number_of(about: OptionAbout, text: str) -> int:
    """Return the number of an option that is written so; nothing: it is not chosen.

    >>> number_of(OptionAbout("layout", "choice", "", "players", ("players", "random")), "random")
    1
    >>> number_of(OptionAbout("starter", "seat", "", "0", ("chance",)), "chance")
    -1
    """
    if about.kind == "list":
        return sum(1 << about.choices.index(part) for part in text.split())
    if about.kind == "text":
        letters = about.presets.get(text, text).replace(" ", "")
        return sum((letter == about.marked) << place for place, letter in enumerate(letters))
    if about.kind in ("switch", "choice"):
        names = SWITCHES if about.kind == "switch" else about.choices
        return ("", *names).index(text) if about.default == "" else names.index(text)
    return int(text) if text.isdigit() else NOT_CHOSEN


def encoded(layout: type[Layout], options: type[Options]) -> dict[str, Any]:
    """Return what makes numbers of the texts of options elsewhere, ready for JSON."""
    described = counted(layout, options)
    following = {name for about in described for name in about.replaces}
    return {
        about.name: {
            "kind": about.kind,
            "default": "" if about.name in following else about.default,
            "names": SWITCHES if about.kind == "switch" else about.choices,
            "may_be_left": about.default == "",
            **({"presets": about.presets, "marked": about.marked} if about.marked else {}),
        }
        for about in described
    }
