"""Why a command is refused: a name, and a sentence for who writes a program."""

from typing import Literal, TypeAlias

RefusalCode: TypeAlias = Literal[
    "no-such-page",
    "no-such-table",
    "no-such-seat",
    "no-such-game",
    "no-such-bot",
    "no-such-option",
    "not-yours",
    "not-open",
    "not-running",
    "not-over",
    "not-watchable",
    "seat-taken",
    "seat-empty",
    "not-your-turn",
    "illegal-action",
    "unreadable-action",
    "name-refused",
    "nothing-to-undo",
    "nothing-asked",
    "no-takeback",
    "no-draw",
    "out-of-time",
    "stale",
    "too-fast",
    "too-long",
    "too-many",
    "too-large",
    "malformed",
    "other-version",
    "not-greeted",
    "forbidden",
    "unavailable",
]


class Refusal(Exception):  # noqa: N818 - being refused is no error of the program
    """A command that is refused."""

    def __init__(
        self,
        code: RefusalCode,
        text: str,
        place: str = "",
        *,
        rule: str = "",
        retry_after: float = 0.0,
    ) -> None:
        """Keep the name, the sentence, the place in the input, the rule, and how long to wait."""
        super().__init__(text)
        self.code: RefusalCode = code
        self.text = text
        self.place = place
        self.rule = rule
        self.retry_after = retry_after
