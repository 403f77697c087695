"""Tests of rounds, furnishing and the end."""
