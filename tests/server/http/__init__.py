"""Tests of the HTTP resources."""
