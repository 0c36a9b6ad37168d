"""A game on one illustrated page: aim, turn, scores, end."""
