"""Tests of furniture and ghosts as solids."""
