"""The table of Aquileia: board, drawing, animations, choices and wording."""
