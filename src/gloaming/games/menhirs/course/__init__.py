"""The course of a match: who acts, turns, chance, what is legal, what it does, setup and end."""
