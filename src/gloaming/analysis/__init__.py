"""Analysis: where a match was won and lost, and what was choice and what was luck."""

from .analysing import analyse
from .report import Analysis, Judged, Level

__all__ = ["Analysis", "Judged", "Level", "analyse"]
