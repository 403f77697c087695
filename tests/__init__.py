"""Tests of the whole project, laid out like the source."""
