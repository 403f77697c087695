"""The look through the keyhole: rays through its samples, who is seen, and the picture of it."""
