"""Noria for PettingZoo: `from steppe.gym import noria_v1; noria_v1.env(seats=3)`."""

from .environment import makers

env, raw_env = makers("noria")
