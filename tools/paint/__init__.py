"""Paints the land behind the boards, at build time and always the same: `make land`.

The core knows no game: `sheet` is the paper, `noise` and `relief` make ground, `light` lights it,
`brush` works on the whole picture, `canvas` and `stamps` draw single things, `scene` puts all of it
together, `write` stores it. What lies on the land of a game is in the module of that game.
"""
