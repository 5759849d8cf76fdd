"""Running tables: rooms, clients, what clients are shown, bots and timers."""
