"""Why an action is refused, in words."""

from typing import Any

from msgspec import UNSET

from gloaming.core.errors import IllegalActionError
from gloaming.core.layout import Records
from gloaming.games.spokenchaos.assumptions import PIECE_NAMES
from gloaming.games.spokenchaos.material import CARDS, GHOST_NAMES, GHOSTS
from gloaming.games.spokenchaos.solids.lobby import FIELDS
from gloaming.games.spokenchaos.solids.placement import REASON_NAMES, REASONS
from gloaming.games.spokenchaos.state import State

from .refusal import OF_OTHER, RULE_OF, Refusal, Refused, refusal_of

WORDS = {
    "no-such-action": "there is no action {action}",
    "not-asked": "nobody is asked for anything now",
    "draw-card": "a movement card that is left is to be drawn",
    "draw-midnight": "a midnight card that is left is to be drawn",
    "other-chance": "chance has something else to do here",
    "say": "say keep or again",
    "same-side": "the keyhole must change sides: pick another one",
    "not-the-card": "that is not what the card {midnight} asks for",
    "held-so": "the {piece} is held so already",
    "touched": "touched is moved: put the {piece} down",
    "take-any": "take a piece",
    "take-of-card": "take a piece of your card, or pass",
    "in-lobby": "the {piece} is in the lobby already",
    "was-moved": "the {piece} was moved in this round",
    "not-on-card": "the card shows {card}, not the {piece}",
    "not-there": "{verdict}",
    "no-taking-back": (
        "only a small ghost that is out can be taken back, and only if none is left to start"
    ),
    "pick": "pick one of your ghosts, or be done",
    "on-its-way": "a ghost is on its way: end its move, or let it stay",
    "walks": "the ghost is in the lobby: step, take a spot, or stay",
    "no-points": "all points are spent",
    "is-out": "that ghost is out",
    "is-boxed": "only small ghosts leave the start side",
    "is-done": "that ghost may not move any more in this round",
    "enters-first": f"it enters by a door first, 1 to {FIELDS}",
    "no-steps": "there are no points left for that",
    "is-new": "a ghost may not enter and leave in the same round",
    "wrong-exit": "ghosts leave by the side opposite their start side",
    "no-step-yet": "a ghost moves a field at least; else it stays",
    "must-stand": "ghosts stand upright, and lie only to take cover",
    "two-fields": "a ghost ends wholly inside one field",
    "in-the-way": "the ghost does not fit there: something is in the way",
}
WORDS_OF_PLACES = {name: REASONS[verdict] for verdict, name in REASON_NAMES.items()}


def why_illegal(states: Records[State], seat: int, action: int) -> IllegalActionError:
    """Return the reason why an action that is not legal is refused."""
    refusal = refusal_of(states, seat, action)
    words = WORDS[refusal.why].format(action=action, **names_in(refusal))
    return IllegalActionError(words, RULE_OF[refusal.why], refusal)


def names_in(refusal: Refusal) -> dict[str, Any]:
    """Return the names that the sentence of a refusal may need."""
    names: dict[str, Any] = {"midnight": refusal.midnight}
    if refusal.piece is not None:
        names["piece"] = PIECE_NAMES[refusal.piece]
    if refusal.card is not None:
        names["card"] = CARDS[refusal.card].name
    if refusal.refused is not None:
        names["verdict"] = verdict_words(refusal.refused)
    return names


def verdict_words(refused: Refused) -> str:
    """Return in words why the lifted piece cannot be put down so."""
    piece = PIECE_NAMES[refused.piece]
    if refused.ghost is not UNSET:
        ghost = GHOST_NAMES[refused.ghost % GHOSTS]
        return f"the {piece} would leave a ghost ({ghost}) nowhere to stand"
    if refused.other is UNSET:
        return WORDS_OF_PLACES[refused.reason].format(piece=piece)
    fate = WORDS_OF_PLACES[refused.reason.removeprefix(OF_OTHER)]
    return f"the {piece} cannot be taken away: {fate.format(piece=PIECE_NAMES[refused.other])}"
