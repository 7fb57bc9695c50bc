"""A module for each game: what lies on its land, and in which mood it is painted."""
