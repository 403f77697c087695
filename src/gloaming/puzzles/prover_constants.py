"""What those need who run the provers elsewhere: how much room there is, what is tried when."""

from typing import Any

from gloaming.core.constants import by_name
from gloaming.games.finstere.floor.board import CELLS
from gloaming.games.finstere.state import TOKENS

from .finstere.proving import records
from .finstere.proving.desk import Size
from .spokenchaos import furnishing, poses, trying

ROOMS = ("MOST_MOVERS", "MOST_SLOTS", "MOST_LEVELS", "MOST_APART", "NONE")
WISHES = ("ANY", "HIDDEN", "SEEN", "REFUSED")


def prover_constants(game: str) -> dict[str, Any]:
    """Return those of a game."""
    if game == "finstere":
        sizes = {"CELLS": CELLS, "TOKENS": TOKENS, "FIRST_SIZE": Size()._asdict()}
        return {**by_name(records, ROOMS), **sizes}
    if game == "spokenchaos":
        return {
            **by_name(trying, WISHES),
            **by_name(poses, ("POSE_PARTS", "CLOSE")),
            "BEST_KEPT": furnishing.BEST_KEPT,
            "PASSES": [
                {"which": which, "poses": len(poses.all_poses(which))}
                for which in furnishing.PASSES
            ],
        }
    return {}
