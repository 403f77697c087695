"""Tests of the server, on real databases and a real Redis."""
