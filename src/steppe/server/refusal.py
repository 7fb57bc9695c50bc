"""The reason for a refusal: one sentence, and its message key for the client's own language."""

from __future__ import annotations

from ..kernel.errors import IllegalAction, SteppeError
from ..kernel.language import phrasebook
from .api_types import Fault
from .messages import Refused


class Refusal(Exception):
    def __init__(self, key: str, status: int = 400, **words: str | int) -> None:
        super().__init__(key)
        self.key = key
        self.status = status
        self.words = words
        self.sentence = phrasebook("", "en").say(key, **words)
        self.rule: str | None = None

    @classmethod
    def of(cls, fault: SteppeError) -> Refusal:
        """A refusal by the engine: the sentence, and its message."""
        refusal = cls("server-refused", reason=str(fault)[:500])
        refusal.key = fault.key
        refusal.words = fault.words
        refusal.rule = fault.rule if isinstance(fault, IllegalAction) else None
        return refusal

    def fault(self) -> Fault:
        return Fault(self.sentence, self.key, self.words, self.rule)

    def told(self, seq: int) -> Refused:
        return Refused(self.sentence, seq, self.key, self.words, self.rule)
