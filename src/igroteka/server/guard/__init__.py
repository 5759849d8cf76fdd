"""Who may do how much: guests, addresses, limits, and the middleware that checks every request."""
