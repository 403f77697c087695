"""`gloaming monster`: the walk of the monster for one card, with reasons."""

import re

import typer

from gloaming.core.errors import NotationError
from gloaming.core.interchange import write_json
from gloaming.games.finstere.drawing import draw
from gloaming.games.finstere.pieces import HIT_CARD, MOST_STEPS, card_name
from gloaming.games.finstere.walk import last_look_words, reasons, tell_walk

from .positions import read_finstere

NUMBER = re.compile(r"[1-9][0-9]?")
HITS = {card_name(HIT_CARD + hits): HIT_CARD + hits for hits in (1, 2, 3)}


def read_card(text: str) -> int:
    """Read a card."""
    if text in HITS:
        return HITS[text]
    if not NUMBER.fullmatch(text) or int(text) > MOST_STEPS:
        raise NotationError(
            f"a card is 1 to {MOST_STEPS}, {', '.join(HITS)}, not {text!r}", "--card"
        )
    return int(text)


def show_monster(name: str, card: str, *, as_json: bool) -> None:
    """Print the walk."""
    number = read_card(card)
    position = read_finstere(name)
    walk, told = tell_walk(position, number)
    if as_json:
        typer.echo(write_json(walk))
        return
    for count, step in enumerate(told, 1):
        typer.echo(f"{count:2}  {'; '.join(reasons(step))}")
    faced = told[-1].step.facing
    typer.echo(f"    {last_look_words(walk.saw, faced, walk.facing)}")
    typer.echo(f"    eaten: {', '.join(walk.eaten) or 'nobody'}\n")
    typer.echo(draw(walk.position), nl=False)
