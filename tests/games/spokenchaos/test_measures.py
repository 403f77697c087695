"""The measures for those who draw: the client has them as they are."""

import json
from pathlib import Path

from gloaming.games.spokenchaos.exchange.measures import measures

COPY = Path(__file__).parents[3] / "client/src/boards/spokenchaos/measures.json"


def plain() -> object:
    """Return the measures as they are read back from JSON."""
    return json.loads(json.dumps(measures()))


def test_the_client_has_the_measures() -> None:
    written = json.loads(COPY.read_text("utf-8"))

    assert written == plain(), f"write them anew: python -m {__name__}"


def write() -> None:
    """Write the client's copy anew."""
    COPY.write_text(json.dumps(measures(), indent=2) + "\n", "utf-8")


if __name__ == "__main__":
    write()
