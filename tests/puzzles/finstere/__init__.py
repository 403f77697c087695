"""Puzzles of Finstere Flure, beside a slow prover."""
