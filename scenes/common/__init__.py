"""Shared by the table and several screens, but not by games: match log, catalogues, chart lines, seat rows."""
