"""The page of credits and licences."""
