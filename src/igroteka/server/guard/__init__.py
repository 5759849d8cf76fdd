"""Guests, addresses, limits, and the middleware that checks every request."""
