"""Puzzles of Menhirs: free-in, a win within so many turns against every defence."""
