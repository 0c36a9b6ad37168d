"""The engine: window, scenes, widgets, text, drawing, input, motion and sound; knows no game."""
