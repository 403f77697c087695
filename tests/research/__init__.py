"""Tests of the research interfaces, mostly by the libraries' own suites."""
