"""The account of what happened as English sentences."""

from .account import (
    Account,
    ClusterTaken,
    Dealt,
    HiddenDeal,
    HiddenPlacing,
    Moved,
    Placed,
    Removed,
    TileTaken,
    TurnMade,
)
from .names import cell_words, places_words, player_words


def sentences(account: Account) -> list[str]:
    """Return what happened."""
    match account:
        case Dealt():
            return [deal_words(account)]
        case HiddenDeal():
            return ["a land tile is dealt"]
        case Placed(seat, cell):
            return [f"{player_words(seat)} places mist on {cell_words(cell)}"]
        case HiddenPlacing(seat):
            return [f"{player_words(seat)} places mist"]
        case ClusterTaken(seat, tiles):
            return [f"{player_words(seat)} takes the cluster {places_words(tiles)}"]
        case TileTaken(seat, tile):
            return [f"{player_words(seat)} picks the tile on {cell_words(tile)}"]
        case Moved():
            return [move_words(account), *effect_words(account), *what_follows(account)]
        case Removed():
            return [removal_words(account), *effect_words(account), *ban_words(account)]
        case _:
            return [f"{player_words(account.seat)} passes", *what_follows(account)]


def deal_words(account: Dealt) -> str:
    """Say what is turned up, and whether it lies face down."""
    place = cell_words(account.cell)
    if account.face_down is None:
        return f"{account.land} on {place}"
    return f"menhir {account.face_down} is laid face down on {place}: it counts as forest"


def move_words(account: Moved) -> str:
    """Say what moves where."""
    tiles = places_words(account.tiles)
    return f"{player_words(account.seat)} moves {tiles} {account.direction}"


def removal_words(account: Removed) -> str:
    """Say which tile is removed."""
    return f"{player_words(account.seat)} removes the mist on {cell_words(account.tile)}"


def effect_words(account: TurnMade) -> list[str]:
    """Say which menhirs come free and which are covered."""
    words = [f"frees {places_words(account.freed)}"] if account.freed else []
    words += [f"covers {places_words(account.covered)}"] if account.covered else []
    if account.ending == "free":
        words.append("every menhir is free")
    return words


def what_follows(account: TurnMade) -> list[str]:
    """Say who wins with it, or whether a tile is to be removed, or none may be."""
    if account.ending == "free":
        return [f"{player_words(account.seat)} wins"]
    if account.removal == "due":
        return ["a mist tile is to be removed"]
    return ["no mist tile may be removed"] if account.removal and not account.ending else []


def ban_words(account: Removed) -> list[str]:
    """Say whether the tiles just moved may be moved back."""
    if not account.lifts_ban:
        return []
    return ["the tiles just moved may be moved back now, for one of them is gone"]
