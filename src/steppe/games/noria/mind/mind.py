"""A bot's mind for Noria: the chains it tries, and their evaluation."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ....kernel.actions import Action
from ....kernel.game import Game
from ....kernel.mind import Line, Mind
from ....nets.value_net import Net
from ....nets.weights import of_features
from ..action_phase import ActionPhase, UseDisc
from ..actions import Buy, Modify, Sell
from ..influence import Influence
from ..journey import OnIsland
from ..management import Placement
from ..payment import Payment
from ..politics import Removal
from ..round import EndTurn
from ..scoring import scores, winners
from ..state import NoriaTable
from .fact_names import FACTS
from .facts import facts
from .features import FEATURES, features
from .themes import THEMES

NEXT_WHEEL: Final = FEATURES.index("next_wheel")
FORESIGHT: Final = 0.6  # weight of the net's output beside the features


class NoriaMind(Mind):
    def __init__(
        self,
        seat: int,
        given: list[float] | None = None,
        style: str = "",
        net: Net | None = None,
    ) -> None:
        super().__init__(seat)
        self.foresight = FORESIGHT
        self._net = net
        self.rehearses = net is not None
        self.weights = of_features("noria", FEATURES, style) if given is None else given
        self.sure_settling = True

    def value(self, game: Game) -> float:
        table = game.table
        assert isinstance(table, NoriaTable)
        net = self._net
        total = 0.0
        if net is None:
            if table.over:
                won = self.seat in winners(table)
                return (100.0 if won else -100.0) + self.margin(scores(table))
            found = features(table, self.seat)
        elif table.over:
            found = features(table, self.seat)
            total = FORESIGHT * self.outcome(game)
        else:
            found = facts(table, self.seat)
            total = FORESIGHT * net.value(found)
        weights = self.weights
        for number in range(len(weights)):
            total += found[number] * weights[number]
        return total

    def point(self) -> float:
        return self.weights[0] + (0.0 if self._net is None else FORESIGHT)

    def numbers(self, game: Game) -> list[float]:
        table = game.table
        assert isinstance(table, NoriaTable)
        return facts(table, self.seat)

    def number_names(self) -> tuple[str, ...]:
        return FACTS

    def themes(self) -> Mapping[str, str]:
        return THEMES

    def features(self, game: Game) -> dict[str, float]:
        table = game.table
        assert isinstance(table, NoriaTable)
        found = features(table, self.seat)
        if table.building:  # the places of discs are still secret
            found[NEXT_WHEEL] = 0.0
        return {n: f * w for n, f, w in zip(FEATURES, found, self.weights, strict=True)}

    def open_end(self, game: Game) -> bool:
        return game.to_act == self.seat and isinstance(
            game.table.stack[-1], UseDisc | OnIsland | Removal
        )

    def finished(self, game: Game) -> bool:
        return isinstance(game.table.stack[-1], EndTurn)

    def settle(self, game: Game) -> tuple[Game, float]:
        """Payments and new discs are settled at once, each in the greedily best way."""
        while game.to_act is not None:
            step = game.table.stack[-1]
            if game.to_act != self.seat:
                break
            if not isinstance(step, Payment | Placement):
                break
            game.play(self._best(game))
        return game, 0.0

    def _best(self, game: Game) -> Action:
        best = game.default
        worth = -1e9
        for action in game.legal():
            trial = game.copy()
            trial.play(action)
            value = self.value(trial)
            if value > worth:
                best, worth = action, value
        return best

    def lines(self, game: Game, known: Sequence[Line]) -> Sequence[Line]:
        table = game.table
        assert isinstance(table, NoriaTable)
        step = table.stack[-1]
        legal = game.legal()
        if isinstance(step, Influence):
            return [(a,) for a in legal if not isinstance(a, Modify)]
        if isinstance(step, ActionPhase | UseDisc):
            return [(a,) for a in legal if not isinstance(a, Sell | Buy)]
        return [(a,) for a in legal]
