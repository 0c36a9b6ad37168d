"""How opponents judge Lucca Città: no rule knows of it."""
