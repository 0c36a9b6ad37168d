"""What every game is built from; imports no game."""
