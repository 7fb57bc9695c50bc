"""Scythe for PettingZoo: `from steppe.gym import scythe_v1; scythe_v1.env(seats=3)`."""

from .environment import makers

env, raw_env = makers("scythe")
