"""The final score: who won, what every number is made of, and where to go from here."""
