"""All matches ever played here: to look at again, to go on with, to take elsewhere."""
