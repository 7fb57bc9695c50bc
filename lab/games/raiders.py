"""Training for Raiders of Scythia."""

from __future__ import annotations

from steppe.games.raiders.mind.features import FEATURES
from steppe.kernel.mind import Effort

from . import Curriculum, Setting, Training

HUNTSMAN = {"solo": "huntsman"}

TRAINING = Training(
    curriculum=Curriculum(
        (Setting(6, 2), Setting(3, 1, HUNTSMAN), Setting(1, 3), Setting(1, 4)),
        tuple([Effort(2, noise=noise) for noise in (0.0, 0.5, 1.0, 1.5)]),
        longest=96,
    ),
    weights=FEATURES,
    solo=HUNTSMAN,
    puzzles=(Setting(2, 2), Setting(1, 1, HUNTSMAN), Setting(1, 3)),
)
