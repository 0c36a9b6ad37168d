"""The judgement of Lucca Città for opponents; the rules do not use it."""
