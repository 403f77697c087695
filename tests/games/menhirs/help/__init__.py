"""Tests of what helps to choose, to see and to look back."""
