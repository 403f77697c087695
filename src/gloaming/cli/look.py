"""`gloaming look`: who is seen through a keyhole of Spokenchaos."""

from pathlib import Path

import click

from gloaming.core.errors import NotationError
from gloaming.core.interchange import write_json
from gloaming.games.spokenchaos.exchange.interchange import id_picture, look_at, look_json
from gloaming.games.spokenchaos.exchange.position import Position
from gloaming.games.spokenchaos.sight.keyhole import read_door
from gloaming.games.spokenchaos.text.words import sight_words

from .positions import read_spokenchaos


def show_look(name: str, door: str, png: str, *, as_json: bool) -> None:
    """Print the verdict on every ghost, and save the ID picture if a file is named."""
    check_door(door)
    position = read_spokenchaos(name)
    if png:
        save_picture(Path(png), id_picture(position, door))
    if as_json:
        click.echo(write_json(look_json(position, door)))
        return
    for line in account(position, door):
        click.echo(line)


def check_door(door: str) -> None:
    """Refuse what is no door."""
    try:
        read_door(door)
    except NotationError as error:
        raise NotationError(error.message, "--door") from None


def save_picture(path: Path, picture: bytes) -> None:
    """Save an ID picture."""
    try:
        path.write_bytes(picture)
    except OSError as error:
        raise NotationError(f"cannot be saved: {error.strerror}", str(path)) from None


def account(position: Position, door: str) -> list[str]:
    """Return a line for every ghost: how it is seen, or that it is not."""
    found = look_at(position, door).ghosts
    lines = [
        f"{ghost.name}: seen, {sight_words(seen.samples, seen.mirrored, seen.line)}"
        if seen.is_caught
        else f"{ghost.name}: hidden, {seen.samples} samples"
        for ghost, seen in zip(position.ghosts, found, strict=True)
    ]
    return lines or ["no ghosts are in the lobby"]
