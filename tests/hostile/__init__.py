"""Attacks on real servers: somebody tries to get in, or to spoil it for others.

One file for each attack; what it measures goes into a table that is printed at the end.
Attacks that take long are marked `long`: `make hostile` runs all, `make test` the others.
"""
