"""How opponents judge San Gimignano: no rule knows of it."""
