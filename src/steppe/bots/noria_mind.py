"""How a bot thinks about Noria: which chains it tries, and how it judges them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..kernel.actions import Action
from ..kernel.game import Game
from ..noria.action import Actions, UseDisc
from ..noria.actions import Buy, Modify, Sell
from ..noria.influence import Influence
from ..noria.journey import OnIsland
from ..noria.management import Placement
from ..noria.payment import Payment
from ..noria.politics import Removal
from ..noria.rounds import EndTurn
from ..noria.state import NoriaTable
from .mind import Line, Mind, weights
from .net import Net
from .noria import FEATURES, features
from .noria_facts import facts

FORESIGHT: Final = 0.6  # how much what the net says counts beside the weights


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
        self.weights = weights("noria", FEATURES, style) if given is None else given
        self.sure_settling = True

    def value(self, game: Game) -> float:
        table = game.table
        assert isinstance(table, NoriaTable)
        net = self._net
        total = 0.0
        if net is None:
            if table.over:
                won = self.seat in table.winners()
                return (100.0 if won else -100.0) + self.margin(table.scores())
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

    def numbers(self, game: Game) -> list[float]:
        table = game.table
        assert isinstance(table, NoriaTable)
        return facts(table, self.seat)

    def features(self, game: Game) -> dict[str, float]:
        table = game.table
        assert isinstance(table, NoriaTable)
        found = features(table, self.seat)
        return {n: f * w for n, f, w in zip(FEATURES, found, self.weights, strict=True)}

    def open_end(self, game: Game) -> bool:
        return game.to_act == self.seat and isinstance(
            game.table.stack[-1], UseDisc | OnIsland | Removal
        )

    def finished(self, game: Game) -> bool:
        return isinstance(game.table.stack[-1], EndTurn)

    def settle(self, game: Game) -> tuple[Game, float]:
        """Payments and new discs are settled at once, each in the best way at first sight."""
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
        if isinstance(step, Actions | UseDisc):
            return [(a,) for a in legal if not isinstance(a, Sell | Buy)]
        return [(a,) for a in legal]
