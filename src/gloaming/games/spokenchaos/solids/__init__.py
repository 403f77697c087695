"""Furniture and ghosts as solids: how pieces settle, what moves along, where a ghost fits."""
