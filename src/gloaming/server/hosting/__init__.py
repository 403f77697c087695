"""The tables of one process: in memory, decided, kept, archived, and computed beside the loop.

live, http --> host --> decide, keep, and only then tell
                 |
    bus <--------+--------> storage
"""
