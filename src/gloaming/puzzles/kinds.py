"""All kinds of puzzles by name; each is loaded only when it is asked for."""

from importlib import import_module
from typing import Any, NamedTuple, TypeAlias, cast

from gloaming.core.errors import OptionsError
from gloaming.games import NAMES

from .kind import Kind

AnyKind: TypeAlias = Kind[Any]


class Listed(NamedTuple):
    """Where a kind is found."""

    game: str
    prefix: str  # of the ids of shipped puzzles
    module: str  # under `gloaming.puzzles`; it has the kind as KIND


KINDS: dict[str, Listed] = {
    "feast": Listed("finstere", "ff", "finstere.feast.kind"),
    "predict": Listed("finstere", "fp", "finstere.predict.kind"),
    "escape": Listed("finstere", "fe", "finstere.escape.kind"),
    "free-in": Listed("menhirs", "mb", "menhirs.free_in"),
    "hide": Listed("spokenchaos", "sh", "spokenchaos.hide"),
    "furnish": Listed("spokenchaos", "sf", "spokenchaos.furnish"),
}


def find_kind(name: str) -> AnyKind:
    """Return a kind by its name."""
    if name not in KINDS:
        raise OptionsError(f"there is no such kind of puzzle; there is {', '.join(KINDS)}", name)
    return cast("AnyKind", import_module(f"gloaming.puzzles.{KINDS[name].module}").KIND)


def kinds_of(game: str | None = None, kind: str | None = None) -> list[str]:
    """Return the names of the kinds that a game and a kind leave; None leaves all."""
    if game is not None and game not in NAMES:
        raise OptionsError(f"{game!r} is no game; there is {', '.join(NAMES)}", "--game")
    if kind is not None and kind not in KINDS:
        raise OptionsError(f"{kind!r} is no kind; there is {', '.join(KINDS)}", "--kind")
    return [
        name
        for name, listed in KINDS.items()
        if game in (None, listed.game) and kind in (None, name)
    ]
