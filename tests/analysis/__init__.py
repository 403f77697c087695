"""Matches that are gone through."""
