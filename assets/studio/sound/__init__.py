"""The sounds and the music of Quattro Città; `python -m assets.studio.sound` writes them all."""
