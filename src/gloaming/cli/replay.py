"""`gloaming replay`: step through a record with explanations, or verify it."""

import sys
from collections.abc import Sequence

import click

from gloaming.core.actors import AUTOMATIC, CHANCE
from gloaming.core.match import Match
from gloaming.core.record import COMMENT, result_words
from gloaming.core.variations import Annotated, Note, read_annotated, write_annotated
from gloaming.games import find

from .reading import read_text


def show_replay(name: str, *, verify: bool, step: bool, numbers: bool) -> None:
    """Print what happened in a recorded match, move by move."""
    annotated = read_annotated(read_text(name), find, verify=verify)
    match = annotated.match
    if verify:
        click.echo(
            f"{name}: verified, {len(match.moments)} actions as the seed and rules have them"
        )
        return
    if numbers:
        click.echo(write_annotated(annotated), nl=False)
        return
    tell(match, annotated.notes, step=step)
    for number in range(1, len(annotated.variations) + 1):
        tell_variation(annotated, number)


def tell(match: Match, notes: Sequence[Note], *, step: bool) -> None:
    """Print every action with its explanation and notes, and the board after each turn."""
    game, options = match.game, match.options
    turn, plies = -1, 0
    tell_notes(notes, 0)
    for moment in match.moments:
        number = game.entry_points.turn_number(moment.before, 0)
        if number != turn and moment.ply.actor not in (CHANCE, AUTOMATIC):
            click.echo("\n" + game.draw_position(options, moment.before))
            if step and turn >= 0:
                wait_for_enter()
        turn = number
        for sentence in game.explain(options, moment):
            click.echo(f"  {sentence}")
        if moment.ply.actor != AUTOMATIC:
            plies += 1
            tell_notes(notes, plies)
    click.echo("\n" + game.draw_position(options, match.states))
    outcome = match.outcome
    click.echo(result_words(outcome, match.seat_names) if outcome else "The match goes on.")


def tell_variation(annotated: Annotated, number: int) -> None:
    """Print what might have been done instead from a moment on."""
    variation = annotated.variations[number - 1]
    parent = f"variation {variation.parent}" if variation.parent else "the match"
    click.echo(
        f"\nVariation {number}, instead of what follows {variation.after} plies of {parent}:"
    )
    match, plies = annotated.played(number), 0
    for moment in match.moments:
        plies += moment.ply.actor != AUTOMATIC
        if plies <= variation.after:
            continue
        for sentence in match.game.explain(match.options, moment):
            click.echo(f"  {sentence}")
        if moment.ply.actor != AUTOMATIC:
            tell_notes(variation.notes, plies)
    click.echo("\n" + match.game.draw_position(match.options, match.states))


def tell_notes(notes: Sequence[Note], plies: int) -> None:
    """Print what is said of what stands after so many plies."""
    for note in notes:
        if note.after == plies:
            quoted = note.text.replace("\n", "\n    ")
            click.echo(f"    {quoted}" if note.kind == COMMENT else f"    -- {quoted} --")


def wait_for_enter() -> None:
    """Wait until the reader wants to go on; at the end of input, stop."""
    click.echo("Enter for the next move ", nl=False)
    if not sys.stdin.readline():
        raise click.Abort
