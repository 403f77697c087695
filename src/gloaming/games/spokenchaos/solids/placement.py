"""Why furniture cannot be put down, in words and by name (rules 4)."""

from .settle import (
    COMES_DOWN,
    EDGE_IN_THE_AIR,
    FALLS_OVER,
    MOST_LEAN,
    NOTHING_TO_LEAN_ON,
    STICKS_OUT,
)

REASONS = {
    STICKS_OUT: "the {piece} would stick out of the lobby",
    FALLS_OVER: "the {piece} would fall over",
    NOTHING_TO_LEAN_ON: (
        f"the {{piece}} has nothing to lean on: nothing stops it by {MOST_LEAN} degrees"
    ),
    COMES_DOWN: "the {piece} has nothing to lean on: it comes down on the floor",
    EDGE_IN_THE_AIR: "the {piece} would fall over: the edge on which it leans is not borne",
}

REASON_NAMES = {
    STICKS_OUT: "sticks-out",
    FALLS_OVER: "falls-over",
    NOTHING_TO_LEAN_ON: "nothing-to-lean-on",
    COMES_DOWN: "comes-down",
    EDGE_IN_THE_AIR: "edge-in-the-air",
}
