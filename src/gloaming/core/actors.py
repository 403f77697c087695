"""Who acts: a seat, numbered from 0 clockwise, or one of the parties below.

0, 1, 2 ...     a seat
CHANCE          cards, dice and shuffles
AUTOMATIC       what follows by rule alone: the monster's step, the look
SEVERAL         some seats at once, each in secret
NOBODY          the match is over
"""

CHANCE = -1
AUTOMATIC = -2
SEVERAL = -3
NOBODY = -4

# The one action that AUTOMATIC has.
GO_ON = 0
