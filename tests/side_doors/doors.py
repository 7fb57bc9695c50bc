"""All that somebody can ask a server about a table.

`DOORS` and `MESSAGES` name every route of the application and every message of the wire that could
tell something; `SHUT` those that cannot, and why. What is new belongs into one of them.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from side_doors.twins import Twins
from side_doors.worlds import TABLE, token

Door = Callable[[Twins], Awaitable[None]]

STATE, TEXT = "GET /api/tables/{id}/state", "GET /api/tables/{id}/text"
CHANCES, FORK = "GET /api/tables/{id}/chances", "POST /api/tables/{id}/fork"
COACH = "GET /api/tables/{id}/coach"
RECORD, VERIFY = "GET /api/tables/{id}/record", "GET /api/tables/{id}/verify"
REMATCH = "POST /api/tables/{id}/rematch"
COURSE = "GET /api/tables/{id}/course"
MINE = "POST /api/tables/mine"


async def states(twins: Twins) -> None:
    """Every moment, and what is refused: to look from a seat of others, or to see everything."""
    viewer, own = twins.viewer, token(twins.viewer)
    for at in (*range(twins.seq + 2), None):
        await twins.ask(STATE, own, at=at, seat=viewer)
        await twins.ask(STATE, at=at)
    await twins.ask(STATE, own)
    for seat in (viewer, twins.rival):
        await twins.ask(STATE, seat=seat, open=True)
    await twins.ask(STATE, own, seat=twins.rival)
    await twins.ask(STATE, own, open=True)


async def texts(twins: Twins) -> None:
    own = token(twins.viewer)
    await twins.ask(TEXT, own, lang="en")
    await twins.ask(TEXT, lang="ru", at=twins.seq // 2, open=False)
    await twins.ask(TEXT, own, seat=twins.rival, lang="en")


async def reckonings(twins: Twins) -> None:
    own = token(twins.viewer)
    for at in (*range(twins.seq + 2), None):
        await twins.ask(CHANCES, at=at)
    await twins.ask(CHANCES, own)
    await twins.ask(CHANCES, own, seat=twins.viewer, at=twins.seq)
    await twins.ask(CHANCES, own, seat=twins.rival)


async def reviews(twins: Twins) -> None:
    viewer, own = twins.viewer, token(twins.viewer)
    await twins.ask(COACH, own, seat=viewer, at=twins.seq, which=True)
    await twins.ask(COACH, own, seat=viewer)
    for at in (twins.seq - 1, twins.seq + 1):
        await twins.ask(COACH, own, seat=viewer, at=max(0, at), which=False)
    await twins.ask(COACH, own, seat=twins.rival, which=True)
    await twins.ask(COACH, seat=viewer)


async def forks(twins: Twins) -> None:
    """The forking player may occupy all seats of the fork, and so sees all of it."""
    viewer, own = twins.viewer, token(twins.viewer)
    seats = [{"kind": "here", "name": f"{seat}", "bot": ""} for seat in range(twins.seats)]
    for at in sorted({0, twins.seq // 2, max(0, twins.seq - 1), twins.seq}):
        given = await twins.ask(FORK, own, body={"at": at, "seats": seats, "chances": True})
        for seat in given["seats"]:
            await twins.ask(STATE, seat["token"], table=given["table"])
        await twins.ask(CHANCES, table=given["table"])
    await twins.ask(FORK, own, body={"at": twins.seq, "seat": viewer})
    await twins.ask(FORK, own, body={"at": twins.seq + 1})
    await twins.ask(FORK, own, body={"at": twins.seq, "seat": twins.rival})
    await twins.ask(FORK, body={"at": twins.seq})


async def lists(twins: Twins) -> None:
    known = [{"table": TABLE, "tokens": tokens} for tokens in ([], [token(twins.viewer)])]
    await twins.ask(MINE, body={"tables": [*known, {"table": "another"}]})


async def ends(twins: Twins) -> None:
    """What is for finished games only."""
    for door in (RECORD, VERIFY, COURSE, REMATCH):
        await twins.ask(door)
        await twins.ask(door, token(twins.viewer))


async def measures(twins: Twins) -> None:
    """They count what is stored, but only for programs of the server's own machine."""
    await twins.ask("GET /healthz")
    await twins.ask("GET /metrics")


DOORS: dict[str, Door] = {
    STATE: states,
    TEXT: texts,
    CHANCES: reckonings,
    COACH: reviews,
    FORK: forks,
    MINE: lists,
    RECORD: ends,
    VERIFY: ends,
    COURSE: ends,
    REMATCH: ends,
    "GET /healthz": measures,
    "GET /metrics": measures,
}
SHUT = {
    "GET /api/games": "what there is to play",
    "GET /api/rules/{game}": "rules",
    "GET /api/pictures/{game}/{lesson}/{step}": "a moment that is the same for everybody",
    "GET /api/names/{game}": "words",
    "GET /api/printed/{game}/{hash}": "what is printed in the box",
    "GET /api/credits": "thanks",
    "GET /api/openapi.json": "the description of all this",
    "GET /{path:path}": "the files of the page",
    "POST /api/tables": "lays a table of its own",
    "POST /api/tables/quick": "lays a table of its own",
    "POST /api/tables/lesson": "lays a table of its own",
    "POST /api/tables/puzzle": "lays a table of its own",
    "GET /api/puzzles": "what there is to solve",
    "POST /api/tables/{id}/answer": "what anybody is told who solves the same puzzle",
    "POST /api/records": "lays a table of its own",
    "POST /api/gatherings": "people who have no table yet",
    "GET /api/gatherings/{id}": "who has gathered: nothing is hidden from anybody yet",
    "POST /api/gatherings/{id}/enter": "before a table is laid",
    "POST /api/gatherings/{id}/change": "before a table is laid",
    "POST /api/gatherings/{id}/part": "before a table is laid",
    "POST /api/gatherings/{id}/begin": "lays a table of its own",
}


# -- the socket ------------------------------------------------------------------------------------


async def greet(twins: Twins) -> None:
    await twins.sit(twins.viewer, "Vera")
    await twins.sit(None, "Boris")


async def look(twins: Twins) -> None:
    for at in (0, twins.seq // 2, twins.seq + 1, None):
        await twins.say(twins.viewer, "view", seat=twins.viewer, at=at)
        await twins.say(None, "view", at=at)
    await twins.say(twins.viewer, "view", seat=twins.rival, open=False)
    await twins.say(None, "view", open=True)


async def play(twins: Twins) -> None:
    """What is refused; that other things are not is seen all the time."""
    actions = twins.chance.sample([action.notation for action in twins.games[0].box.actions], 3)
    for action in actions:
        if not twins.viewers_turn:
            await twins.say(twins.viewer, "play", seat=twins.viewer, seq=twins.seq, action=action)
        await twins.say(twins.viewer, "play", seat=twins.viewer, seq=twins.seq + 1, action=action)
        await twins.say(twins.viewer, "play", seat=twins.rival, seq=twins.seq, action=action)


async def why(twins: Twins) -> None:
    actions = [action.notation for action in twins.games[0].box.actions]
    for action in (*twins.chance.sample(actions, 5), "nonsense"):
        await twins.say(twins.viewer, "why", seat=twins.viewer, action=action)
        await twins.say(twins.viewer, "why", seat=twins.rival, action=action)
    for action in twins.chance.sample([*twins.games[0].box.actions], 5):
        about = {name: part for name, part in action.parts.items() if isinstance(part, str | int)}
        await twins.say(twins.viewer, "why", seat=twins.viewer, about={"verb": action.verb} | about)
        await twins.say(twins.viewer, "why", seat=twins.rival, about=about)


async def hint(twins: Twins) -> None:
    for seat in (twins.viewer, twins.rival):
        await twins.say(twins.viewer, "hint", seat=seat, seq=twins.seq)
        await twins.listen("waiting for the hint")


async def chat(twins: Twins) -> None:
    await twins.say(twins.viewer, "chat", text="Well?", seat=twins.viewer)
    await twins.say(None, "chat", text="Well!")


async def vote(twins: Twins) -> None:
    await twins.say(twins.viewer, "vote", seat=twins.rival, choice="wait")
    await twins.say(twins.viewer, "vote", seat=twins.rival, choice="bot", bot="nobody")
    for seat in twins.away:
        await twins.say(twins.viewer, "vote", seat=seat, choice="bot")


async def resign(twins: Twins) -> None:
    """Only for others: a player who resigns has no say any more."""
    await twins.say(twins.viewer, "resign", seat=twins.rival)


async def agree(twins: Twins) -> None:
    await twins.say(twins.viewer, "agree", seat=twins.rival, on=True)
    if len(twins.worlds[0].room.table.played) > 1:  # else the game would be over
        await twins.say(twins.viewer, "agree", seat=twins.viewer, on=True)
        await twins.say(twins.viewer, "agree", seat=twins.viewer, on=False)


async def bot(twins: Twins) -> None:
    await twins.say(twins.viewer, "bot", seat=twins.rival, on=True)
    if not twins.viewers_turn:
        await twins.say(twins.viewer, "bot", seat=twins.viewer, on=True, bot="greedy")
        await twins.say(twins.viewer, "bot", seat=twins.viewer, on=False)


async def undo(twins: Twins) -> None:
    for seat in (twins.rival, twins.viewer):
        await twins.say(twins.viewer, "undo", seat=seat, seq=twins.seq, all=True)
        await twins.say(twins.viewer, "undo", seat=seat, seq=twins.seq, all=False)


async def curb(twins: Twins) -> None:
    """Only the host may; what they are sent about spectators contains nothing hidden."""
    (number,) = twins.worlds[0].room.crowd.numbers.values() or (1,)
    for deed in ("mute", "allow"):
        await twins.say(twins.viewer, "curb", number=number, deed=deed)
        await twins.say(None, "chat", text="May I?")
    await twins.say(None, "curb", number=number, deed="remove")


async def renew(twins: Twins) -> None:
    """What is refused: otherwise nobody could go on at these tables."""
    await twins.say(twins.viewer, "renew", seat=99)
    await twins.say(None, "renew", seat=twins.viewer)


async def webhook(twins: Twins) -> None:
    """Only the host may, and is sent no more than its site."""
    for viewer in (twins.viewer, None):
        for address in ("", "http://10.0.0.1/", "file:///etc/passwd", "https://1.1.1.1/secret"):
            await twins.say(viewer, "webhook", address=address, lang="en")


async def ping(twins: Twins) -> None:
    await twins.say(twins.viewer, "ping")


MESSAGES: dict[str, Door] = {
    "hello": greet,
    "view": look,
    "play": play,
    "why": why,
    "hint": hint,
    "chat": chat,
    "vote": vote,
    "bot": bot,
    "resign": resign,
    "agree": agree,
    "undo": undo,
    "curb": curb,
    "renew": renew,
    "webhook": webhook,
    "ping": ping,
}


async def glance(twins: Twins) -> None:
    """What costs little."""
    await lists(twins)
    await twins.ask(CHANCES)
    await twins.ask(STATE, token(twins.viewer), seat=twins.viewer)
    await twins.ask(STATE)


async def search(twins: Twins) -> None:
    """Everything."""
    for door in dict.fromkeys([*DOORS.values(), *MESSAGES.values()]):
        await door(twins)
