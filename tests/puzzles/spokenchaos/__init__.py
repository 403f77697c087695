"""Tests of the puzzles of Spokenchaos."""
