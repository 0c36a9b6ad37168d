"""New game: the city, who sits where, the variants, the seed, and the start."""
