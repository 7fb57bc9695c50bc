"""What a bot knows of this game: features, lines of play, weights."""
