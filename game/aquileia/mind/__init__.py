"""How opponents judge Aquileia: no rule knows of it."""
