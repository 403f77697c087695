"""`gloaming new`: the position in which a match starts."""

from collections.abc import Sequence

import click

from gloaming.core.interchange import write_json
from gloaming.core.match import Match
from gloaming.core.seeds import check_seed, fresh_seed
from gloaming.games import find

from .reading import read_arguments


def show_new(name: str, arguments: Sequence[str], seed: str, *, as_json: bool) -> None:
    """Print the start position; an advanced lay-out is drawn by chance unless told otherwise."""
    game = find(name)
    options = read_arguments(game.options_type, game.arguments_for_new(arguments))
    match = Match(game, options, check_seed(seed or fresh_seed()))
    match.settle()
    if as_json:
        click.echo(write_json(game.position(options, match.states)))
        return
    click.echo(f"; {game.title}, seed {match.seed}")
    click.echo(game.draw_position(options, match.states), nl=False)
