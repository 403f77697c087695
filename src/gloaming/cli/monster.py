"""`gloaming monster`: the walk of the monster for one card, with reasons."""

import re

import click

from gloaming.core.errors import NotationError
from gloaming.core.interchange import write_json
from gloaming.games.finstere.exchange.position import Position
from gloaming.games.finstere.exchange.walk import (
    Ended,
    ToldWalk,
    names_on,
    tell_unlimited_walk,
    tell_walk,
)
from gloaming.games.finstere.material import HIT_CARD, MOST_STEPS, card_name
from gloaming.games.finstere.text.drawing import draw
from gloaming.games.finstere.text.words import look_words, walk_words

from .positions import read_finstere

NUMBER = re.compile(r"[1-9][0-9]?")
UNLIMITED = "unlimited"
ENDINGS: dict[Ended, str] = {
    "repeats": "everything is as it was before: he walks in circles",
    "nobody-left": "nobody is left on the board",
}
HITS = {card_name(HIT_CARD + hits): HIT_CARD + hits for hits in (1, 2, 3)}


def read_card(text: str) -> int:
    """Read a card."""
    if text in HITS:
        return HITS[text]
    if not NUMBER.fullmatch(text) or int(text) > MOST_STEPS:
        raise NotationError(
            f"a card is 1 to {MOST_STEPS}, {', '.join(HITS)} or {UNLIMITED}, not {text!r}", "--card"
        )
    return int(text)


def walked(position: Position, card: int | None) -> ToldWalk:
    """Let the monster walk, without a card for as long as it takes."""
    return tell_unlimited_walk(position) if card is None else tell_walk(position, card)


def show_monster(name: str, card: str, *, as_json: bool) -> None:
    """Print the walk."""
    number = None if card == UNLIMITED else read_card(card)
    position = read_finstere(name)
    told, names = walked(position, number), names_on(position)
    walk = told.walk
    if as_json:
        click.echo(write_json(walk))
        return
    for count, step in enumerate(told.accounts, 1):
        click.echo(f"{count:2}  {walk_words(step, names)}")
    if told.accounts:
        click.echo(f"    {look_words(told.last, names)}")
    if walk.ended:
        click.echo(f"    {ENDINGS[walk.ended]}")
    click.echo(f"    eaten: {', '.join(walk.eaten) or 'nobody'}\n")
    click.echo(draw(walk.position), nl=False)
