"""Opponents and hints for any game: they see a seat's view, and know of the game only what its Spec brings."""
