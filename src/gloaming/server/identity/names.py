"""Names: readable, honest about how they look, and for accounts one of a kind.

A name is brought to Unicode's form NFKC, in which look-alike letters and spaces of all
widths become plain ones.  Allowed are letters, their marks, digits, single spaces inside,
and a few signs; nothing that is invisible or turns the direction of writing.
"""

import re
import secrets
import unicodedata
from functools import cache

from gloaming.server.storage.look_alikes import skeleton

from .errors import NameRefusedError

SHORTEST = 2
LONGEST = 24
SIGNS = "-_.'\u2019"
LETTERS = ("Lu", "Ll", "Lt", "Lm", "Lo")
MARKS = ("Mn", "Mc")
DIGITS = ("Nd",)
MARKS_ON_A_LETTER = 3  # Thai and Indic scripts need that many

# Letters and marks that show nothing (Unicode: Default_Ignorable_Code_Point).
INVISIBLE = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0f\uffa0\U000e0100-\U000e01ef]"
)
# Scripts whose letters look like one another's: a name keeps to one of them.
LOOK_ALIKE_SCRIPTS = {"LATIN", "CYRILLIC", "GREEK"}

SERVER = ("admin", "administrator", "bot", "deleted", "gloaming", "moderator", "server", "system")
BOTS = ("random", "moth", "hedgehog", "bat", "badger", "fox", "owl")
GUEST = "Guest"
# What guests are called in the languages of the client, unless letters follow: Gaston is no guest.
GUESTS = re.compile(r"(guest|gast|invit\u00e9e?|anonymous|anoniem|anonym|anonyme)(?![^\W\d_])")


def check_name(text: str) -> str:
    """Return a name as it is shown, or say what is wrong with it."""
    name = unicodedata.normalize("NFKC", text)
    if not SHORTEST <= len(name) <= LONGEST:
        raise NameRefusedError(f"a name has {SHORTEST} to {LONGEST} characters")
    if name != " ".join(name.split()):
        raise NameRefusedError("a name has no spaces around it, and single ones inside")
    for sign in name:
        check_character(sign)
    check_marks(name)
    check_scripts(name)
    return name


def check_character(sign: str) -> None:
    """Raise unless a character may be part of a name."""
    is_allowed = unicodedata.category(sign) in LETTERS + MARKS + DIGITS or sign in SIGNS + " "
    if not is_allowed or INVISIBLE.match(sign):
        raise NameRefusedError(f"a name cannot contain U+{ord(sign):04X}")


def check_marks(name: str) -> None:
    """Raise if marks stand alone or are piled up."""
    if unicodedata.category(name[0]) in MARKS:
        raise NameRefusedError("a name begins with a letter or a digit")
    if not any(unicodedata.category(sign) in LETTERS for sign in name):
        raise NameRefusedError("a name has at least one letter")
    shape = "".join("m" if unicodedata.category(sign) in MARKS else "." for sign in name)
    if "m" * (MARKS_ON_A_LETTER + 1) in shape:
        raise NameRefusedError(f"a letter has at most {MARKS_ON_A_LETTER} marks")


def check_scripts(name: str) -> None:
    """Raise if a name mixes scripts whose letters look the same."""
    scripts = {unicodedata.name(sign, "").partition(" ")[0] for sign in name}
    mixed = sorted(scripts & LOOK_ALIKE_SCRIPTS)
    if len(mixed) > 1:
        raise NameRefusedError(f"a name does not mix {' and '.join(mixed).lower()} letters")


def check_guest_name(text: str) -> str:
    """Return the name of a guest, which does not look like one that the server uses itself."""
    name = check_name(text)
    if skeleton(name) in reserved_skeletons():
        raise NameRefusedError(f"the name {name!r} is kept for the server")
    return name


def check_account_name(text: str) -> str:
    """Return the name of an account, which does not look like a guest's either."""
    name = check_guest_name(text)
    if GUESTS.match(name_key(name)) or skeleton(name).startswith(skeleton(f"{GUEST} ")):
        raise NameRefusedError(f"the name {name!r} is kept for guests")
    return name


@cache
def reserved_skeletons() -> frozenset[str]:
    """Return how the names look that nobody may have."""
    return frozenset(skeleton(name) for name in (*SERVER, *BOTS))


def is_name(text: str) -> bool:
    """Tell whether anybody may have this name."""
    try:
        check_name(text)
    except NameRefusedError:
        return False
    return True


def name_key(name: str) -> str:
    """Return what two names have in common if they differ only in the case of letters."""
    folded = unicodedata.normalize("NFKC", name).casefold()
    return unicodedata.normalize("NFKC", folded)


def guest_name() -> str:
    """Return a name for somebody new."""
    return f"{GUEST} {1000 + secrets.randbelow(9000)}"
