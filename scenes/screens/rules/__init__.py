"""The rule book of all games: searchable, opened at any paragraph."""
