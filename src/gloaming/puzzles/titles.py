"""Titles made of two parts, so that many puzzles have one each, in every language of the page.

The numbers of heads and tails have no common factor, so counting through both meets every pair.
"""

from collections.abc import Sequence
from math import gcd
from typing import NamedTuple, TypeAlias

from .puzzle import Title

Words: TypeAlias = tuple[str, str, str, str]  # en, nl, de, fr


class Titles(NamedTuple):
    """What titles of a kind begin and end with."""

    heads: Sequence[Words]
    tails: Sequence[Words]

    def title(self, number: int) -> Title:
        """Return the title of a number; all differ as long as there are pairs."""
        if gcd(len(self.heads), len(self.tails)) > 1:
            raise ValueError("the numbers of heads and tails have a common factor")
        head, tail = self.heads[number % len(self.heads)], self.tails[number % len(self.tails)]
        en, nl, de, fr = (f"{one} {other}" for one, other in zip(head, tail, strict=True))
        return Title(en=en, nl=nl, de=de, fr=fr)
