"""Small nets in plain Python and numpy, and the files of weights that they are read from."""
