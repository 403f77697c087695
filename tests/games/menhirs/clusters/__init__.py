"""Tests of the hexagon and its mist."""
