"""Predictions: where does he end, and whom does he eat?  For learners."""
