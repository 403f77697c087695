"""The account of what happened as the page's English sentences."""

from collections.abc import Iterator, Sequence

from gloaming.core.catalog import Catalog, listed
from gloaming.games.finstere.exchange.position import Place
from gloaming.games.finstere.floor.places import Shove
from gloaming.games.finstere.monster.way import Line

from .account import Account, Begun, Card, Laid, LastLook, Picked, Stepped, Stopped, Walked

CATALOG = Catalog("gloaming.games.finstere")
say, words = CATALOG.say, CATALOG.words
STAYS = {"out": "told.free", "waiting": "told.stays-outside"}
ENTERS = "I"


def cell_words(cell: Place) -> str:
    """Return a cell as it is written."""
    return f"({cell[0]},{cell[1]})"


def direction_words(direction: str) -> str:
    """Return a direction in words."""
    return words(f"direction.{direction}")


def sentences(account: Account, colours: Sequence[str], names: Sequence[str]) -> Iterator[str]:
    """Yield what happened and why, given the colours of the seats and the tokens' names."""
    match account:
        case Laid():
            yield laid_words(account, colours)
        case Begun(seat):
            yield say("told.begin", who=colours[seat])
        case Card(_, steps, hits):
            yield say("told.hits", count=hits) if hits else say("told.card", count=steps)
        case Picked(_, token, steps):
            yield say("told.pick", token=names[token], count=steps)
        case Stepped():
            yield step_words(account, names[account.token])
            yield from pushed_words(account.shoves, names)
        case Stopped(token, where, cell):
            key, place = STAYS.get(where, "told.stop"), cell_words(cell) if cell else ""
            yield say(key, token=names[token], cell=place)
            yield from (say("told.passes", who=colours[seat]) for seat in account.passed)
        case Walked():
            yield from walk_sentences(account, names)
        case _:
            yield look_words(account, names)


def laid_words(account: Laid, colours: Sequence[str]) -> str:
    """Say what was laid where, and by whom."""
    who = words("chance") if account.seat is None else colours[account.seat]
    tile, cell = words(f"laid.{key_of(account.tile)}"), cell_words(account.cell)
    if account.arrow is None:
        return say("told.lay", who=who, tile=tile, cell=cell)
    direction = direction_words(account.arrow)
    return say("told.lay-arrow", who=who, tile=tile, cell=cell, direction=direction)


def key_of(tile: str) -> str:
    """Return the name by which messages know a tile."""
    return tile.replace(" ", "-")


def step_words(account: Stepped, token: str) -> str:
    """Say where a token's step leads."""
    if account.cell is None:
        return say("told.escape", token=token)
    if account.letter == ENTERS:
        return say("told.enter", token=token)
    direction = direction_words(account.letter)
    return say("told.step", token=token, direction=direction, cell=cell_words(account.cell))


def pushed_words(shoves: Sequence[Shove], names: Sequence[str]) -> Iterator[str]:
    """Yield what became of what was pushed."""
    for shove in shoves:
        token, rest = shove.token, shove.rest
        thing = words(f"tile.{key_of(shove.thing)}") if token is None else names[token]
        if rest is None:
            yield say("told.lost", thing=thing)
        else:
            yield say("told.pushed", thing=thing, cell=cell_words(rest))


def walk_words(account: Walked, names: Sequence[str]) -> str:
    """Say what the monster saw, where he went and what he did."""
    return " ".join(walk_sentences(account, names))


def walk_sentences(account: Walked, names: Sequence[str]) -> Iterator[str]:
    """Yield what the monster saw, where he went and what he did."""
    yield look_words(account, names)
    if account.turns:
        yield say("told.turn-stones", count=account.turns)
    yield from pushed_words(account.shoves, names)
    yield way_words(account)
    if account.eaten:
        yield say("told.eaten", tokens=listed([names[token] for token in account.eaten]))


def look_words(account: Walked | LastLook, names: Sequence[str]) -> str:
    """Say whom he saw, and so how he faces then."""
    seen = [(line, names[line.token]) for line in account.lines if line.token is not None]
    sights = listed([sight_words(line, name) for line, name in seen])
    is_last = isinstance(account, LastLook)
    if not seen:
        found = "nobody"
    elif account.faced != account.turned:
        found = "turns"
    else:
        found = "tie" if is_tie([line.length for line, _ in seen]) and not is_last else "on"
    key, direction = (
        f"told.{'last' if is_last else 'sees'}-{found}",
        direction_words(account.turned),
    )
    return say(key, sights=sights, direction=direction)


def sight_words(line: Line, name: str) -> str:
    """Say how far away a token is, and where."""
    direction = direction_words(line.direction)
    return words("told.sight", token=name, count=line.length, direction=direction)


def is_tie(distances: Sequence[int]) -> bool:
    """Tell whether two of those he saw are equally near, and nobody nearer."""
    return distances.count(min(distances)) > 1


def way_words(account: Walked) -> str:
    """Say where he ends, and how he came there if that is not plain."""
    cell = cell_words(account.cell)
    if not account.way:
        return say("told.stuck", cell=cell)
    if account.way[-1].by == "teleporter":
        return say("told.teleported", cell=cell)
    return say("told.wall" if account.wall else "told.comes", wall=account.wall, cell=cell)
