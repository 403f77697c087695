"""Tests of who asks."""
