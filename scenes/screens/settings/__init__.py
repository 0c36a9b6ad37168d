"""The settings: every change takes effect and is saved at once."""
