"""Tests of plans, merging and revealing."""
