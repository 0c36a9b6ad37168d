"""How the opponents think, what they are fond of, and how strong they proved to be."""
