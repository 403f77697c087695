"""The prover of feasts: counts the arrangements before the walk after which he eats all enemies.

records   what the prover works on
desk      the room for that
reach     which cells a move can have to do with, and who can get into whose way
endings   all ways in which the tokens of a group can stand after their moves
placing   how the tiles are laid now, or left open
laying    all ways to lay the tiles
listing   the endings of all groups as the tiles are laid
asking    which cells a step of the monster depends on
walking   walks that fork only where it matters how something stands
keeping   solutions, each counted once
prove     all of that together
escaping  the same for escapes: every ending under every card
slots     the tiles to be laid, as all of that takes them
events    what happens on a walk, counted
grading   how hard that makes a puzzle
"""
