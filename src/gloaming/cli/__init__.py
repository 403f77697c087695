"""The command `gloaming`: one clear line for every mistake, and exit code 2."""

import os
import signal
import sys
from collections.abc import Sequence

import click

from gloaming.core.errors import GloamingError

from .app import app
from .ending import SIGNALLED, end_by

REFUSED = 2
INTERRUPTED = SIGNALLED + signal.SIGINT

# Whoever gives a name of a million letters is not told all of them.
REASON_BEGINS, REASON_ENDS = 240, 120
LONGEST_REASON = REASON_BEGINS + REASON_ENDS


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
    except OverflowError:  # in a record: options are checked as they are read
        return refuse("a number is too great for the rules")
    except (KeyboardInterrupt, click.Abort) as stop:
        if isinstance(stop.__cause__ or stop, KeyboardInterrupt):
            end_by(signal.SIGINT)
        return INTERRUPTED  # the input has ended
    except BrokenPipeError:
        # The reader has closed the pipe; give Python somewhere to flush the rest to.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    return code if isinstance(code, int) else 0


def refuse(reason: str) -> int:
    """Say on one line of standard error why the input is refused."""
    sys.stderr.write(f"gloaming: {one_line(reason)}\n")
    return REFUSED


def one_line(reason: str) -> str:
    """Return a reason that a terminal can show, without the middle of what is endless."""
    line = " ".join(reason.split())
    if len(line) > LONGEST_REASON:
        line = f"{line[:REASON_BEGINS]} ... {line[-REASON_ENDS:]}"
    return "".join(sign if sign.isprintable() else ascii(sign)[1:-1] for sign in line)
