"""Numbers in options: the rules count with those of a machine, and no option means more."""

from collections.abc import Mapping

from gloaming.core.errors import OptionsError

MOST_DIGITS = 9


def check_numbers(texts: Mapping[str, str]) -> None:
    """Refuse options with numbers that no rule can count with.

    >>> check_numbers({"menhirs": "100000000000000000000"})
    Traceback (most recent call last):
    gloaming.core.errors.OptionsError: menhirs: a number has 9 digits at most
    """
    for key, text in texts.items():
        if any(len(word.lstrip("+-0")) > MOST_DIGITS for word in text.split() if is_number(word)):
            raise OptionsError(f"a number has {MOST_DIGITS} digits at most", key)


def is_number(word: str) -> bool:
    """Tell whether a word is a whole number."""
    return word.lstrip("+-").isdecimal()
