"""The tables of the four games, one package each, with the same file names in all."""
