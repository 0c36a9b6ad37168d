"""The final score: who won, what each number is made of, and buttons to everything that follows."""
