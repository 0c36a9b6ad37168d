"""Animations: tweens, the player of events, and transitions between scenes, areas and two frames."""
