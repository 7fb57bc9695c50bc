"""Training a net: the Adam optimiser, and the gradient of proximal policy optimisation."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from .policy import Floats

CLIP = 0.2  # how far an action's probability ratio may move before its gradient is clipped


class Adam:
    """Gradient descent with momentum, each step scaled by the recent size of the gradient."""

    def __init__(
        self, parts: Mapping[str, Floats], epsilon: float = 1e-8, square_decay: float = 0.999
    ) -> None:
        self._epsilon = epsilon
        self._square_decay = square_decay
        self._momentum = {name: np.zeros_like(part) for name, part in parts.items()}
        self._square = {name: np.zeros_like(part) for name, part in parts.items()}
        self._steps = 0

    def step(
        self, parts: Mapping[str, Floats], gradients: Mapping[str, Floats], learning_rate: float
    ) -> None:
        """Move the parts against their gradients, in place."""
        self._steps += 1
        decay = self._square_decay
        for name, gradient in gradients.items():
            momentum, square = self._momentum[name], self._square[name]
            momentum += 0.1 * (gradient - momentum)
            square += (1.0 - decay) * (gradient * gradient - square)
            unbiased = momentum / (1.0 - 0.9**self._steps)
            size = np.sqrt(square / (1.0 - decay**self._steps)) + self._epsilon
            part = parts[name]
            part -= learning_rate * unbiased / size


def clipped_surrogate(ratio: Floats, advantages: Floats) -> Floats:
    """The gradient of PPO's objective in the log-probability of each sampled action.
    `ratio` is its probability now over the one it was sampled with."""
    clipped = (ratio - 1.0) * np.sign(advantages) > CLIP
    return np.where(clipped, 0.0, ratio * advantages).astype(np.float32)
