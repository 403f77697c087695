"""Tests of Finstere Flure."""
