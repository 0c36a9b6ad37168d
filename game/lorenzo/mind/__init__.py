"""How opponents judge Lorenzo il Magnifico: no rule knows of it."""
