"""The judgement of Lorenzo il Magnifico for opponents; the rules do not use it."""
