"""The engine is made anew, and plays alike wherever it runs."""
