"""Movements that several tables share, and the stage on which a game's animations run."""
