"""Tests of the keyhole and the look."""
