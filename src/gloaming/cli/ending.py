"""The end of a program that a signal has ended, so that shells and `make` know that it was one."""

import signal
import sys

SIGNALLED = 128  # what a shell adds to a signal's number


def end_by(number: int) -> None:
    """End as the signal itself would: scripts end with it, and `make` tells no error."""
    sys.stdout.flush()
    sys.stderr.flush()
    signal.signal(number, signal.SIG_DFL)
    signal.raise_signal(number)
    sys.exit(SIGNALLED + number)  # the first process of a container is ended by no signal
