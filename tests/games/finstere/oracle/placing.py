"""Plain positions set up by hand, and what is to be seen in them."""

from __future__ import annotations

from typing import Any

from tests.games.finstere.oracle.floor import Cell, Position, Tile, tile_set


def at(kind: str, x: int, y: int) -> Tile:
    """Return a tile of one cell."""
    return {"kind": kind, "cell": [x, y]}


def teleporter(x: int, y: int, arrow: str) -> Tile:
    """Return a yellow teleporter."""
    return {"kind": "teleporter", "pair": "yellow", "cell": [x, y], "arrow": arrow}


def blood(*cells: Cell) -> Tile:
    """Return a pool."""
    return {"kind": "blood", "cells": [list(cell) for cell in cells]}


def strip(x: int, y: int) -> Tile:
    """Return a 4x1 pool from its western cell."""
    return blood(*((x + i, y) for i in range(4)))


def place(
    monster: tuple[int, int, str],
    tokens: dict[str, Cell] | None = None,
    *tiles: Tile,
    waiting: tuple[str, ...] = (),
    **rulings: object,
) -> Position:
    """Return a position in the interchange form."""
    x, y, facing = monster
    return {
        "game": "finstere",
        "monster": {"cell": [x, y], "facing": facing},
        "tokens": [{"name": name, "cell": list(cell)} for name, cell in (tokens or {}).items()],
        "tiles": list(tiles),
        "waiting": list(waiting),
        "rulings": rulings,
    }


AWAY = (0, 6, "N")  # a monster that has nothing to do with a token's move


def tokens_of(position: Position) -> dict[str, Cell]:
    """Return every token's cell by its name."""
    return {token["name"]: tuple(token["cell"]) for token in position["tokens"]}


def tiles_of(position: Position) -> set[tuple[str, Cell]]:
    """Return the kind and cell of every tile but blood."""
    return {(kind, cell) for kind, cell in tile_set(position) if kind != "blood"}


def stands(story: dict[str, Any]) -> list[tuple[int, int, str]]:
    """Return where each step ends and how he faces."""
    return [(*step["cell"], step["facing"]) for step in story["steps"]]


def seen(saw: list[dict[str, Any]]) -> list[tuple[str, str, int]]:
    """Return sights as tuples."""
    return [(sight["direction"], sight["name"], sight["distance"]) for sight in saw]
