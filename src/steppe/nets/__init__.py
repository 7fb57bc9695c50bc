"""Small nets in plain Python and numpy, and their weight files."""
