"""What is live: the tables in memory, the sockets, the bots and the time that passes.

socket --> client --> host --> decide, keep, and only then tell
                        |
           bus <--------+--------> storage
"""
