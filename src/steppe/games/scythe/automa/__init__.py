"""The Automa: the solo opponent, run by its cards. One module per chapter of its rulebook."""
