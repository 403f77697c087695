"""Tests of the pure tables."""
