"""The stage on which a game's animations run, and movements that several games share."""
