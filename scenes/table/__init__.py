"""The running match of any game: controller, prompt, tools, log and playback around the board of the game."""
