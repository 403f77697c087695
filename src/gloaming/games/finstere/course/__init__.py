"""The course of a match: who acts, rounds, chance, what is legal, what it does, setup and end."""
