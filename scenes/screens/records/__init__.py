"""The chronicle: all matches ever played here, to replay, continue, export or delete."""
