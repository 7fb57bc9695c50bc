"""Writes the rival's replies into a lesson: `python tools/lesson_replies.py GAME NAME`.

The author of a lesson writes the learner's decisions; the rival's after each step come from
the bot that the lesson names, once, and are then stored in the file.
"""

from __future__ import annotations

import json
import re
import sys
from importlib import resources
from pathlib import Path

from steppe.kernel.registry import GAMES
from steppe.play import Player, bot
from steppe.play.lessons import FOLDER, parse

REPLY = re.compile(r"^(then|before) = \[.*\]\n", re.MULTILINE)
STEPS = "[[steps]]"


def main(game: str, name: str) -> None:
    file = Path(str(resources.files(GAMES[game]))) / FOLDER / f"{name}.toml"
    text = REPLY.sub("", file.read_text(encoding="utf-8"))
    lesson = parse(text, file.name)
    playing = lesson.start(game)
    rival = Player(bot(lesson.rival), lesson.seed)

    def replies() -> str:
        said = []
        while playing.to_act is not None and playing.to_act != lesson.seat:
            said.append(rival.choose(playing).notation)
            playing.play(said[-1])
        return json.dumps(said, ensure_ascii=False) if said else ""

    head, *parts = text.split(STEPS)
    before = replies()
    written = [f"{head.rstrip()}\nbefore = {before}\n\n" if before else head]
    for step, part in zip(lesson.steps, parts, strict=True):
        for notation in step.does:
            playing.play(notation)
        then = replies()
        written.append(f"{part.rstrip()}\nthen = {then}\n\n" if then else part)
    file.write_text(STEPS.join(written).rstrip() + "\n", encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
