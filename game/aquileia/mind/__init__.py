"""The judgement of Aquileia for opponents; the rules do not use it."""
