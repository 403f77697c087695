"""Tests of Spokenchaos."""
