"""The workshop that paints every picture of the game by script; nothing here is part of a release."""
