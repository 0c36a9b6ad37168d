"""The table of Lucca Città."""
