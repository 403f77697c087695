"""How tokens move: single steps, what bars them, and all complete moves."""
