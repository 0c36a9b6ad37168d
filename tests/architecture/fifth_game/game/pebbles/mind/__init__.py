"""How opponents judge Pebbles."""
