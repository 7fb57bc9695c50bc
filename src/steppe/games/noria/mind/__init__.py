"""A bot's knowledge of this game: features, lines of play, weights."""
