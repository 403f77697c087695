"""The solver: who wins a position of Menhirs, how soon, and by which line."""

from .budget import Progress
from .solution import Result, Solution, Turn
from .solve import solve

__all__ = ["Progress", "Result", "Solution", "Turn", "solve"]
