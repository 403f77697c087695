"""The command as the tests call it, and what must hold whenever it refuses something."""

from collections.abc import Callable
from typing import Any, NamedTuple, TypeAlias

import msgspec


class Answer(NamedTuple):
    """What the command left behind."""

    code: int
    out: str
    err: str

    @property
    def json(self) -> Any:
        """Return the output as JSON, after checking that all went well."""
        assert self.code == 0, self.err
        return msgspec.json.decode(self.out)

    @property
    def text(self) -> str:
        """Return the output, after checking that all went well."""
        assert self.code == 0, self.err
        assert self.err == ""
        return self.out


Run: TypeAlias = Callable[..., Answer]


def reason_of(answer: Answer) -> str:
    """Return why the command refused: exit code 2, one line of reason, and nothing else."""
    assert answer.code == 2
    assert answer.out == ""
    assert answer.err.startswith("gloaming: ")
    assert answer.err.endswith("\n")
    assert answer.err.count("\n") == 1
    assert "Traceback" not in answer.err
    return answer.err.removeprefix("gloaming: ").strip()
