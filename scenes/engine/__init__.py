"""The scene toolkit: window, scenes, widgets, text, pictures and sound, without any rule of a game."""
