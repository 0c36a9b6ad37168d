"""The page of a new match: city, seats, options, seed, start."""
