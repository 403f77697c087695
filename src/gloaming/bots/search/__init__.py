"""Search for bots: a tree of arrays, grown by compiled simulations over whole moves."""
