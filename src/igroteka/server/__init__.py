"""HTTP and websockets around the tables; dull on purpose."""
