"""The table: one running match, its prompt, tools, chronicle and animations around the board of its game."""
