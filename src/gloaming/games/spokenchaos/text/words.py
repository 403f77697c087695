"""What happens in a match, as sentences."""

from collections.abc import Iterator

from gloaming.core.actors import AUTOMATIC, CHANCE
from gloaming.core.game import Moment
from gloaming.core.layout import Records, clone
from gloaming.games.spokenchaos.course.apply import apply
from gloaming.games.spokenchaos.course.siding import roller
from gloaming.games.spokenchaos.material import GHOSTS
from gloaming.games.spokenchaos.midnight.cards import CARDS
from gloaming.games.spokenchaos.options import SpokenchaosOptions
from gloaming.games.spokenchaos.sight.keyhole_view import view
from gloaming.games.spokenchaos.sight.look import Seen
from gloaming.games.spokenchaos.sight.look_in_match import enough
from gloaming.games.spokenchaos.state import (
    BESIDE,
    DRAWING,
    INSIDE,
    LOOKING,
    MIDNIGHT,
    OUT,
    REVEALING,
    ROLLING,
    SUPPLY,
    State,
)

from .displaced import displaced
from .drawing import piece_words, spot_words
from .notation import write_action
from .remarks import door_name, ghost_name


def explain(options: SpokenchaosOptions, moment: Moment) -> list[str]:
    """Return what an action does and why."""
    before, (actor, action) = moment
    state = before[0]
    if actor == AUTOMATIC:
        return list(automatic(options, before))
    text = write_action(options, action)
    if actor != CHANCE:
        return [f"{options.seat_colours[actor]}: {text}", *displacements(options, moment)]
    if state.phase == DRAWING:
        return [f"{options.seat_colours[state.to_move]} draws {text}"]
    if state.phase == ROLLING:
        return [f"{options.seat_colours[roller(clone(before)[0])]} rolls {text.split()[-1]}"]
    if text in CARD_TEXTS:
        return [f"{text}: {CARD_TEXTS[text]}"]
    return [text]


def displacements(options: SpokenchaosOptions, moment: Moment) -> Iterator[str]:
    """Yield where the others come to that a seat moves with a piece."""
    pieces, ghosts, after = displaced(*moment)
    for piece in pieces:
        yield f"that also moves the {piece_words(after[0], piece)}"
    for ghost in ghosts:
        yield f"{ghost_name(options, ghost)} comes to {spot_words(after[0], ghost)}"


CARD_TEXTS = {f"midnight {card.name}": card.effect for card in CARDS}


def automatic(options: SpokenchaosOptions, before: Records[State]) -> Iterator[str]:
    """Yield what follows by rule alone."""
    after = clone(before)
    apply(after[0], AUTOMATIC, 0)
    if before[0].phase == LOOKING:
        yield from look_words(options, clone(before))
        return
    told = list(changes(options, before[0], after[0]))
    if told:
        yield from told
    elif before[0].phase == REVEALING:
        yield "the plans are revealed: nobody moves"
    elif before[0].phase == MIDNIGHT:
        yield f"{CARDS[before[0].midnight].name} goes on"
    else:
        yield "nobody is caught"


def changes(options: SpokenchaosOptions, before: State, after: State) -> Iterator[str]:
    """Yield where each ghost goes that is elsewhere afterwards."""
    for number in range(options.players * GHOSTS):
        one, other = before.figures[number], after.figures[number]
        name = ghost_name(options, number)
        if other.where == INSIDE:
            words = spot_words(after, number)
            if one.where != INSIDE or spot_words(before, number) != words:
                yield f"{name} comes to {words}"
        elif one.where != other.where:
            yield f"{name} {FATES[int(other.where)]}"


FATES = {BESIDE: "goes back to its start side", OUT: "gets out", SUPPLY: "goes back into the box"}


def look_words(options: SpokenchaosOptions, states: Records[State]) -> Iterator[str]:
    """Yield who is seen through the keyhole and how, and who is not."""
    names, _, found = view(options, states)
    door, caught = door_name(states[0]), enough(int(states[0].grid))
    hidden = []
    for name, seen in zip(names, found.ghosts, strict=True):
        if seen.samples >= caught:
            yield f"{name} is seen through {door}: {sight_words(seen)}"
        else:
            hidden.append(name)
    yield f"through {door} stay hidden: {', '.join(hidden) or 'none'}"


def sight_words(seen: Seen) -> str:
    """Say how much of a ghost is seen, and where.

    >>> sight_words(Seen(20, 20, ((0.0, 0.0, 0.7), (1.0, 2.0, 0.5), (2.0, 1.0, 0.5))))
    '20 samples, 20 of them only in the mirror, at (2.00, 1.00, 0.50)'
    """
    mirrored = f", {seen.mirrored} of them only in the mirror" if seen.mirrored else ""
    x, y, z = seen.line[-1]
    return f"{seen.samples} samples{mirrored}, at ({x:.2f}, {y:.2f}, {z:.2f})"
