"""Tests of the engine as Python knows it."""
