"""A bot at a table. What it answered is played for as long as it holds; then it is asked again."""

from __future__ import annotations

from ..kernel.actions import Action
from ..kernel.errors import SteppeError
from ..kernel.game import Game
from ..kernel.timeline import Timeline
from .bot import Answer, Bot
from .course import Course, ask
from .sight import Sight


class Player:
    """Lets a bot play, or advises a person: it is asked only where the game did not go on as it
    said it would."""

    def __init__(self, bot: Bot, seed: str) -> None:
        """What the bot does by chance comes from the seed and from how far a game has got."""
        self._bot = bot
        self._seed = seed
        self._course = Course(())
        self._begun: Timeline | None = None

    def choose(self, game: Game) -> Action:
        """What to do where the seat to act has to decide now."""
        return self.answer(game).line[0]

    def answer(self, game: Game) -> Answer:
        """The same with all that is to follow, and why."""
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
        """Ask the bot anew, whatever it said."""
        self._begun = None
