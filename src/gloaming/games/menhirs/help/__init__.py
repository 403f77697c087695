"""What helps a seat to choose, a learner to see and everybody to look back."""
