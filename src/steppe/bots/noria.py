"""How a bot thinks about Noria: what wheels, ships and tracks are worth, and which chains it tries.

Features are counted in victory points or in things that become points; weights are in
`weights/noria.toml`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ..kernel.actions import Action
from ..kernel.game import Game
from ..noria.action import Actions, UseDisc
from ..noria.actions import Buy, Modify, Sell
from ..noria.city import fee
from ..noria.influence import Influence
from ..noria.journey import OnIsland
from ..noria.management import Placement
from ..noria.payment import Payment, holding
from ..noria.politics import Removal
from ..noria.rounds import EndTurn
from ..noria.scoring import chamber_value, score
from ..noria.state import NoriaTable, Player
from ..noria.terms import CITY, JOURNEY, LAST_SPACE, RESOURCE_PURSE, TOOL
from ..noria.wheel import ACTIVE, KIND, UPGRADED
from .mind import Line, Mind, weights

FEATURES: Final = (
    "score",
    "rival_score",
    "next_steps",
    "resources",
    "scarcest",
    "knowledge",
    "ships",
    "even_ships",
    "factories",
    "empty_warehouses",
    "goods",
    "discs",
    "city_discs",
    "journey_discs",
    "tool_discs",
    "upgraded",
    "next_wheel",
    "steps",
    "lowest_track",
)


def features(table: NoriaTable, seat: int) -> list[float]:
    player = table.players[seat]
    figures = table.figures
    left = max(0.0, (figures.rounds - table.round) / figures.rounds)
    rival = 0
    for other, rivals in enumerate(table.players):
        if other != seat:
            rival = max(rival, score(table, rivals))
    resources = player.resources
    wealth = resources[0] + resources[1] + resources[2]
    values = [chamber_value(table, chamber) for chamber in range(6)]
    near = 0.0
    for track in range(4):
        near += _nearness(table, player, track, wealth) * (values[track] + 0.5)
    wheel = player.wheel
    kinds = [0] * 8
    discs = 0
    upgraded = 0
    for slot in range(12):
        disc = wheel[slot]
        if disc:
            discs += 1
            kinds[disc & KIND] += 1
            if disc & UPGRADED:
                upgraded += 1
    for bought in player.centre:
        discs += 1
        kinds[bought + 1] += 1
    return [
        float(score(table, player)),
        float(rival),
        near * (0.3 + left),
        (wealth - 0.02 * wealth * wealth) * min(1.0, 0.2 + 2.0 * left),
        float(min(resources)) * min(1.0, 3.0 * left),
        player.knowledge * left,
        sum(player.ships) * left,
        min(player.ships) * left,
        (figures.factories - player.factories) * left,
        sum(player.empty) * left,
        (sum(player.full[:3]) + 1.6 * sum(player.full[3:])) * min(1.0, 0.2 + 2.0 * left),
        discs * left,
        min(kinds[CITY + 1], 3) * left,
        min(kinds[JOURNEY + 1], 2) * left,
        min(kinds[TOOL + 1], 2) * left,
        upgraded * left,
        _next_wheel(table, player) * min(1.0, 4.0 * left),
        sum(player.tracks) * left,
        min(player.tracks) * left,
    ]


def _nearness(table: NoriaTable, player: Player, track: int, wealth: int) -> float:
    """How much of the price of the next space is at hand, from 0 to 1."""
    space = player.tracks[track] + 1
    if space > LAST_SPACE:
        return 0.0
    figures = table.figures
    price = max(figures.price[track][space], 1)
    purse = figures.purse[track]
    held = holding(player, purse)
    usable = [held[kind] for kind in figures.paid_with[track]]
    have = (
        sum([min(amount, 1) for amount in usable])
        if figures.different[track][space]
        else (max(usable))
    )
    part = min(have / price, 1.0)
    fees = fee(table, player, track)
    rest = wealth - (price if purse == RESOURCE_PURSE else 0)
    if fees and rest < fees:
        part *= 0.7
    return part * part


def _next_wheel(table: NoriaTable, player: Player) -> float:
    """What the best discs in the active half bring on the next turn, about."""
    wheel = player.wheel
    best = 0.0
    for slot in ACTIVE:
        disc = wheel[slot]
        if disc:
            best += 1.0 + (0.5 if disc & UPGRADED else 0.0)
            if disc & KIND == CITY + 1:
                best += 0.5
    return best


class NoriaMind(Mind):
    def __init__(self, seat: int, given: list[float] | None = None, style: str = "") -> None:
        super().__init__(seat)
        self.weights = weights("noria", FEATURES, style) if given is None else given
        self.sure_settling = True

    def value(self, game: Game) -> float:
        table = game.table
        assert isinstance(table, NoriaTable)
        if table.over:
            scores = table.scores()
            best = max([s for seat, s in enumerate(scores) if seat != self.seat], default=0)
            won = self.seat in table.winners()
            return (100.0 if won else -100.0) + scores[self.seat] - best
        total = 0.0
        found = features(table, self.seat)
        weights = self.weights
        for number in range(len(found)):
            total += found[number] * weights[number]
        return total

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
