"""Tests of the command, as its user meets it."""
