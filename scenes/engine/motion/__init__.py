"""Animations: tweens, transitions between scenes, areas and two frames, and the player of events."""
