"""The finale: the towers of points grow category by category, then the winner's banner appears."""
