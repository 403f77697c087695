"""Bots for Menhirs: whole turns, playouts that see a win at once, the solver, and six levels."""
