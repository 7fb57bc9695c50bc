"""Planning a whole turn: a beam search, with a lane for each way to begin."""

from __future__ import annotations

from collections.abc import Sequence
from operator import attrgetter
from time import monotonic

from ..kernel.game import Game
from ..kernel.mind import Line, Mind
from ..kernel.timeline import Played

LONGEST = 24  # ideas in one turn
OPEN_ENDS = 24  # unfinished ideas followed at once
FEWEST = 3  # the fewest lines worth following another turn
EVERYTHING = 10**6
KNOWN = 10  # minimum number of the first move's ideas tried again for the next units


class Plan:
    """A way to play the turn: its actions, the resulting game, and its value."""

    __slots__ = ("actions", "certain", "correction", "game", "next_known", "value")

    def __init__(
        self, actions: Line, certain: int, game: Game, value: float, correction: float
    ) -> None:
        self.actions = actions
        self.certain = certain  # number of actions before anything is drawn or revealed
        self.game = game
        self.value = value
        self.correction = correction
        self.next_known = 0  # index of the first known idea that may follow


VALUE = attrgetter("value")


def extend(mind: Mind, plan: Plan, line: Line, turn: int) -> Plan | None:
    """The plan with one more idea; None if it cannot be played."""
    game = plan.game.copy()
    table = game.table
    certain = plan.certain
    sure = certain == len(plan.actions)
    for action in line:
        if action not in game.legal() or game.to_act != mind.seat:
            return None
        game.play(action)
        if sure:
            certain += 1
            sure = not table.barrier
    correction = plan.correction
    actions = plan.actions + line
    if table.turn == turn:
        if mind.sure_settling:
            last = game.last
            game, more = mind.settle(game)
            settled = _since(game, 0 if last is None else last.number, mind.seat)
            if sure:
                for link in settled:
                    certain += 1
                    if link.barrier:
                        break
            actions += tuple([link.action for link in settled])
        else:
            game, more = mind.settle(game)
        correction += more
    value = mind.value(game) + correction
    return Plan(actions, certain, game, value, correction)


def _since(game: Game, number: int, seat: int) -> list[Played]:
    """The seat's decisions after the first `number`, up to a decision of another seat."""
    played = game.timeline.decisions(number)
    for count, found in enumerate(played):
        if found.seat != seat:
            return played[:count]
    return played


def plans(mind: Mind, game: Game, width: int, most: int = 12) -> list[Plan]:
    """The best plans for the rest of the turn, the best first; `game` is an imagined one."""
    turn = game.table.turn
    mind.start(game)
    root = Plan((), 0, game, mind.value(game), 0.0)
    finished: list[Plan] = []
    first = mind.lines(game, ())
    starts: list[Plan] = []
    for line in first:
        plan = extend(mind, root, line, turn)
        if plan is None:
            continue
        if _is_over(mind, plan, turn):
            finished.append(plan)
        else:
            starts.append(plan)
    # At the start of a turn every way to begin has its lane; later decisions share one.
    lanes = [[plan] for plan in starts] if len(starts) <= 12 else [starts]
    best: list[Plan] = []
    for lane in lanes:
        ended: list[Plan] = []
        _follow(mind, lane, turn, width, ended)
        ended.sort(key=VALUE, reverse=True)
        best += ended[:1]
        finished += ended[1:]
    finished.sort(key=VALUE, reverse=True)
    kept = best + finished[: max(0, most - len(best))]
    kept.sort(key=VALUE, reverse=True)
    return kept


def _is_over(mind: Mind, plan: Plan, turn: int) -> bool:
    game = plan.game
    return game.to_act != mind.seat or game.table.turn != turn or mind.finished(game)


def _follow(mind: Mind, lane: list[Plan], turn: int, width: int, finished: list[Plan]) -> None:
    known: list[Line] = []
    ranks: dict[Line, int] = {}
    for _ in range(LONGEST):
        going: list[Plan] = []
        for plan in lane:
            if _is_over(mind, plan, turn):
                finished.append(plan)
            else:
                going.append(plan)
        if not going:
            return
        going.sort(key=VALUE, reverse=True)
        lane = []
        learnt: list[tuple[float, int, Line, Plan]] = []
        for plan in _worth_following(mind, going, width):
            # Units may move in any order: a known idea is followed by itself or a lower-ranked one.
            lines = mind.lines(plan.game, known[plan.next_known :])
            for line in lines:
                longer = extend(mind, plan, line, turn)
                if longer is not None:
                    lane.append(longer)
                    if known:
                        longer.next_known = ranks.get(line, plan.next_known)
                    elif len(line) > 1:
                        learnt.append((-longer.value, len(learnt), line, longer))
        if learnt and not known:
            learnt.sort(key=_first)
            for _, _, line, plan in learnt[: max(KNOWN, width)]:
                plan.next_known = ranks[line] = len(known)
                known.append(line)


def _first(item: tuple[float, int, Line, Plan]) -> tuple[float, int]:
    return (item[0], item[1])


def _different(plans: Sequence[Plan], width: int) -> list[Plan]:
    """The first few plans with different values: equal values mostly mean equal plans."""
    chosen: list[Plan] = []
    last = 0.0
    for plan in plans:
        if chosen and abs(plan.value - last) < 1e-9:
            continue
        chosen.append(plan)
        last = plan.value
        if len(chosen) == width:
            break
    return chosen


def _worth_following(mind: Mind, plans: Sequence[Plan], width: int) -> list[Plan]:
    """The first few plans, and all with something begun whose worth does not show yet."""
    open_ends = [plan for plan in plans if mind.open_end(plan.game)]
    if not open_ends:
        return _different(plans, width)
    settled = [plan for plan in plans if not mind.open_end(plan.game)]
    return _different(settled, width) + open_ends[:OPEN_ENDS]


class Pace:
    """A bot's time budget: plans are assumed to cost what they have cost so far."""

    __slots__ = ("began", "planned", "until")

    def __init__(self, seconds: float) -> None:
        self.began = monotonic()
        self.until = self.began + seconds if seconds else 0.0  # 0: no limit
        self.planned = 0  # turns

    def over(self) -> bool:
        return self.until > 0.0 and monotonic() > self.until

    def lines(self, turns: int) -> int:
        """The number of lines that can be followed through `turns` further turns."""
        now = monotonic()
        if not self.until or now == self.began:
            return EVERYTHING
        return int((self.until - now) * self.planned / ((now - self.began) * turns))


class Ahead:
    """A line of play through some own turns: its value, its start and the resulting game."""

    __slots__ = ("banked", "game", "start", "value")

    def __init__(self, value: float, start: Plan, game: Game, banked: float) -> None:
        self.value = value
        self.start = start
        self.game = game
        self.banked = (
            banked  # its value along the way, weighted by the chance that the game ends there
        )


def deeper(
    mind: Mind,
    found: list[Plan],
    width: int,
    beam: int,
    turns: int,
    pass_turn: Passing,
    pace: Pace,
) -> list[Ahead]:
    """Lines of play that start with one of the plans and continue for some own turns, best first.

    There are fewer than `beam` if time does not suffice for all the turns; the
    minimum number goes as deep as time allows.
    """
    lines = [Ahead(plan.value, plan, plan.game, 0.0) for plan in starts(found, beam)]
    lasting = 1.0  # the probability that the game reaches the evaluated turn
    turns = min(turns, mind.horizon())
    for turn in range(turns):
        if pace.lines(1) < FEWEST:
            return lines
        lines = lines[: max(FEWEST, pace.lines(turns - turn))]
        hazard = mind.hazard()
        if hazard:
            for line in lines:
                line.banked += lasting * hazard * mind.final(line.game)
            lasting *= 1.0 - hazard
        mind.ahead(turn + 1)
        longer: list[Ahead] = []
        for line in lines:
            if pace.over():
                return lines  # plans can be compared only at the same depth
            later = line.game.copy()
            if not pass_turn(mind, later):
                longer.append(Ahead(line.value, line.start, later, line.banked))
                continue
            pace.planned += 1
            sure = line.start.correction + line.banked
            for plan in plans(mind, later, width, beam):
                value = sure + lasting * plan.value
                longer.append(Ahead(value, line.start, plan.game, line.banked))
        longer.sort(key=VALUE, reverse=True)
        lines = _varied(mind, longer, beam)
    return lines


def starts(found: list[Plan], beam: int) -> list[Plan]:
    """The best plans, and the best for each way to begin the turn, whose worth may show
    only later."""
    chosen = _different(found, beam)
    begun = {plan.actions[0] for plan in chosen if plan.actions}
    for plan in found:
        if plan.actions and plan.actions[0] not in begun:
            begun.add(plan.actions[0])
            chosen.append(plan)
    return chosen


def _varied(mind: Mind, lines: list[Ahead], beam: int) -> list[Ahead]:
    """The best lines, one of each kind: small variations of one idea would fill the beam."""
    chosen: list[Ahead] = []
    seen: set[int] = set()
    for line in lines:
        kind = mind.kind(line.game, line.value)
        if kind in seen:
            continue
        seen.add(kind)
        chosen.append(line)
        if len(chosen) == beam:
            break
    return chosen


class Passing:
    """Passes over the others' turns, with their quiet actions."""

    def __call__(self, mind: Mind, game: Game) -> bool:
        """Go to the next own turn; False if the game is over before it."""
        seat = mind.seat
        for _ in range(400):
            if game.to_act is None:
                return False
            if game.to_act == seat and game.table.active == seat and not mind.finished(game):
                return True
            game.play(game.default)
        return False


def certain_part(plan: Plan) -> Line:
    return plan.actions[: max(plan.certain, 1)]
