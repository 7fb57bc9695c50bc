"""A visitor who plays: by mouse, by touch, or by keyboard alone, among what the page offers."""

from __future__ import annotations

import random
from typing import Any, Protocol

from browser.visitor import PATIENCE, Visitor

MOST_STEPS = 3_000

# What can be done now: one thing that is offered, picked by chance, and where it is on the screen.
# Chance comes from outside, so that a game can be played again.
PICK = """
async ([chances, patience, eager]) => {
  const PANELS = ':is(.chooser, .travel, .choose, .answers, .turn) button:not(.plain)';
  const any = (list) => list[Math.floor(chances.shift() * list.length)];
  const words = (element) => element.getAttribute('aria-label') ?? element.textContent.trim();

  // Where to click: in the middle, unless something lies over it.
  const WITHIN = [[0.5, 0.5], [0.5, 0.25], [0.25, 0.5], [0.75, 0.5], [0.5, 0.75], [0.2, 0.2]];
  function point(element) {
    element.scrollIntoView({ block: 'center', inline: 'nearest' });
    const { left, top, width, height } = element.getBoundingClientRect();
    for (const [x, y] of WITHIN) {
      const at = { x: left + width * x, y: top + height * y };
      const hit = document.elementFromPoint(at.x, at.y);
      const owner = hit?.closest('.offered, button');
      if (hit && owner === element) return at;
    }
    return null;
  }

  function found(kind, element) {
    const at = element && point(element);
    return at && { kind, ...at, what: element.dataset.action ?? words(element) };
  }

  function look() {
    const cover = document.querySelector('.cover button');
    if (cover) return found('cover', cover);
    if (document.querySelector('.result table')) return { kind: 'over' };
    const doubt = document.querySelector('[role=alertdialog] .anyway');
    if (doubt) return found('doubt', doubt);
    const choices = [...document.querySelectorAll('[data-action]:not(:disabled)')];
    if (!choices.length) return null;
    const more = document.querySelector('.more[aria-expanded=false]:not(:disabled)');
    if (more && chances.shift() < 0.1) return found('more', more);
    const tabs = [...document.querySelectorAll('.board [role=tab][aria-selected=false]')];
    if (eager && tabs.length && chances.shift() < 0.15) return found('part', any(tabs));
    if (chances.shift() < eager) {
      const spots = [...document.querySelectorAll(`.offered:not(.picked), ${PANELS}`)];
      const start = Math.floor(chances.shift() * spots.length);
      for (const spot of [...spots.slice(start), ...spots.slice(0, start)]) {
        const seen = found('spot', spot);
        if (seen) return seen;
      }
    }
    // The last choice is the quiet one: mostly there is something better to do.
    if (choices.length > 1 && chances.shift() < 0.8) choices.pop();
    return found('choice', any(choices)) ?? { kind: 'hidden', what: words(choices[0]) };
  }

  // What lies under something else may only wait for it to go.
  const until = performance.now() + patience;
  for (;;) {
    const before = [...chances];
    const seen = look();
    const late = performance.now() >= until;
    if (seen && (late || seen.kind !== 'hidden')) return seen;
    if (late) break;
    chances = before;
    await new Promise((resume) => setTimeout(resume, 10));
  }
  return { kind: 'stuck', what: document.body.innerText.slice(0, 800) };
}
"""


# The key that stands beside a choice; none beside the last of a long list.
KEY = """
(action) => document.querySelector(`[data-action="${CSS.escape(action)}"] kbd`)?.textContent ?? ''
"""
FOCUSED = "document.activeElement?.dataset.action ?? ''"


class Sitting(Protocol):
    """Whoever sits before a browser, of whatever make."""

    faults: list[str]

    def evaluate(self, script: str, *given: object) -> Any:
        """What a function of the page answers; it is given a list."""

    def point(self, x: float, y: float) -> None: ...


class Player:
    def __init__(self, visitor: Sitting, seed: str, eager: float = 0.5) -> None:
        self.visitor = visitor
        self.chance = random.Random(seed)
        self.eager = eager
        """How often something on the board is clicked, and not the list."""
        self.diary: list[str] = []

    def step(self) -> bool:
        """Do one thing; false when the game is over."""
        chances = [self.chance.random() for _ in range(8)]
        seen = self.visitor.evaluate(PICK, chances, PATIENCE, self.eager)
        self.diary.append(f"{seen['kind']}: {seen.get('what', '')}")
        if seen["kind"] == "over":
            return False
        assert seen["kind"] not in ("stuck", "hidden"), self.told()
        self.take(seen)
        return True

    def take(self, seen: dict[str, Any]) -> None:
        self.visitor.point(seen["x"], seen["y"])

    def play(self, steps: int) -> None:
        """Take `steps` steps, or until the game is over."""
        for _ in range(steps):
            if not self.step():
                return

    def finish(self) -> None:
        """The game, to its end."""
        for _ in range(MOST_STEPS):
            if not self.step():
                return
            assert not self.visitor.faults, self.told()
        raise AssertionError(f"no end in sight; {self.told()}")

    def told(self) -> str:
        return "\n".join([*self.visitor.faults, "the last steps:", *self.diary[-25:]])


class Typist(Player):
    """Plays by the keyboard alone."""

    def __init__(self, visitor: Visitor, seed: str) -> None:
        super().__init__(visitor, seed, eager=0)
        self.page = visitor.page

    def take(self, seen: dict[str, Any]) -> None:
        keyboard = self.page.keyboard
        if seen["kind"] == "cover":
            keyboard.press("Enter")  # the focus is there already
        elif seen["kind"] == "doubt":
            keyboard.press("Tab")  # the focus is on going back
            keyboard.press("Enter")
        elif seen["kind"] == "more":
            self.page.locator(".more").focus()
            keyboard.press("Enter")
        elif seen["kind"] == "choice":
            key = self.page.evaluate(KEY, seen["what"])
            if key and self.chance.random() < 0.7:
                keyboard.press(key)
            else:
                self.walk(seen["what"])
                keyboard.press("Enter")
        else:
            raise AssertionError(f"not for the keyboard: {seen}")

    def walk(self, action: str) -> None:
        """To a choice, by the arrows."""
        for _ in range(200):
            self.page.keyboard.press("ArrowDown")
            if self.page.evaluate(FOCUSED) == action:
                return
        raise AssertionError(f"the arrows do not lead to {action}")
