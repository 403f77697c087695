"""Tests of the monster."""
