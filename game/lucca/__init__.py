"""Lucca Città, for three to five: families build palaces, open them with parties and reinforce the city walls."""
