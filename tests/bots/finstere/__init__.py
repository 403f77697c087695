"""Tests of the bots for Finstere Flure."""
