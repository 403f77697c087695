"""A round of Spokenchaos in which both players move nobody, which is a mistake."""

from gloaming.core.actors import SEVERAL
from gloaming.core.match import Match
from gloaming.games import find
from gloaming.games.spokenchaos.actions import DONE


def idle_round() -> Match:
    """Play until both plans are revealed; the first player is interrupted by the second one."""
    game = find("spokenchaos")
    match = Match(game, game.options_type(players=2), seed="idle")
    match.settle()
    while match.actor != SEVERAL:
        (seat,) = match.seats_to_act()
        match.play(seat, match.legal_actions(seat)[0])
        match.settle()
    match.play(0, next(action for action in match.legal_actions(0) if action != DONE))
    match.play(1, DONE)
    while match.is_to_act(0):
        legal = match.legal_actions(0)
        match.play(0, DONE if DONE in legal else legal[0])
    match.settle()
    return match
