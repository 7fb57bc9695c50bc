"""Raiders for PettingZoo: `from steppe.gym import raiders_v1; raiders_v1.env(seats=3)`."""

from .environment import makers

env, raw_env = makers("raiders")
