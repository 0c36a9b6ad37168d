"""Pebbles: two seats take counters from three heaps. It exists to prove that a game only adds files."""
