"""Measurements, side by side with others. `make bench` runs every section; ARGS="rules" runs one."""
