"""Lessons: their files and the progress in them; names no game."""
