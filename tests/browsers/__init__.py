"""All engines that people's browsers have: pages, a turn of every game, and the same rules."""
