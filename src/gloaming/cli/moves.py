"""`gloaming moves`: the distinct complete moves in a position."""

import re
import sys

import click

from gloaming.core.errors import NotationError
from gloaming.core.interchange import write_json
from gloaming.games.finstere.exchange import position as finstere
from gloaming.games.finstere.exchange.position import movable_of
from gloaming.games.finstere.material import MOST_STEPS
from gloaming.games.finstere.moves.complete_moves import CompleteMove, complete_moves
from gloaming.games.finstere.text.words import cell_words
from gloaming.games.menhirs.exchange import position as menhirs
from gloaming.games.menhirs.exchange.interchange import moves_json

from .positions import read_position

NUMBER = re.compile(r"[0-9]{1,2}")


def show_moves(name: str, token: str | None, steps: str | None, *, as_json: bool) -> None:
    """Print the moves."""
    game, position = read_position(name)
    if game.name == "finstere":
        show_token_moves(position, token, steps, as_json=as_json)
        return
    if game.name == "spokenchaos":
        raise NotationError("moves are listed for Finstere Flure and Menhirs", name)
    for option, value in (("--token", token), ("--steps", steps)):
        if value is not None:
            raise NotationError("Menhirs has no tokens and no steps", option)
    show_mist_moves(position, as_json=as_json)


def show_token_moves(
    position: finstere.Position, token: str | None, steps: str | None, *, as_json: bool
) -> None:
    """Print the moves of a token of Finstere Flure."""
    if token is None:
        raise NotationError("say which token moves", "--token")
    moves = complete_moves(position, token, read_steps(steps))
    if as_json:
        # One at a time: with twenty steps there can be very many.
        sys.stdout.write('{"moves": [')
        for count, move in enumerate(moves):
            sys.stdout.write((", " if count else "") + write_json(move))
        sys.stdout.write("]}\n")
        return
    for count, move in enumerate(moves, 1):
        pushed = pushed_words(position, move)
        click.echo(f"{count:4}  {move.path or '-':8}{place_words(move)}{pushed}")


def read_steps(text: str | None) -> int:
    """Read how many steps a token may take."""
    if text is None or not NUMBER.fullmatch(text) or int(text) > MOST_STEPS:
        raise NotationError(f"say how many steps, 0 to {MOST_STEPS}", "--steps")
    return int(text)


def place_words(move: CompleteMove) -> str:
    """Say where the token ends."""
    if move.cell is None:
        return "out" if move.out else "waits"
    return cell_words(move.cell)


def pushed_words(position: finstere.Position, move: CompleteMove) -> str:
    """Say which tiles lie elsewhere afterwards."""
    before, after = movable_of(position), movable_of(move.position)
    gone = ", ".join(f"{kind} {cell_words(cell)}" for kind, cell in sorted(before - after))
    come = ", ".join(cell_words(cell) for _, cell in sorted(after - before))
    return f"  ({gone} to {come or 'nowhere'})" if gone else ""


def show_mist_moves(position: menhirs.Position, *, as_json: bool) -> None:
    """Print the moves of mist in Menhirs."""
    found = moves_json(position)
    if as_json:
        click.echo(write_json(found))
        return
    for count, move in enumerate(found["moves"], 1):
        tiles = " ".join(f"({column},{place})" for column, place in move["tiles"])
        click.echo(f"{count:4}  {move['direction']:3} {tiles}{'  wins' * move['wins']}")
    if not found["moves"]:
        click.echo("no legal move: pass")
