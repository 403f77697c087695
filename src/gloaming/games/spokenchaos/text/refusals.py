"""Why an action is refused, in words and with its rule."""

from typing import Annotated, Any, cast

import msgspec
from msgspec import UNSET, UnsetType

from gloaming.core.encoding import told
from gloaming.core.errors import IllegalActionError
from gloaming.core.layout import Records
from gloaming.games.spokenchaos.assumptions import PIECE_NAMES
from gloaming.games.spokenchaos.material import CARDS, GHOST_NAMES, GHOSTS, Midnight
from gloaming.games.spokenchaos.solids.lobby import FIELDS
from gloaming.games.spokenchaos.solids.placement import REASON_NAMES, REASONS
from gloaming.games.spokenchaos.solids.resting import Resting
from gloaming.games.spokenchaos.state import State

from .refusals_told import refusal_at

# In the order of the numbers in `refusals_told`: the sentence, and its rule.
SENTENCES = {
    "no-such-action": ("there is no action {action}", ""),
    "not-asked": ("nobody is asked for anything now", ""),
    "draw-card": ("a movement card that is left is to be drawn", "3.2"),
    "draw-midnight": ("a midnight card that is left is to be drawn", "3.1"),
    "other-chance": ("chance has something else to do here", "3"),
    "say": ("say keep or again", "2"),
    "same-side": ("the keyhole must change sides: pick another one", "3.4"),
    "not-the-card": ("that is not what the card {midnight} asks for", "6"),
    "held-so": ("the {piece} is held so already", "4.2"),
    "touched": ("touched is moved: put the {piece} down", "3.2"),
    "take-any": ("take a piece", "3.2"),
    "take-of-card": ("take a piece of your card, or pass", "3.2"),
    "in-lobby": ("the {piece} is in the lobby already", "2"),
    "was-moved": ("the {piece} was moved in this round", "3.2"),
    "not-on-card": ("the card shows {card}, not the {piece}", "3.2"),
    "not-there": ("{verdict}", "4.2"),
    "no-taking-back": (
        "only a small ghost that is out can be taken back, and only if none is left to start",
        "7",
    ),
    "pick": ("pick one of your ghosts, or be done", "3.3"),
    "on-its-way": ("a ghost is on its way: end its move, or let it stay", "4.1"),
    "walks": ("the ghost is in the lobby: step, take a spot, or stay", "4.1"),
    "no-points": ("all points are spent", "3.3"),
    "is-out": ("that ghost is out", "4.1"),
    "is-boxed": ("only small ghosts leave the start side", "7"),
    "is-done": ("that ghost may not move any more in this round", "3.3"),
    "enters-first": (f"it enters by a door first, 1 to {FIELDS}", "4.1"),
    "no-steps": ("there are no points left for that", "3.3"),
    "is-new": ("a ghost may not enter and leave in the same round", "4.1"),
    "wrong-exit": ("ghosts leave by the side opposite their start side", "4.1"),
    "no-step-yet": ("a ghost moves a field at least; else it stays", "4.1"),
    "must-stand": ("ghosts stand upright, and lie only to take cover", "4.3"),
    "two-fields": ("a ghost ends wholly inside one field", "4.3"),
    "in-the-way": ("the ghost does not fit there: something is in the way", "4.3"),
}
RULES = {why: rule for why, (_, rule) in SENTENCES.items()}
OTHER = "other-"
NO_GHOST_ROOM = "ghost-nowhere"
PUT_REASONS = (
    *REASON_NAMES.values(),
    *(f"{OTHER}{name}" for name in REASON_NAMES.values()),
    NO_GHOST_ROOM,
)
WORDS = {name: REASONS[verdict] for verdict, name in REASON_NAMES.items()}


class Refused(Resting, frozen=True, kw_only=True):
    """Why the lifted piece cannot be put down there, and whom that concerns."""

    reason: Annotated[str, PUT_REASONS]
    piece: int
    ghost: int | UnsetType = UNSET
    other: int | UnsetType = UNSET  # piece


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is refused, and whom that concerns."""

    why: Annotated[str, tuple(SENTENCES)]
    piece: int | None
    card: int | None  # the kind of movement card that does not show the piece
    midnight: Midnight | None
    refused: Refused | None  # a place for the lifted piece


def why_illegal(states: Records[State], seat: int, action: int) -> IllegalActionError:
    """Return the reason why an action that is not legal is refused."""
    refusal = refusal_of(states, seat, action)
    sentence, rule = SENTENCES[refusal.why]
    words = sentence.format(action=action, **names_in(refusal))
    return IllegalActionError(words, rule, refusal)


def refusal_of(states: Records[State], seat: int, action: int) -> Refusal:
    """Return what is known of why an action that is not legal is refused."""
    return cast("Refusal", told(Refusal, refusal_at, states, seat, action))


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
        return WORDS[refused.reason].format(piece=piece)
    fate = WORDS[refused.reason.removeprefix(OTHER)].format(piece=PIECE_NAMES[refused.other])
    return f"the {piece} cannot be taken away: {fate}"
