"""A game in one illustrated page: the aim, a turn, what scores, how it ends."""
