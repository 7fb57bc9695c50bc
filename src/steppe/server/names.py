"""What people are called and what they say: nothing in it deceives the eye.

Characters that cannot be seen, turn around what stands beside them or pile up are left out. A word
of a name is of one script, so that no letter passes for that of another; and nobody at a table is
called so that he could be taken for one of its players.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from .refusal import Refusal

UNSEEN = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}
"""Kinds of characters: control, format, without meaning, parts of others, ends of lines."""
BLANK = set("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164")
"""Letters and marks that look like nothing."""
JOINING = set("\u200d\ufe0f")
"""In what is said they make one picture of several."""
MOST_MARKS = 2
LONGEST = 40
WORD = re.compile(r"[^\W\d_]+")
EASTERN = {"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL", "BOPOMOFO", "IDEOGRAPHIC"}
"""Scripts that are written in one word."""
LOOKALIKES = str.maketrans(
    "авекмнорстухіјѕһԁԛԝ" + "αβεζηικμνορτυχ" + "0i1ı|",
    "abekmhopctyxijshdqw" + "abezhikmnoptyx" + "ollll",
)
"""Small letters, for how they or their capitals look; and figures that look like letters."""


def seen(text: str, joining: bool = False) -> str:
    """What can be seen of a text."""
    kept: list[str] = []
    marks = 0
    for one in text:
        kind = unicodedata.category(one)
        if one.isspace():
            one, marks = " ", 0
        elif joining and one in JOINING:
            pass
        elif kind in UNSEEN or one in BLANK or unicodedata.name(one, "").startswith("VARIATION"):
            continue
        elif kind.startswith("M"):
            marks += 1
            if marks > MOST_MARKS:
                continue
        else:
            marks = 0
        kept.append(one)
    return " ".join("".join(kept).split())


def said(text: str) -> str:
    """A line of chat."""
    text = seen(unicodedata.normalize("NFC", text), joining=True)
    return text if seen(text) else ""


def name(text: str) -> str:
    """A name as it is written, or a Refusal."""
    found = seen(unicodedata.normalize("NFKC", text))
    found = unicodedata.normalize("NFC", found)[:LONGEST].rstrip()
    for word in WORD.findall(found):
        if len({_script(letter) for letter in word}) > 1:
            raise Refusal("server-name-scripts", word=word)
    return found


def _script(letter: str) -> str:
    script = unicodedata.name(letter, "").partition(" ")[0]
    return "CJK" if script in EASTERN else script


def look(name: str) -> str:
    """The same of names that can be taken for each other."""
    plain = [
        one
        for one in unicodedata.normalize("NFKD", name).casefold()
        if unicodedata.category(one)[0] in "LN"
    ]
    return "".join(plain).translate(LOOKALIKES).translate(LOOKALIKES)


def taken(name: str, others: Iterable[str]) -> bool:
    """Whether somebody with that name could be taken for one of these."""
    own = look(name)
    return bool(own) and any(own == look(other) for other in others)


def free(text: str, others: Iterable[str]) -> str:
    """A name that is none of these, or a Refusal."""
    found = name(text)
    if taken(found, others):
        raise Refusal("server-name-taken", name=found)
    return found
