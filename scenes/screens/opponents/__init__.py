"""The page about opponents: levels, tempers, and measured strength."""
