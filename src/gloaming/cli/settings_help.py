"""The help of the commands that take the server's settings: all of them, as flags."""

from collections.abc import Iterator

import click


class CommandWithSettings(click.Command):
    """A command whose help lists the settings below its own options."""

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the options, and then every setting."""
        super().format_options(ctx, formatter)
        with formatter.section("Settings"):
            formatter.write_dl(list(setting_lines()))


def setting_lines() -> Iterator[tuple[str, str]]:
    """Yield each setting as a flag, and what it means."""
    from gloaming.server.settings import (  # noqa: PLC0415 - keeps the start quick
        CONFIG,
        kinds_of_settings,
        words_of,
    )

    from .reading import flag  # noqa: PLC0415 - keeps the start quick

    yield flag(CONFIG), "a file with settings, as `gloaming settings` prints it"
    for key, kind in kinds_of_settings().items():
        yield flag(key), words_of(kind)
