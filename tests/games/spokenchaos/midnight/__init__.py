"""Tests of the midnight cards."""
