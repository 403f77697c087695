"""Fitting what places are worth to who won: a softmax over the seats of each match.

A share of the win is the exponential of the worth of what a seat has, divided by the sum of all
seats'.  The likeliest table of worth is found by walking down the slope of the misses (Adam).
"""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

Table = NDArray[np.float64]

SLOPES = 600
PACE = 0.03
STEADINESS = (0.9, 0.99)  # of the slope, and of its square
LEVELLING = 12.0  # how much stages hold together, in matches
MODESTY = 0.3


class Outcomes(NamedTuple):
    """Positions of matches, and who won them."""

    stages: NDArray[np.int64]
    features: Table  # position x seat x kind x place: how much of it a seat has
    missing: NDArray[np.bool_]  # position x seat: nobody sits there
    won: Table  # position x seat: the share of the win


def fit(outcomes: Outcomes, stages: int) -> Table:
    """Return the table under which the outcomes are likeliest, by stage, kind and place."""
    table = np.zeros((stages, *outcomes.features.shape[2:]))
    steady, squares = np.zeros_like(table), np.zeros_like(table)
    for _ in range(SLOPES):
        slope = slope_of(table, outcomes)
        steady += (1 - STEADINESS[0]) * (slope - steady)
        squares += (1 - STEADINESS[1]) * (slope**2 - squares)
        table -= PACE * steady / (np.sqrt(squares) + 1e-8)
    return table


def slope_of(table: Table, outcomes: Outcomes) -> Table:
    """Return where the misses grow: too much belief in those who did not win."""
    stages, features, missing, won = outcomes
    scores = np.einsum("nsrk,nrk->ns", features, table[stages])
    scores[missing] = -np.inf
    shares = np.exp(scores - scores.max(axis=1, keepdims=True))
    shares /= shares.sum(axis=1, keepdims=True)
    each = np.einsum("ns,nsrk->nrk", shares - won, features)
    slope = np.zeros_like(table)
    np.add.at(slope, stages, each)
    slope += LEVELLING * (table - table.mean(axis=0)) + MODESTY * table
    return slope / len(stages)


def print_table(table: Table) -> None:
    """Print a table, stage by stage."""
    for stage, kinds in enumerate(table):
        print(f"stage {stage}")
        for row in kinds:
            print("   ", ", ".join(f"{worth:.2f}" for worth in row))
