"""What a process that serves sets once, before it begins: nobody should wait for its upkeep."""

import ctypes
import gc
import sys

# SQLite's thread gives the interpreter away at every statement and asks for it back.  By
# default a busy loop lets it wait for 5 ms each time, several times in every commit.
SWITCH_SECONDS = 0.0005

# Tables are many small objects that live long and hold no cycles: looking through all of
# them for rubbish would stop everything, again and again, for next to nothing.
YOUNG, MIDDLE, OLD = 50_000, 20, 50


# glibc keeps free memory for each thread, and the more the more was needed once.  These are its
# names for: how many such stores, from how much on memory is the system's own, and what is kept.
ARENAS, MAPPED_FROM, KEPT = -8, -3, -1
MOST_ARENAS = 2
SPARED_BYTES = 128 * 1024


def spare_memory() -> None:
    """Have the allocator give memory back; the sooner in a process, the more comes of it."""
    allocator = ctypes.CDLL(None) if sys.platform == "linux" else None
    tell = getattr(allocator, "mallopt", None)
    if tell is not None:  # only glibc has it
        tell(ARENAS, MOST_ARENAS)
        tell(MAPPED_FROM, SPARED_BYTES)
        tell(KEPT, SPARED_BYTES)


def tune() -> None:
    """Set up the interpreter for serving."""
    sys.setswitchinterval(SWITCH_SECONDS)
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, OLD)


def give_memory_back() -> None:
    """Give memory that is free back to the system: loading games needs much, and only once."""
    trim = getattr(ctypes.CDLL(None), "malloc_trim", None) if sys.platform == "linux" else None
    if trim is not None:  # only glibc has it
        trim(0)
