"""The table of Lucca Città: board, drawing, animations, choices and wording."""
