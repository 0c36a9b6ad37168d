"""The settings: every change acts at once and is kept at once."""
