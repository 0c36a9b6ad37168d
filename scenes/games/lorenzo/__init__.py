"""The table of Lorenzo il Magnifico: board, drawing, animations, choices and wording."""
