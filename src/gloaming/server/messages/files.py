"""The files that are made from the messages and lie beside them, for the client to copy."""

from collections.abc import Callable
from pathlib import Path

from .limits import limits_text
from .schema import schema_text
from .typescript import typescript_text

FOLDER = Path(__file__).parent / "generated"
FILES: dict[str, Callable[[], str]] = {
    "limits.ts": limits_text,
    "messages.schema.json": schema_text,
    "messages.ts": typescript_text,
}


def write_files() -> None:
    """Write all files anew."""
    FOLDER.mkdir(exist_ok=True)
    for name, text in FILES.items():
        (FOLDER / name).write_text(text(), encoding="utf-8")
