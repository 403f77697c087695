"""Tests of the tables of a process."""
