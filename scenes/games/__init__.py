"""The tables of the four games, one package each; the files have the same names in all of them."""
