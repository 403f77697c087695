"""The account of what happened as English sentences."""

from collections.abc import Sequence

from gloaming.games.finstere.exchange.position import Letter, Place
from gloaming.games.finstere.floor.places import Shove, Where
from gloaming.games.finstere.monster.way import Line

from .account import (
    Account,
    Begun,
    Card,
    Laid,
    LastLook,
    Picked,
    Stepped,
    Stopped,
    Walked,
)


def cell_words(cell: Place) -> str:
    """Return a cell as it is written."""
    return f"({cell[0]},{cell[1]})"


def sentences(account: Account, colours: Sequence[str], names: Sequence[str]) -> list[str]:
    """Return what happened and why, given the colours of the seats and the tokens' names."""
    match account:
        case Laid():
            return [laid_words(account, colours)]
        case Begun(seat):
            return [f"{colours[seat]} begins"]
        case Card(card):
            return [f"monster {card}"]
        case Picked(seat, token, steps):
            return [f"{colours[seat]} moves {names[token]}, up to {steps} step{'s' * (steps > 1)}"]
        case Stepped():
            return step_words(account, names[account.token])
        case Stopped(token, where, cell):
            return [f"{names[token]} stops {place_words(where, cell)}"]
        case Walked():
            return walk_words(account, names)
        case _:
            return [last_look_words(account, names)]


def laid_words(account: Laid, colours: Sequence[str]) -> str:
    """Say what was laid where, and by whom unless it was chance."""
    who = "" if account.seat is None else f"{colours[account.seat]}: "
    arrow = f" {account.arrow}" if account.arrow else ""
    return f"{who}lay {account.tile} {cell_words(account.cell)}{arrow}"


def place_words(where: Where, cell: Place | None) -> str:
    """Say where a token is."""
    if cell is not None:
        return f"on {cell_words(cell)}"
    return "before the entrance" if where == "waiting" else "outside, in freedom"


def step_words(account: Stepped, name: str) -> list[str]:
    """Say where a token's step ends and what it pushes."""
    way = f"{name} goes {account.letter}: {place_words(account.where, account.cell)}"
    return [way, *map(pushed_words, account.shoves)]


def pushed_words(shove: Shove) -> str:
    """Say what became of a tile that a token pushed."""
    return f"the {shove.thing} on {cell_words(shove.start)} is pushed {rest_words(shove)}"


def rest_words(shove: Shove) -> str:
    """Say where something that was pushed came to rest."""
    return "out of the game" if shove.rest is None else f"to {cell_words(shove.rest)}"


def walk_words(account: Walked, names: Sequence[str]) -> list[str]:
    """Say what the monster saw, where he went and what he did."""
    told = [look_words(account, names)]
    if account.turns:
        times = "once" if account.turns == 1 else f"{account.turns} times"
        told.append(f"turns {times} before turn stones")
    told += [push_words(shove, names) for shove in account.shoves]
    told.append(way_words(account))
    if account.eaten:
        told.append("eats " + ", ".join(names[token] for token in account.eaten))
    return told


def look_words(account: Walked, names: Sequence[str]) -> str:
    """Say what he saw, and so where he turns before he goes."""
    seen, turned = tokens_seen(account.lines), account.turned
    if account.faced != turned:
        return f"sees {sight_words(seen, names)}: turns {turned}"
    if not seen:
        return f"sees nobody and goes straight on, {turned}"
    on = "a tie, so straight on," if is_tie(seen) else "keeps going"
    return f"sees {sight_words(seen, names)}: {on} {turned}"


def last_look_words(account: LastLook, names: Sequence[str]) -> str:
    """Say what he saw when he had gone, and how he faces in the end."""
    seen = tokens_seen(account.lines)
    told = f"last look: sees {sight_words(seen, names)}"
    if account.faced != account.turned:
        return f"{told}: turns {account.turned}"
    tie = ", a tie" if seen and is_tie(seen) else ""
    return f"{told}{tie}: still faces {account.turned}"


def tokens_seen(lines: Sequence[Line]) -> list[tuple[Letter, int, int]]:
    """Return direction, token and distance for each line of sight with a token at its end."""
    return [(line.direction, line.token, line.length) for line in lines if line.token is not None]


def sight_words(seen: Sequence[tuple[Letter, int, int]], names: Sequence[str]) -> str:
    """Say whom he saw, how far away and where."""
    told = [f"{names[token]} {distance} {direction}" for direction, token, distance in seen]
    return ", ".join(told) or "nobody"


def is_tie(seen: Sequence[tuple[Letter, int, int]]) -> bool:
    """Tell whether two of those he saw are equally near, and nobody nearer."""
    distances = [distance for _, _, distance in seen]
    return distances.count(min(distances)) > 1


def push_words(shove: Shove, names: Sequence[str]) -> str:
    """Say where the monster pushed something."""
    thing = f"the {shove.thing}" if shove.token is None else names[shove.token]
    return f"pushes {thing} from {cell_words(shove.start)} {rest_words(shove)}"


def way_words(account: Walked) -> str:
    """Say where he ends, and how he came there if that is not plain."""
    cell = cell_words(account.cell)
    if account.cell == account.start:
        return f"stays on {cell}"
    through = f"goes through wall {account.wall} to" if account.wall else "comes to"
    facing = "" if account.facing == account.turned else f", facing {account.facing}"
    return f"{through} {cell}{facing}"
