"""The table of San Gimignano: board, drawing, animations, choices and wording."""
