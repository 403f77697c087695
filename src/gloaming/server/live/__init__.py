"""What is live: one socket for each client, what it asks, and what it is told.

socket --> client --> hosting: decide, keep, and only then tell
"""
