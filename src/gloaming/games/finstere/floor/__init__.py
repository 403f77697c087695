"""The floor: its cells and walls, the things on it, and how tiles are laid."""
