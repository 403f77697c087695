"""What goes over the wire: one Struct for each message, versioned, and the types made from them."""
