"""Keys and commands, the dispatch of pygame events, focus and tooltips."""
