"""Feasts: he is to eat every enemy token and leave one's own standing (rules 6a)."""
