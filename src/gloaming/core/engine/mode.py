"""How the rules run: as the engine, as the engine with every index checked, or as plain Python."""

import os
from enum import StrEnum

from gloaming.core.errors import SettingError

VARIABLE = "GLOAMING_RULES"


class Mode(StrEnum):
    """A way to run the rules; all of them play alike."""

    ENGINE = "engine"
    CHECKED = "checked"
    INTERPRETED = "interpreted"


def mode() -> Mode:
    """Return the mode that the environment asks for."""
    asked = os.environ.get(VARIABLE) or Mode.ENGINE
    try:
        return Mode(asked)
    except ValueError:
        known = ", ".join(Mode)
        raise SettingError(f"{VARIABLE} is {asked!r}; it can be one of: {known}") from None
