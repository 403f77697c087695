"""Programs that use the server from outside, as anybody could write them."""
