"""Positions for programs: read into states, written from them, and what is impossible."""
