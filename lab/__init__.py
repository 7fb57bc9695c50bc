"""The laboratory: trains and tunes the bots. It is not part of the installed package."""
