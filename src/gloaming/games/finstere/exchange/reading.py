"""From a position to a floor that the rules can work on."""

from gloaming.core.layout import Records
from gloaming.games.finstere.floor.board import LETTERS, cell_at
from gloaming.games.finstere.material import BLOOD, MONSTER, NOTHING, PAIRS, TELEPORTER, TOKEN
from gloaming.games.finstere.state import Floor, empty_floor

from .position import KINDS, Blood, Position, Teleporter, Tile


def to_floor(position: Position) -> Records[Floor]:
    """Set up a floor; the token numbers follow the order of `position.tokens`."""
    floors = empty_floor(position.ruled())
    floor = floors[0]
    floor.things[floor.monster] = NOTHING
    for tile in position.tiles:
        put_tile(floor, tile)
    for token, placed in enumerate(position.tokens):
        floor.cell_of[token] = cell_at(*placed.cell)
        floor.things[cell_at(*placed.cell)] = TOKEN + token
    floor.monster = cell_at(*position.monster.cell)
    floor.facing = LETTERS.index(position.monster.facing)
    floor.things[floor.monster] = MONSTER
    return floors


def put_tile(floor: Floor, tile: Tile) -> None:
    """Put one tile on the floor."""
    if isinstance(tile, Blood):
        for x, y in tile.cells:
            floor.ground[cell_at(x, y)] = BLOOD
    elif isinstance(tile, Teleporter):
        index = 2 * PAIRS.index(tile.pair)
        index += floor.teleporters[index] != 0
        floor.teleporters[index] = cell_at(*tile.cell)
        floor.arrows[index] = LETTERS.index(tile.arrow)
        floor.ground[cell_at(*tile.cell)] = TELEPORTER
    else:
        floor.things[cell_at(*tile.cell)] = KINDS[type(tile)]
