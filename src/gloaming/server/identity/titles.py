"""Titles and reasons: one line of readable text that hides nothing, cleaned as names are."""

import unicodedata

from .errors import TitleRefusedError
from .names import DIGITS, INVISIBLE, LETTERS, MARKS, MARKS_ON_A_LETTER

SHORTEST = 2
LONGEST = 60
LONGEST_REASON = 500
PUNCTUATION = ("Pc", "Pd", "Ps", "Pe", "Pi", "Pf", "Po")
KINDS = LETTERS + MARKS + DIGITS + PUNCTUATION
SIGNS = " +=&"


def check_title(text: str) -> str:
    """Return a title as it is shown, or say what is wrong with it."""
    title = " ".join(unicodedata.normalize("NFKC", text).split())
    if not SHORTEST <= len(title) <= LONGEST:
        raise TitleRefusedError(f"a title has {SHORTEST} to {LONGEST} characters")
    check_signs(title)
    return title


def check_reason(text: str) -> str:
    """Return a reason as the host reads it, or say what is wrong with it."""
    reason = " ".join(unicodedata.normalize("NFKC", text).split())
    if not SHORTEST <= len(reason) <= LONGEST_REASON:
        raise TitleRefusedError(f"a reason has {SHORTEST} to {LONGEST_REASON} characters")
    check_signs(reason)
    return reason


def check_signs(text: str) -> None:
    """Raise unless all characters can be seen, and something can be read."""
    kinds = [unicodedata.category(sign) for sign in text]
    for sign, kind in zip(text, kinds, strict=True):
        if (kind not in KINDS and sign not in SIGNS) or INVISIBLE.match(sign):
            raise TitleRefusedError(f"it cannot contain U+{ord(sign):04X}")
    if not any(kind in LETTERS + DIGITS for kind in kinds):
        raise TitleRefusedError("it has at least one letter or digit")
    shape = "".join("m" if kind in MARKS else "." for kind in kinds)
    if shape.startswith("m") or "m" * (MARKS_ON_A_LETTER + 1) in shape:
        raise TitleRefusedError(f"a letter has at most {MARKS_ON_A_LETTER} marks")
