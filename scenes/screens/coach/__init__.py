"""Looking back over a finished match: the page of the coach, and its work, which goes on when the page is left."""
