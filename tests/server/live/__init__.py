"""Tests of what is live."""
