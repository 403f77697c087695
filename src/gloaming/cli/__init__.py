"""The command `gloaming`: one clear line for every mistake, and exit code 2."""

import os
import sys
from collections.abc import Sequence

import click

from gloaming.core.errors import GloamingError

from .app import app

REFUSED = 2
INTERRUPTED = 130


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command and leave with its exit code."""
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: Sequence[str]) -> int:
    """Run the command; return its exit code."""
    try:
        code = app.main(list(arguments), prog_name="gloaming", standalone_mode=False)
    except click.ClickException as error:
        return refuse(error.format_message())
    except GloamingError as error:
        return refuse(str(error))
    except (KeyboardInterrupt, click.Abort):
        return INTERRUPTED
    except BrokenPipeError:
        # The reader has closed the pipe; give Python somewhere to flush the rest to.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code if isinstance(code, int) else 0


def refuse(reason: str) -> int:
    """Say on one line of standard error why the input is refused."""
    line = " ".join(reason.split())
    sys.stderr.write(f"gloaming: {line}\n")
    return REFUSED
