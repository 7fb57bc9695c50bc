"""A bot at a table. Its answer is played while it is valid; then it is asked again."""

from __future__ import annotations

from ..kernel.actions import Action
from ..kernel.errors import SteppeError
from ..kernel.game import Game
from ..kernel.timeline import Timeline
from .bot import Answer, Bot
from .course import Course, ask
from .sight import Sight


class Player:
    """Plays for a bot, or advises a person: the bot is asked only when the game has not gone as
    it foresaw."""

    def __init__(self, bot: Bot, seed: str) -> None:
        """The bot's random choices depend on the seed and the number of decisions."""
        self._bot = bot
        self._seed = seed
        self._course = Course(())
        self._begun: Timeline | None = None

    def choose(self, game: Game) -> Action:
        """The action for the current decision."""
        return self.answer(game).line[0]

    def answer(self, game: Game) -> Answer:
        """The same with the rest of the plan, and the reason."""
        line = () if self._begun is None else self._course.line(game, self._begun)
        if not line:
            if game.to_act is None:
                raise SteppeError("fault-nothing-to-decide")
            sight = Sight(game, game.to_act, f"{self._seed}/{len(game.timeline)}")
            self._course = ask(self._bot, sight)
            self._begun = game.timeline
            line = self._course.line(game, self._begun)
        return Answer(line, self._course.reason)

    def forget(self) -> None:
        """Drop the plan, and ask the bot again."""
        self._begun = None
