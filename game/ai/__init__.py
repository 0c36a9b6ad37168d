"""Opponents and hints for any game; they get a seat's view, and know the game only through its Spec."""
