"""The rule book: every game that has rule texts, searchable, opened at any paragraph from anywhere."""
