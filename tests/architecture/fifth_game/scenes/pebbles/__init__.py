"""The table of Pebbles."""
