"""Tests of guide, observation and turning points."""
