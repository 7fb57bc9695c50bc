"""The arena: bots play each other many times over, and what comes of it is counted."""
