"""Somebody who sees nothing: plays by what the browser tells a screen reader, and by its keys.

Only roles, names and states of Chromium's accessibility tree are read; what is chosen gets the
focus and Enter, as screen readers do it.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Error

from browser.visitor import PATIENCE, Visitor

Node = dict[str, Any]
MOST_STEPS = 1_500
WAIT = 30  # ms


class Listener:
    def __init__(self, visitor: Visitor, seed: str) -> None:
        self.visitor = visitor
        self.chance = random.Random(seed)
        self.diary: list[str] = []
        self._session = visitor.context.new_cdp_session(visitor.page)
        self._session.send("Accessibility.enable")
        self._tree: dict[str, Node] = {}

    # -- what is heard -----------------------------------------------------------------------------

    def listen(self) -> None:
        """To the page as it is now."""
        nodes = self._session.send("Accessibility.getFullAXTree")["nodes"]
        self._tree = {node["nodeId"]: node for node in nodes}

    def all(self, role: str, within: Node | None = None) -> Iterator[Node]:
        """In the order in which they are read."""
        open_ = [within or next(iter(self._tree.values()))]
        while open_:
            node = open_.pop()
            if not node["ignored"] and node["role"]["value"] == role:
                yield node
            children = [self._tree.get(child) for child in node.get("childIds", ())]
            open_ += [child for child in reversed(children) if child]

    def one(self, role: str, name: str, within: Node | None = None) -> Node | None:
        return next((node for node in self.all(role, within) if said(node) == name), None)

    def choices(self) -> list[Node]:
        """What can be chosen: the buttons of the list, and what is read between it and undoing."""
        group = self.one("group", self.visitor.say("choices"))
        if group is None:
            return []
        buttons = list(self.all("button"))
        ids = [button["nodeId"] for button in buttons]
        listed = [button["nodeId"] for button in self.all("button", group)]
        undo = self.one("button", self.visitor.say("undo"))
        if not listed or undo is None:
            return []
        between = buttons[ids.index(listed[0]) : ids.index(undo["nodeId"])]
        return [button for button in between if enabled(button)]

    # -- what is done ------------------------------------------------------------------------------

    def press(self, node: Node) -> None:
        self.diary.append(said(node))
        try:
            self._session.send("DOM.focus", {"backendNodeId": node["backendDOMNodeId"]})
        except Error:
            return  # it is gone: the page has a new question
        self.visitor.page.keyboard.press("Enter")

    def step(self) -> bool:
        """Answer the question that is asked; false when the game is over."""
        say = self.visitor.say
        for _ in range(PATIENCE // WAIT):
            self.listen()
            if self.one("heading", say("score-final")):
                return False
            doubt = next(self.all("alertdialog"), None)
            if doubt:
                *_, anyway = self.all("button", doubt)
                self.press(anyway)
                return True
            choices = self.choices()
            if choices:
                self.choose(choices)
                return True
            self.visitor.page.wait_for_timeout(WAIT)
        raise AssertionError(self.told())

    def choose(self, choices: list[Node]) -> None:
        names = [said(choice) for choice in choices]
        assert all(names), self.told()
        assert len(set(names)) == len(names), f"which of them? {names}"
        self.press(self.chance.choice(choices))

    def finish(self) -> None:
        for _ in range(MOST_STEPS):
            if not self.step():
                return
            assert not self.visitor.faults, self.told()
        raise AssertionError(f"no end in sight; {self.told()}")

    def told(self) -> str:
        return "\n".join([*self.visitor.faults, "the last steps:", *self.diary[-25:]])


def said(node: Node) -> str:
    return str(node.get("name", {}).get("value", ""))


def enabled(node: Node) -> bool:
    states = {state["name"]: state["value"].get("value") for state in node.get("properties", ())}
    return not states.get("disabled")
