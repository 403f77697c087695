"""The account of what happened as English sentences."""

from collections.abc import Iterator, Sequence

from gloaming.games.spokenchaos.assumptions import PIECE_NAMES
from gloaming.games.spokenchaos.material import Card
from gloaming.games.spokenchaos.midnight.cards import MIDNIGHT_CARDS
from gloaming.games.spokenchaos.options import SpokenchaosOptions
from gloaming.games.spokenchaos.sight.look import Point
from gloaming.games.spokenchaos.text.names import ghost_name

from .account import (
    Account,
    Acted,
    Arranged,
    CardDrawn,
    CarriedOut,
    Caught,
    Decided,
    HolderNamed,
    KeyholePut,
    Looked,
    MidnightDrawn,
    Numbered,
    Revealed,
    Rolled,
)
from .moved import GhostMove, GhostSpot, PieceMove
from .notation import length_words, write_action

CARDS = {card.name: card for card in MIDNIGHT_CARDS}
FATES = {
    "beside": "goes back to its start side",
    "out": "gets out",
    "box": "goes back into the box",
}


def sentences(options: SpokenchaosOptions, account: Account) -> list[str]:
    """Return what happened and why."""
    match account:
        case Acted() | Decided():
            return acted_words(options, account)
        case Looked():
            return list(look_words(options, account))
        case Revealed(ghosts):
            words = [ghost_words(options, ghost) for ghost in ghosts]
            return words or ["the plans are revealed: nobody moves"]
        case CarriedOut():
            return list(carried_out_words(options, account)) or [f"{account.card} goes on"]
        case Caught():
            words = [ghost_words(options, ghost) for ghost in account.ghosts]
            return words or ["nobody is caught"]
        case _:
            return [chance_words(options, account)]


Chanced = HolderNamed | Arranged | KeyholePut | MidnightDrawn | CardDrawn | Rolled | Numbered


def chance_words(options: SpokenchaosOptions, account: Chanced) -> str:
    """Say what chance did."""
    colours = options.seat_colours
    match account:
        case HolderNamed(seat):
            return f"die to {colours[seat]}"
        case Arranged(action):
            return write_action(options, action)
        case KeyholePut(door):
            return f"door {door}"
        case MidnightDrawn(card):
            return f"midnight {card}: {CARDS[card].effect}"
        case CardDrawn(seat, number, pieces):
            return f"{colours[seat]} draws card {Card(number, pieces, 1).name}"
        case Rolled(seat, pips):
            return f"{colours[seat]} rolls {pips}"
        case _:
            return f"die {account.pips}"


def acted_words(options: SpokenchaosOptions, account: Acted | Decided) -> list[str]:
    """Say what a seat did, and what moved with it."""
    done = f"{options.seat_colours[account.seat]}: {write_action(options, account.action)}"
    return [done, *displaced_words(options, account)]


def displaced_words(options: SpokenchaosOptions, account: Acted | Decided) -> Iterator[str]:
    """Yield where the others come to that a seat moves with a piece that it puts down."""
    if isinstance(account, Decided) and not CARDS[account.card].puts:
        return
    for piece in account.pieces:
        if piece.piece != account.piece:
            yield f"that also moves the {piece_words(piece)}"
    for ghost in account.ghosts:
        yield ghost_words(options, ghost)


def carried_out_words(options: SpokenchaosOptions, account: CarriedOut) -> Iterator[str]:
    """Yield what a midnight card moved, and what it could not move."""
    for moved in account.pieces:
        yield f"the {piece_words(moved)}"
    for piece in account.kept:
        yield f"the {PIECE_NAMES[piece]} stays as it was: there is no place for it"
    for ghost in account.ghosts:
        yield ghost_words(options, ghost)
    for blocked in account.blocked:
        obstacles = [
            *(f"the {PIECE_NAMES[piece]}" for piece in blocked.pieces),
            *(ghost_name(options, other) for other in blocked.ghosts),
        ]
        name = ghost_name(options, blocked.ghost)
        yield f"{name} stays: no room on the next field ({', '.join(obstacles)})"


def ghost_words(options: SpokenchaosOptions, moved: GhostMove) -> str:
    """Say where a ghost goes."""
    way = f"comes to {spot_words(moved.spot)}" if moved.spot else FATES[moved.where]
    return f"{ghost_name(options, moved.ghost)} {way}"


def spot_words(spot: GhostSpot) -> str:
    """Say where a ghost in the lobby is, and how high."""
    height = f" ({spot.height:.2f} up)" if spot.height > 0 else ""
    lying = f" lying {spot.way}" if spot.way else ""
    return f"{length_words(spot.x)},{length_words(spot.y)}{height}{lying}"


def piece_words(piece: PieceMove) -> str:
    """Say which piece it is, where it stands and how."""
    place = f"{length_words(piece.x)},{length_words(piece.y)}"
    words = [
        f"{PIECE_NAMES[piece.piece]} at {place}, {face_words(piece.face)}",
        f", yaw {piece.yaw}" if piece.yaw else "",
        f", {piece.height:.2f} up" if piece.height > 0 else "",
        f", leans {piece.angle} degrees to its {piece.lean}" if piece.lean else "",
    ]
    return "".join(words)


def face_words(face: str) -> str:
    """Return on which side a piece lies.

    >>> face_words("left")
    'on its left'
    """
    return face if face.startswith("up") else f"on its {face}"


def look_words(options: SpokenchaosOptions, account: Looked) -> Iterator[str]:
    """Yield who is seen through the keyhole and how, and who is not."""
    hidden = []
    for sight in account.sights:
        name = ghost_name(options, sight.ghost)
        if sight.is_caught:
            seen = sight_words(sight.samples, sight.mirrored, sight.line)
            yield f"{name} is seen through {account.door}: {seen}"
        else:
            hidden.append(name)
    yield f"through {account.door} stay hidden: {', '.join(hidden) or 'none'}"


def sight_words(samples: int, mirrored: int, line: Sequence[Point]) -> str:
    """Say how much of a ghost is seen, and where.

    >>> sight_words(20, 20, ((0.0, 0.0, 0.7), (1.0, 2.0, 0.5), (2.0, 1.0, 0.5)))
    '20 samples, 20 of them only in the mirror, at (2.00, 1.00, 0.50)'
    """
    only = f", {mirrored} of them only in the mirror" if mirrored else ""
    x, y, z = line[-1]
    return f"{samples} samples{only}, at ({x:.2f}, {y:.2f}, {z:.2f})"
