"""Libraries that only some need: each comes with an extra of the package, named when it is missing.

extra       what for                              libraries
host        PostgreSQL, Redis, many people        asyncpg redis uvloop
research    OpenSpiel, PettingZoo, Gymnasium      gymnasium open_spiel pettingzoo
cluster     `gloaming arena --ray`                ray
"""

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec

from .errors import MissingExtraError


def require(library: str, extra: str, place: str = "") -> None:
    """Raise unless a library is installed."""
    if find_spec(library) is None:
        raise MissingExtraError(library, extra, place)


@contextmanager
def from_extra(extra: str) -> Iterator[None]:
    """Import libraries of an extra, or say which command installs them."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise MissingExtraError(str(error.name), extra) from error
