"""The command `gloaming`: one clear line for every mistake, and exit code 2."""

import os
import sys
from collections.abc import Sequence
from typing import Any

import typer

from gloaming.core.errors import GloamingError

from .app import app

REFUSED = 2
INTERRUPTED = 130

# Typer may bring its own copy of click; all errors of usage descend from this class of it.
COMMAND_LINE_ERROR: Any = next(
    kind for kind in typer.BadParameter.__mro__ if kind.__name__ == "ClickException"
)


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the command and leave with its exit code."""
    sys.exit(run(sys.argv[1:] if arguments is None else arguments))


def run(arguments: Sequence[str]) -> int:
    """Run the command; return its exit code."""
    command = typer.main.get_command(app)
    try:
        code = command.main(list(arguments), prog_name="gloaming", standalone_mode=False)
    except COMMAND_LINE_ERROR as error:
        return refuse(error.format_message())
    except GloamingError as error:
        return refuse(str(error))
    except (KeyboardInterrupt, typer.Abort):
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
