"""The title: the four cities, and the way to everything else."""
