"""Positions and boards for programs: read into states, written from them; what is impossible."""
