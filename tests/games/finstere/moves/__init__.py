"""Tests of how tokens move."""
