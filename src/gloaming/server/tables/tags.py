"""The names of events, commands and messages on the wire, made from their classes' names."""

import re

WORD_START = re.compile(r"(?<!^)(?=[A-Z])")


def dashed(name: str) -> str:
    """Return a class name as words.

    >>> dashed("TakebackAsked")
    'takeback-asked'
    """
    return WORD_START.sub("-", name).lower()
