"""Tests of notation, sentences, refusals and drawings."""
