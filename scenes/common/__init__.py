"""What the table and several screens share, and no game builds with: match log, catalogues, chart lines."""
