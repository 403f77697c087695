"""Tests of the puzzles of Menhirs."""
