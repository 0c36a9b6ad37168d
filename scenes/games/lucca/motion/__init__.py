"""What is special about the motion of Lucca's events, and how long the rivals' turns take."""
