"""Puzzles that nobody has published, and what people do with them over HTTP."""

import asyncio
from collections.abc import Coroutine
from copy import deepcopy
from typing import Any, TypeVar

import httpx
from sqlalchemy import Connection, delete

from gloaming.server.storage import schema

from .housing import Housed

T = TypeVar("T")

# One step of A is enough; another would lead him to it.
FEAST: dict[str, Any] = {
    "kind": "feast",
    "unique": True,
    "game": "finstere",
    "position": {
        "game": "finstere",
        "monster": {"cell": [13, 9], "facing": "N"},
        "tokens": [
            {"name": "A", "cell": [9, 4]},
            {"name": "X", "cell": [13, 3]},
            {"name": "Y", "cell": [6, 1]},
        ],
        "tiles": [],
    },
    "own": ["A"],
    "enemy": ["X", "Y"],
    "task": {"moves": [{"token": "A", "steps": 1}], "lay": [], "facing": False},
}


def predict(card: int | str) -> dict[str, Any]:
    """Return a prediction, another one for each of 8, 10 and cards for hits."""
    position = deepcopy(FEAST["position"])
    return {
        "kind": "predict",
        "game": "finstere",
        "position": position,
        "task": {"card": str(card)},
    }


def mirrored(feast: dict[str, Any]) -> dict[str, Any]:
    """Return a feast after half a turn, with other names."""
    image = deepcopy(feast)
    position = image["position"]
    opposite = {"N": "S", "S": "N", "E": "W", "W": "E"}
    position["monster"]["facing"] = opposite[position["monster"]["facing"]]
    for thing in (position["monster"], *position["tokens"]):
        thing["cell"] = [15 - thing["cell"][0], 10 - thing["cell"][1]]
    names = {"A": "Q", "X": "R", "Y": "S"}
    for token in position["tokens"]:
        token["name"] = names[token["name"]]
    image["own"], image["enemy"] = ["Q"], ["R", "S"]
    image["task"]["moves"][0]["token"] = "Q"
    return image


def publish(web: httpx.Client, puzzle: dict[str, Any], title: str = "A feast") -> dict[str, Any]:
    """Publish a puzzle, which must be taken."""
    answer = web.post("/api/puzzles", json={"title": title, "puzzle": puzzle})
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def titles(web: httpx.Client, **wanted: Any) -> list[str]:
    """Return the titles of a list."""
    answer = web.get("/api/puzzles", params=wanted)
    assert answer.status_code == 200, answer.text
    return [one["title"] for one in answer.json()["puzzles"]]


def forget_everything(house: Housed) -> None:
    """Delete all puzzles and people."""

    def work(connection: Connection) -> None:
        for table in reversed(schema.metadata.sorted_tables):
            if table is not schema.facts:
                connection.execute(delete(table))

    on_database(house.identity.database.write(work))


def on_database(work: Coroutine[Any, Any, T]) -> T:
    """Do something on the database beside the server."""
    return asyncio.run(work)
