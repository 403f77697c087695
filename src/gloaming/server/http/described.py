"""The games and how they can be played, for programs; our own client knows them by itself."""

from gloaming.server.hosting.repertoire import Repertoire
from gloaming.server.messages.about import GameAbout, about_game

__all__ = ["GameAbout", "all_games"]


async def all_games(repertoire: Repertoire) -> list[GameAbout]:
    """Describe every game."""
    return [
        about_game(await repertoire.described(name), repertoire.offered(name))
        for name in repertoire.names
    ]
