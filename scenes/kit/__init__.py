"""What a game builds its table with: seen positions, bindings of pieces, boards and their animations."""
