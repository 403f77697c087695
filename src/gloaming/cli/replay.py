"""`gloaming replay`: step through a record with explanations, or verify it."""

import sys

import click

from gloaming.core.actors import AUTOMATIC, CHANCE
from gloaming.core.match import Match
from gloaming.core.record import read_record, result_words
from gloaming.games import find

from .reading import read_text


def show_replay(name: str, *, verify: bool, step: bool) -> None:
    """Print what happened in a recorded match, move by move."""
    match = read_record(read_text(name), find, verify=verify)
    if verify:
        click.echo(
            f"{name}: verified, {len(match.moments)} actions as the seed and rules have them"
        )
        return
    tell(match, step=step)


def tell(match: Match, *, step: bool) -> None:
    """Print every action with its explanation, and the board after each turn."""
    game, options = match.game, match.options
    turn = -1
    for moment in match.moments:
        number = game.entry_points.turn_number(moment.before, 0)
        if number != turn and moment.ply.actor not in (CHANCE, AUTOMATIC):
            click.echo("\n" + game.draw_position(options, moment.before))
            if step and turn >= 0:
                wait_for_enter()
        turn = number
        for sentence in game.explain(options, moment):
            click.echo(f"  {sentence}")
    click.echo("\n" + game.draw_position(options, match.states))
    outcome = match.outcome
    click.echo(result_words(outcome, match.seat_names) if outcome else "The match goes on.")


def wait_for_enter() -> None:
    """Wait until the reader wants to go on; at the end of input, stop."""
    click.echo("Enter for the next move ", nl=False)
    if not sys.stdin.readline():
        raise click.Abort
