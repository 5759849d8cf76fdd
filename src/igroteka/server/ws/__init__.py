"""The websocket of a table."""
