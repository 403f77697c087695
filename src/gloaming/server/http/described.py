"""The games and how they can be played, for set-up pages and programs."""

import msgspec

from gloaming.core.game import AnyGame
from gloaming.core.option_descriptions import OptionAbout, describe_options
from gloaming.core.options import write_options
from gloaming.server.hosting.repertoire import Repertoire


class GameAbout(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    about: str
    options: tuple[OptionAbout, ...]
    defaults: dict[str, str]
    seats: tuple[str, ...]  # with the default options
    bots: tuple[str, ...]
    has_outlook: bool  # players can be shown what chance may bring next


async def all_games(repertoire: Repertoire) -> list[GameAbout]:
    """Describe every game."""
    return [described(await repertoire.described(name), repertoire) for name in repertoire.names]


def described(game: AnyGame, repertoire: Repertoire) -> GameAbout:
    """Describe one game."""
    defaults = game.options_type()
    return GameAbout(
        name=game.name,
        title=game.title,
        about=(type(game).__doc__ or "").strip(),
        options=describe_options(game.options_type),
        defaults=write_options(defaults),
        seats=game.seat_names(defaults),
        bots=repertoire.offered(game.name),
        has_outlook=game.has_outlook,
    )
