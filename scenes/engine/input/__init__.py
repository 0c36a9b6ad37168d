"""Keys, mouse, focus and tooltips: from pygame events to presses and commands."""
