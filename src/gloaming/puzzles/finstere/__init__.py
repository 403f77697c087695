"""Puzzles of Finstere Flure (rules 6a).

proving/   compiled: every way in which the pieces may stand, and where he walks then
feast/     he is to eat the enemy and leave one's own standing
"""
