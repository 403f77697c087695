"""Tests of the bots for Spokenchaos."""
