"""The title screen: the four cities, and buttons to everything else."""
