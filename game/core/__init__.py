"""The parts that all games are built from; imports no game."""
