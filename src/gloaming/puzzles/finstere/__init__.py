"""Puzzles of Finstere Flure (rules 6a).

proving/   compiled: every way in which the pieces may stand, and where he walks then
feast/     he is to eat the enemy and leave one's own standing
predict/   where does he end, and whom does he eat?
escape/    nobody of one's own is to be eaten, whatever card comes
"""
