"""Measurements, each beside a named peer or limit in the same run."""
