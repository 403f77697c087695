"""The ghosts' plans: how a seat spends its points, where moves end, how all are revealed."""
