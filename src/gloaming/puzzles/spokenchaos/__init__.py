"""Puzzles of Spokenchaos: hide, ghosts that find cover; furnish, one piece that makes the cover."""
