"""Names that look alike: two of them have the same skeleton.

A skeleton is made as Unicode's UTS 39 says, from its table of confusable characters: every
character becomes the one it looks like, before and after the case of letters is folded.
Capital I, small l and 1 are the same, so small i and l are as well.

    Gloaming  GLOAMING  G1oaming  Gl\u043eaming (with a Cyrillic o)  --> gioarning
"""

import unicodedata
from functools import cache

from confusable_homoglyphs.utils import load

MARK = "\u200e"  # around letters of scripts that are written to the left
SAME_IN_CAPITALS = str.maketrans({"l": "i"})


def skeleton(name: str) -> str:
    """Return what names have in common that look alike.

    >>> skeleton("Gloaming") == skeleton("GIOAM1NG") == skeleton("gl\u043earning")
    True
    >>> skeleton("Heron") == skeleton("Huron")
    False
    """
    folded = plain(unicodedata.normalize("NFKC", name)).casefold()
    return plain(folded).translate(SAME_IN_CAPITALS)


def plain(text: str) -> str:
    """Return a text in which every character is the one it looks like."""
    known = prototypes()
    apart = unicodedata.normalize("NFD", text)
    return unicodedata.normalize("NFD", "".join(known.get(sign, sign) for sign in apart))


@cache
def prototypes() -> dict[str, str]:
    """Return for each character the one, or those, that it looks like.

    The library lists pairs in both directions: a prototype with all that look like it, each of
    those with its prototype alone.  Its table is read here, since it would keep all of it.
    """
    alike = {
        one.strip(MARK): [other["c"].strip(MARK) for other in others]
        for one, others in load("confusables.json").items()
    }
    return {
        one: others[0]
        for one, others in alike.items()
        if len(one) == len(others) == 1 and is_prototype(others[0], alike)
    }


def is_prototype(one: str, alike: dict[str, list[str]]) -> bool:
    """Tell whether a character stands for those that look like it; of two alone the longer one."""
    others = alike.get(one, [])
    if len(others) > 1 or len(one) > 1:
        return True
    return not others or (len(others[0]), others[0]) > (len(one), one)
