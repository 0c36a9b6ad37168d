"""Trying costly moments again: the real table at the decision, with a policy that judges what is played."""
