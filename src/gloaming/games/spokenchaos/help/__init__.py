"""What helps a seat or a program to choose: the guide, turning points, observations."""
