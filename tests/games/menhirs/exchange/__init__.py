"""Tests of positions for programs."""
