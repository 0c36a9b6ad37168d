"""What is special about the motion of San Gimignano's events."""
