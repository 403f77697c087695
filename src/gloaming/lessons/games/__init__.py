"""How lessons of each game become matches, and their goals what a state must hold."""
