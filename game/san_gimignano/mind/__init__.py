"""The judgement of San Gimignano for opponents; the rules do not use it."""
