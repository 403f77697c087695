"""Tests of positions, the interchange and the measures."""
