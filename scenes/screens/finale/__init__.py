"""The end of a match: every family's tower grows storey by storey, then the winner's banner unrolls."""
