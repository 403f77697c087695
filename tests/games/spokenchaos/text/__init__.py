"""Tests of accounts and words."""
