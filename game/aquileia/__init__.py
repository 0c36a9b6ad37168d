"""Aquileia, for three to five: patricians place henchmen, fight, race, bid and build in a Roman city."""
