"""Training for Noria."""

from __future__ import annotations

from steppe.games.noria.mind.features import FEATURES
from steppe.kernel.mind import Effort

from . import Curriculum, Setting, Training

TRAINING = Training(
    curriculum=Curriculum(
        (Setting(7, 2), Setting(2, 3), Setting(1, 4)),
        tuple([Effort(1, noise=noise) for noise in (0.0, 0.5, 1.0, 2.0)]),
        longest=96,
    ),
    weights=FEATURES,
    puzzles=(Setting(1, 2),),
)
