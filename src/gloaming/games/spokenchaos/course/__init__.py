"""The course of a match: who acts, rounds, chance, what is legal, what actions do, how it ends."""
