"""Names and chat messages, without visual spoofing.

Invisible, bidirectional and stacking characters are dropped. Each word
of a name is in one script, so that no letter passes for one of another; and nobody at a table
may have a name that could be mistaken for a player's.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

from .refusal import Refusal

UNSEEN = {"Cc", "Cf", "Cn", "Co", "Cs", "Zl", "Zp"}
"""Unicode categories: control, format, unassigned, surrogates, line separators."""
BLANK = set("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164")
"""Letters and marks that are invisible."""
JOINING = set("\u200d\ufe0f")
"""In chat messages they join several emoji into one."""
MOST_MARKS = 2
LONGEST = 40
WORD = re.compile(r"[^\W\d_]+")
EASTERN = {"CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL", "BOPOMOFO", "IDEOGRAPHIC"}
"""Scripts that may be mixed in one word."""
LOOKALIKES = str.maketrans(
    "авекмнорстухіјѕһԁԛԝ" + "αβεζηικμνορτυχ" + "0i1ı|",
    "abekmhopctyxijshdqw" + "abezhikmnoptyx" + "ollll",
)
"""Lower-case letters, by how they or their capitals look; and digits that look like letters."""


def seen(text: str, joining: bool = False) -> str:
    """The visible characters of a text."""
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
    """A chat message."""
    text = seen(unicodedata.normalize("NFC", text), joining=True)
    return text if seen(text) else ""


def name(text: str) -> str:
    """A name in its stored form, or a Refusal."""
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
    """A key that is equal for names that look alike."""
    plain = [
        one
        for one in unicodedata.normalize("NFKD", name).casefold()
        if unicodedata.category(one)[0] in "LN"
    ]
    return "".join(plain).translate(LOOKALIKES).translate(LOOKALIKES)


def taken(name: str, others: Iterable[str]) -> bool:
    """Whether a name could be mistaken for one of these."""
    own = look(name)
    return bool(own) and any(own == look(other) for other in others)


def free(text: str, others: Iterable[str]) -> str:
    """A name that cannot be mistaken for any of these, or a Refusal."""
    found = name(text)
    if taken(found, others):
        raise Refusal("server-name-taken", name=found)
    return found
