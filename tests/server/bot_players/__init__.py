"""Tests of bots at tables."""
