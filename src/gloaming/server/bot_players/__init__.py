"""Bots at tables: what they are to do, and where they think."""
