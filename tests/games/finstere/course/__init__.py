"""Tests of the course of a match."""
