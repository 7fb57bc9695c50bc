"""The laboratory: what trains and tunes the bots. It is no part of the installed package."""
