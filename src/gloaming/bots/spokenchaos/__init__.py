"""Bots for Spokenchaos: who is seen from where, what places are worth, and six levels."""
