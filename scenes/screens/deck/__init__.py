"""The deck of one's own costly moments: which are due, which come back, which are put away."""
