"""Players made of code. They see what a seat sees, and nothing else."""
