"""Results on disk: a line of JSON for each finished match, so that an arena can be resumed."""

from pathlib import Path

import msgspec

from gloaming.core.errors import NotationError

from .playing import Finished


class Results:
    """The matches that are finished, and the file that keeps them, if there is one."""

    def __init__(self, path: Path | None) -> None:
        """Read what is there."""
        self.path = path
        self.by_key: dict[str, Finished] = {}
        if path is not None and path.exists():
            for number, line in enumerate(path.read_bytes().splitlines(), start=1):
                self._take(read_finished(line, f"{path}:{number}"))

    def _take(self, finished: Finished) -> None:
        """Know a match."""
        self.by_key[finished.contest.key] = finished

    def add(self, finished: Finished) -> None:
        """Keep a match at once."""
        self._take(finished)
        if self.path is not None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(finished) + b"\n")


def read_finished(line: bytes, place: str) -> Finished:
    """Read a line of a file of results."""
    try:
        return msgspec.json.decode(line, type=Finished)
    except msgspec.MsgspecError as error:
        raise NotationError(f"is no result of the arena: {error}", place) from None
