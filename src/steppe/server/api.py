"""The HTTP interface, JSON in and out: the calls."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from msgspec.structs import astuple
from starlette.requests import Request

from ..kernel import rulebook
from ..kernel.box import Box, box, games
from ..kernel.errors import SteppeError
from ..kernel.language import LANGUAGES
from ..play import DEFAULT, bots
from ..play.examples import STEP, Example, examples, scene
from ..play.glossary import glossary
from ..play.lessons import lessons
from ..play.levels import Level
from ..play.overview import overview
from ..play.registry import Registered
from . import solving
from .api_types import (
    BotShown,
    ChancesGiven,
    Change,
    CoachGiven,
    CourseGiven,
    CreditShown,
    Enter,
    ExampleShown,
    ForkWanted,
    GameShown,
    GatheringGiven,
    GatheringShown,
    GatheringWanted,
    LessonWanted,
    MineGiven,
    MineWanted,
    OptionShown,
    OverviewShown,
    Part,
    PictureGiven,
    PrintedGiven,
    PuzzleAnswer,
    PuzzleJudged,
    PuzzlesShown,
    PuzzleWanted,
    QuickShown,
    QuickWanted,
    RecordGiven,
    RematchGiven,
    RuleShown,
    RulesShown,
    SoloShown,
    TableGiven,
    TableShown,
    TableWanted,
    TermShown,
    TextGiven,
    Verdict,
    WordsShown,
)
from .calls import Api, Call, Query, bearer, flag, number
from .coaching import told
from .course import course
from .credits import CREDITS
from .hall import DATA
from .hosting import need_leave
from .printed import address, find
from .refusal import Refusal
from .rematch import rematch
from .room import Room
from .state import State
from .visitors import Visitor

RECORD_AS_TABLE = 32 * 1024
"""Bytes of a record that count as one more table."""


async def list_games(api: Api, request: Request) -> list[GameShown]:
    shown: list[GameShown] = []
    for name in games():
        the_box = box(name)
        options = [
            OptionShown(
                one.name, one.kind, one.default, list(one.choices), one.help, one.solo, one.mixed
            )
            for one in the_box.options
            if one.name != DATA
        ]
        known_bots = [
            BotShown(bot.id, dict(bot.name), dict(bot.help), seconds(the_box, bot))
            for bot in bots(name).values()
        ]
        quick = [QuickShown(*one) for one in the_box.quick_starts()]
        solo = None if the_box.solo is None else SoloShown(*the_box.solo)
        seats = (the_box.seats[0], the_box.seats[-1])
        shown.append(
            GameShown(
                name=name,
                title=the_box.title,
                seats=seats,
                options=options,
                bots=known_bots,
                bot=DEFAULT,
                printed=address(the_box, api.hall.data.get(name, "")),
                quick=quick,
                solo=solo,
                lessons=list(lessons(name)),
                pick=the_box.pick,
                colours=list(the_box.colours),
            )
        )
    return shown


def seconds(the_box: Box, bot: Level | Registered) -> float:
    """How long a bot may think about a turn; unknown for bots from other packages."""
    effort = bot.effort if isinstance(bot, Level) else None
    own = the_box.effort(bot.id, False) or effort
    return 0.0 if own is None else own.seconds


async def lay_table(api: Api, request: Request) -> TableGiven:
    return await api.hall.lay(await api.wanted(request, TableWanted))


async def lay_quick(api: Api, request: Request) -> TableGiven:
    return await api.hall.lay_quick(await api.wanted(request, QuickWanted))


async def lay_lesson(api: Api, request: Request) -> TableGiven:
    return await api.hall.lay_lesson(await api.wanted(request, LessonWanted))


async def list_puzzles(api: Api, request: Request) -> PuzzlesShown:
    return solving.listed()


async def lay_puzzle(api: Api, request: Request) -> TableGiven:
    wanted = await api.wanted(request, PuzzleWanted)
    return await api.hall.lay_puzzle(wanted, api.visitor(request))


async def judge_answer(api: Api, request: Request) -> PuzzleJudged:
    wanted = await api.wanted(request, PuzzleAnswer)
    room = await api.room(request)
    visitor = api.visitor(request)
    seats = own_seats(room, bearer(request), visitor)
    return await solving.judge(room, seats, visitor, wanted.give_up)


async def list_mine(api: Api, request: Request) -> MineGiven:
    wanted = await api.wanted(request, MineWanted)
    shown: list[TableShown] = []
    visitor = api.visitor(request)
    for known in wanted.tables:
        if not visitor.requests.take():  # each may have to be rebuilt
            raise Refusal("server-too-many", 429)
        try:
            room = await api.hall.room(known.table, visitor)
        except Refusal:
            shown.append(TableShown(known.table, gone=True))
            continue
        async with room.current() as table:
            shown.append(table.shown(known.tokens))
        await asyncio.sleep(0)  # players come first
    return MineGiven(shown)


def own_seats(room: Room, tokens: Sequence[str], visitor: Visitor) -> tuple[int, ...]:
    """The caller's seats: none for a spectator, but any token given must be valid."""
    mine = room.table.seats_of(tokens)
    if tokens and not mine:
        raise Refusal("server-no-seat", 403)
    if not mine:
        need_leave(room.table, visitor)
    return mine


async def show_state(api: Api, request: Request) -> State:
    at, seat, secrets = number(request, "at"), number(request, "seat"), flag(request, "open")
    room = await api.room(request)
    tokens = bearer(request)
    async with api.hall.turns.turn(api.visitor(request).address, at is not None), room.current():
        mine = own_seats(room, tokens, api.visitor(request))
        if seat is None and mine:
            to_act = room.table.game.to_act
            seat = to_act if to_act in mine else mine[0]
        return room.seen_state(mine, seat, at, secrets)


async def show_chances(api: Api, request: Request) -> ChancesGiven:
    at, seat = number(request, "at"), number(request, "seat")
    room = await api.room(request)
    tokens = bearer(request)
    async with api.hall.turns.turn(api.visitor(request).address, at is not None), room.current():
        mine = own_seats(room, tokens, api.visitor(request))
        if not room.table.may_reckon(bool(mine)):
            raise Refusal("server-no-chances", 403)
        table = room.table
        if seat is not None and seat not in mine and not table.open:
            raise Refusal("server-not-your-seat", 403)
        try:
            moment = len(table.history) if at is None else table.history.number(seat, at)
        except SteppeError as fault:
            raise Refusal.of(fault) from None
        seq = table.history.counted(seat, moment)
        reckoning = room.chances.of(table, moment, api.visitor(request).address)
    return ChancesGiven(seq, await reckoning)


async def show_review(api: Api, request: Request) -> CoachGiven:
    at, seat, which = number(request, "at"), number(request, "seat"), flag(request, "which")
    room = await api.room(request)
    tokens, visitor = bearer(request), api.visitor(request)
    past = at is not None and at != room.table.seq(seat)
    async with api.hall.turns.turn(visitor.address, past), room.current() as table:
        if seat is None or seat not in own_seats(room, tokens, visitor):
            raise Refusal("server-not-your-seat", 403)
        seq = table.seq(seat) if at is None else at
        try:
            moment = table.history.number(seat, seq)
        except SteppeError as fault:
            raise Refusal.of(fault) from None
        review = room.coaching.of(table, seat, moment, visitor)
    return told(await review, seq, which)


async def fork(api: Api, request: Request) -> TableGiven:
    wanted = await api.wanted(request, ForkWanted)
    room = await api.room(request)
    return await api.hall.fork(room, bearer(request), wanted, api.visitor(request))


async def give_record(api: Api, request: Request) -> str:
    return await api.hall.record(await api.room(request))


async def take_record(api: Api, request: Request) -> RecordGiven:
    body = await api.body(request, api.hall.limits.record)
    try:
        text = body.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refusal("server-bad-record") from None
    visitor = api.visitor(request)
    if not visitor.new_tables.take(len(body) / RECORD_AS_TABLE):
        raise Refusal("server-too-many", 429)
    return RecordGiven(await api.hall.lay_record(text, visitor))


async def show_course(api: Api, request: Request) -> CourseGiven:
    room = await api.room(request)
    async with api.hall.turns.turn(api.visitor(request).address):
        return await course(room)


async def verify(api: Api, request: Request) -> Verdict:
    room = await api.room(request)
    return await api.hall.verify(room, api.visitor(request))


async def show_rules(api: Api, request: Request) -> RulesShown:
    name = request.path_params["game"]
    if name not in games():
        raise Refusal("server-no-game", 404, games=", ".join(games()))
    book = rulebook.load(name)
    parts = [
        OverviewShown(part.id, list(part.rules), f"/api/pictures/{name}/{part.lesson}/{part.step}")
        for part in overview(name)
    ]
    drawn = [_example_shown(name, one) for one in examples(name).values()]
    terms = [TermShown(*term) for term in glossary(name)]
    rules = [_rule_shown(rule) for rule in book.rules]
    return RulesShown(name, book.version, terms, parts, drawn, rules)


async def show_picture(api: Api, request: Request) -> PictureGiven:
    game, lesson, step = (request.path_params[name] for name in ("game", "lesson", "step"))
    found = scene(game, lesson, step) if game in games() else None
    if found is None or found.to_act is None:
        raise Refusal("server-no-lesson", 404)
    seat = found.to_act
    view = found.view(seat)
    view.pop("legal", None)
    labels = [found.label(one) for one in range(found.seats)]
    return PictureGiven(view, address(found.box, ""), labels, seat)


def _example_shown(game: str, one: Example) -> ExampleShown:
    words = {lang: WordsShown(*astuple(one.words(lang))) for lang in LANGUAGES}
    picture = f"/api/pictures/{game}/{one.id}/{STEP}"
    return ExampleShown(one.id, one.chapter, list(one.rules), list(one.marks), picture, words)


def _rule_shown(rule: rulebook.Rule) -> RuleShown:
    reading = rule.reading
    titles = None if reading is None else {"en": reading.en, "ru": reading.ru}
    option = None if reading is None else reading.option
    completed = reading is not None and reading.completed
    return RuleShown(rule.id, rule.chapter, rule.en, rule.ru, titles, option, completed)


async def show_names(api: Api, request: Request) -> dict[str, dict[str, str]]:
    name = request.path_params["game"]
    if name not in games():
        raise Refusal("server-no-game", 404, games=", ".join(games()))
    return {lang: box(name).names(lang) for lang in LANGUAGES}


async def show_printed(api: Api, request: Request) -> PrintedGiven:
    game, mark = request.path_params["game"], request.path_params["hash"]
    if game not in games():
        raise Refusal("server-no-game", 404, games=", ".join(games()))
    folders = {"", api.hall.data.get(game, "")}
    table = request.query_params.get("table")
    if table is not None:
        the_game = (await api.hall.room(table, api.visitor(request))).table.game
        if the_game.box.name == game:
            folders.add(the_game.box.folder(the_game.table))
    found = find(game, mark, folders)
    if found is None:
        raise Refusal("server-no-printed", 404)
    return found


async def show_text(api: Api, request: Request) -> TextGiven:
    lang = request.query_params.get("lang", LANGUAGES[0])
    if lang not in LANGUAGES:
        raise Refusal("server-bad-language", 400, languages=", ".join(LANGUAGES))
    state = await show_state(api, request)
    the_box = box(state.game)
    room = await api.room(request)
    printed = the_box.printed(the_box.folder(room.table.game.table))
    return TextGiven(the_box.draw({**printed, **state.view}, the_box.phrases(lang)))


async def show_credits(api: Api, request: Request) -> list[CreditShown]:
    return CREDITS


# -- gatherings: before a game is laid


def spend(api: Api, request: Request) -> None:
    """Such messages are stored for ever, so they count as chat."""
    if not api.visitor(request).chats.take():
        raise Refusal("server-too-many", 429)


async def offer_rematch(api: Api, request: Request) -> RematchGiven:
    return await rematch(api.hall, await api.room(request), bearer(request))


async def call_gathering(api: Api, request: Request) -> GatheringGiven:
    return await api.hall.gatherings.call(await api.wanted(request, GatheringWanted))


async def show_gathering(api: Api, request: Request) -> GatheringShown:
    return await api.hall.gatherings.show(request.path_params["id"], bearer(request))


async def enter_gathering(api: Api, request: Request) -> GatheringGiven:
    wanted = await api.wanted(request, Enter)
    spend(api, request)
    return await api.hall.gatherings.enter(request.path_params["id"], bearer(request), wanted)


async def change_gathering(api: Api, request: Request) -> GatheringShown:
    wanted = await api.wanted(request, Change)
    spend(api, request)
    return await api.hall.gatherings.change(request.path_params["id"], bearer(request), wanted)


async def part_gathering(api: Api, request: Request) -> GatheringShown:
    wanted = await api.wanted(request, Part)
    spend(api, request)
    return await api.hall.gatherings.part(request.path_params["id"], bearer(request), wanted)


async def begin_gathering(api: Api, request: Request) -> GatheringShown:
    return await api.hall.gatherings.begin(request.path_params["id"], bearer(request))


async def show_document(api: Api, request: Request) -> dict[str, Any]:
    from .openapi import document

    return document()


STATE_QUERY = (
    Query("at", int, "the moment: how many decisions the viewer had noticed (default: all)"),
    Query("seat", int, "the seat that looks (default: that of the token; none: a spectator)"),
    Query("open", bool, "with every secret; only when the game is over"),
)
COACH_QUERY = (
    Query("at", int, "when the turn was complete but for its end: how many decisions the seat saw"),
    Query("seat", int, "the seat whose turn it is"),
    Query("which", bool, "say which plan was better, too"),
)
CALLS = (
    Call(
        "GET",
        "/api/games",
        list_games,
        "The games and their options.",
        list[GameShown],
        lasting=True,
    ),
    Call("POST", "/api/tables", lay_table, "Lay a table.", TableGiven, TableWanted, makes=True),
    Call(
        "POST",
        "/api/tables/quick",
        lay_quick,
        "Create a table from a quick start.",
        TableGiven,
        QuickWanted,
        makes=True,
    ),
    Call(
        "POST",
        "/api/tables/lesson",
        lay_lesson,
        "Create the table of a guided game.",
        TableGiven,
        LessonWanted,
        makes=True,
    ),
    Call("GET", "/api/puzzles", list_puzzles, "The puzzles, and those of today.", PuzzlesShown),
    Call(
        "POST",
        "/api/tables/puzzle",
        lay_puzzle,
        "Lay the position of a puzzle.",
        TableGiven,
        PuzzleWanted,
        makes=True,
    ),
    Call(
        "POST",
        "/api/tables/{id}/answer",
        judge_answer,
        "Have the turn played at a puzzle's table judged, or give up.",
        PuzzleJudged,
        PuzzleAnswer,
        seated=True,
    ),
    Call("POST", "/api/tables/mine", list_mine, "How my tables stand.", MineGiven, MineWanted),
    Call(
        "GET",
        "/api/tables/{id}/state",
        show_state,
        "A table as seen by a seat or a spectator, now or earlier.",
        State,
        query=STATE_QUERY,
        seated=True,
    ),
    Call(
        "POST",
        "/api/tables/{id}/fork",
        fork,
        "Continue the game from a moment at a new table.",
        TableGiven,
        ForkWanted,
        makes=True,
        seated=True,
    ),
    Call(
        "GET",
        "/api/tables/{id}/chances",
        show_chances,
        "Each side's chance to win, from public information.",
        ChancesGiven,
        query=STATE_QUERY[:2],
        seated=True,
    ),
    Call(
        "GET",
        "/api/tables/{id}/coach",
        show_review,
        "Whether there was a much better plan for the turn that a lone player is about to end.",
        CoachGiven,
        query=COACH_QUERY,
        seated=True,
    ),
    Call("GET", "/api/tables/{id}/record", give_record, "The record of a finished game.", str),
    Call(
        "GET",
        "/api/tables/{id}/course",
        show_course,
        "The course of a finished game, round by round.",
        CourseGiven,
    ),
    Call(
        "GET",
        "/api/tables/{id}/verify",
        verify,
        "Check that a finished game was dealt from its seed.",
        Verdict,
    ),
    Call(
        "POST",
        "/api/records",
        take_record,
        "View a recorded game.",
        RecordGiven,
        str,
        makes=True,
    ),
    Call(
        "GET",
        "/api/rules/{game}",
        show_rules,
        "The living rulebook of a game.",
        RulesShown,
        lasting=True,
    ),
    Call(
        "GET",
        "/api/pictures/{game}/{lesson}/{step}",
        show_picture,
        "A moment of a guided game, for a picture beside the rules.",
        PictureGiven,
        lasting=True,
    ),
    Call(
        "GET",
        "/api/names/{game}",
        show_names,
        "The names of a game's components, by language.",
        dict[str, dict[str, str]],
        lasting=True,
    ),
    Call(
        "GET",
        "/api/printed/{game}/{hash}",
        show_printed,
        "What is printed on board, mats and cards, at the address given in a state.",
        PrintedGiven,
        query=(Query("table", str, "a table of that box, should it not be known otherwise"),),
        lasting=True,
        forever=True,
    ),
    Call(
        "GET",
        "/api/tables/{id}/text",
        show_text,
        "The same as text, for screen readers.",
        TextGiven,
        query=(*STATE_QUERY, Query("lang", str, "en or ru")),
        seated=True,
    ),
    Call(
        "POST",
        "/api/tables/{id}/rematch",
        offer_rematch,
        "Open a waiting room for a rematch of a finished game.",
        RematchGiven,
        makes=True,
        seated=True,
    ),
    Call(
        "POST",
        "/api/gatherings",
        call_gathering,
        "Open a waiting room.",
        GatheringGiven,
        GatheringWanted,
        makes=True,
    ),
    Call(
        "GET",
        "/api/gatherings/{id}",
        show_gathering,
        "The guests of a waiting room, and finally its table.",
        GatheringShown,
        seated=True,
    ),
    Call(
        "POST",
        "/api/gatherings/{id}/enter",
        enter_gathering,
        "Join, or add a bot.",
        GatheringGiven,
        Enter,
        seated=True,
    ),
    Call(
        "POST",
        "/api/gatherings/{id}/change",
        change_gathering,
        "Change a name, a pick or readiness.",
        GatheringShown,
        Change,
        seated=True,
    ),
    Call(
        "POST",
        "/api/gatherings/{id}/part",
        part_gathering,
        "Leave, or remove a guest.",
        GatheringShown,
        Part,
        seated=True,
    ),
    Call(
        "POST",
        "/api/gatherings/{id}/begin",
        begin_gathering,
        "Create the table, once all are ready.",
        GatheringShown,
        makes=True,
        seated=True,
    ),
    Call("GET", "/api/credits", show_credits, "Whose work this uses.", list[CreditShown]),
    Call("GET", "/api/openapi.json", show_document, "This document.", dict[str, Any]),
)
