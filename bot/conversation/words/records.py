"""A match as a file, the replay and the review of a round, and the check of its shuffles."""

import asyncio
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial

from bot.conversation.finding import unclear_after
from bot.conversation.request import Request
from bot.conversation.services import Services
from bot.conversation.words.coming import is_code
from bot.reading.words import named
from bot.render.board import Board, Ending, Scene
from bot.render.picture import scenes
from bot.render.telling import told_film, written_ending
from bot.render.writing import Say
from bot.screens import review as screens
from bot.screens.formatter import PieceFormatter
from bot.screens.parts import head_of, lines, paragraphs, pictured, verified
from bot.screens.screen import Attachment, Screen, ScreenKind
from bot.screens.standings import score_after
from bot.screens.voice import Voice
from bot.texts.numbers import read_number
from bot.texts.translator import without_marks
from core.engine.evening.review import AgreeReview, PlayedRound, deciding
from core.engine.people import Occupant, TableId, To, ToChat
from core.engine.table.match_log import MatchLog, Told
from core.engine.table.refusals import TableCode, TableRefusedError
from core.engine.table.seating import CutStock, cut_word
from core.engine.table.state import Phase
from core.engine.table.view import TableView
from core.rules.actions import Decision
from core.rules.events import RoundDealt
from core.rules.match import new_match
from core.rules.pieces import Pieces
from core.rules.play import evolve_all
from core.rules.records.replay import Played
from core.rules.records.verifying import Verified
from core.rules.records.verifying import verify as verify_record


def record_screen(voice: Voice, table_view: TableView, log: MatchLog) -> Screen:
    """Return the screen with the record of a match, for a player of the match."""
    from core.rules.records.writing import record_of, write_record

    named = (voice.occupant(who, seat) for seat, who in enumerate(log.seats))
    shown = [without_marks(name) for name in named]
    words = one_word_each(shown)
    names = {word: name for word, name in zip(words, shown, strict=True) if word != name}
    record = record_of(
        log.sheet, log.goal, words, log.as_seen(table_view.me), names, sheets=voice.sheets
    )
    return Screen(
        kind=ScreenKind.RECORD,
        text=lines(
            voice.say("record-file", code=table_view.code),
            voice.say("record-running") if table_view.phase is Phase.PLAYING else "",
        ),
        attachment=Attachment(
            name=f"{log.sheet.id}-{table_view.code}.toml", data=write_record(record).encode()
        ),
    )


def one_word_each(names: list[str]) -> tuple[str, ...]:
    """Turn names into distinct single words."""
    words: list[str] = []
    for seat, name in enumerate(names, 1):
        word = re.sub(r"\W+", "_", name).strip("_") or f"Seat{seat}"
        words.append(word if word not in words else f"{word}_{seat}")
    return tuple(words)


LONGEST = 3500
"""The maximum length of a told replay, in UTF-16 code units; it leaves room for the heading."""


async def replay(services: Services, request: Request) -> None:
    """Replay the last finished round, in pictures or, without pictures, in text.

    Whoever is in a chat that shows the table has watched it, and may ask for it there. After a
    press, a long text and what somebody without a seat wants to see come in private.
    """
    table = await services.finder.find(request)
    table_view = await services.engine.see(table, request.person)
    log = await round_log(services, request, table_view)
    to = request.here if request.pressed else request.reader
    voice = await services.readers.voice(to, table_view, also=sorted(log.people))
    if request.stands_by or voice.look != "picture":
        to = request.listener
        voice = await services.readers.voice(to, table_view, also=sorted(log.people))
    number, film = await asyncio.to_thread(_film, voice, log)
    if not film:
        raise TableRefusedError(TableCode.NO_ROUND_OVER)
    screen = _screen(voice, head_of(voice, table_view, number), log, film)
    await services.show(request, to, screen)


async def round_log(services: Services, request: Request, table_view: TableView) -> MatchLog:
    """Return the log up to the round that a request names by its deal, or up to the last one.

    Raises:
        TableRefusedError: the person has not seen it, or it is not over.
    """
    histories, table, deal = services.engine.histories, table_view.table, deal_of(request)
    if request.chat is not None and request.chat in table_view.chats:
        return await histories.round_log(table, deal)
    return await histories.seen_round(table, request.person, deal)


def deal_of(request: Request) -> int | None:
    """Return the number of the deal that a word names; None without one."""
    return read_number(request.text.strip(), LONGEST_ROUND)


async def score_then(services: Services, request: Request, table_view: TableView) -> Screen:
    """Return the score as it was after the round that a request names."""
    log = await round_log(services, request, table_view)
    voice = await services.readers.voice(request.listener, table_view, also=sorted(log.people))
    rounds, totals = _totals_of(log)
    at_the_end = log.players[len(log.finished) - 1]
    names = [voice.occupant(who, seat) for seat, who in enumerate(at_the_end)]
    return score_after(voice, table_view, rounds, totals, names)


def _totals_of(log: MatchLog) -> tuple[int, tuple[int, ...]]:
    """Return the number of the last finished round of a match, and the score after it."""
    *_, last = played(log)
    return last.round, last.match.totals


def _screen(voice: Voice, title: str, log: MatchLog, film: tuple[Scene, ...]) -> Screen:
    told = told_film(film, voice.say, LONGEST)
    return Screen(
        kind=ScreenKind.REPLAY,
        text=paragraphs(title, told),
        caption=paragraphs(title, voice.say("replay-caption")),
        picture=pictured(voice, film),
        scenes=partial(_one_by_one, voice, log),
    )


def _one_by_one(voice: Voice, log: MatchLog, formatter: PieceFormatter) -> tuple[str, ...]:
    _, film = _film(voice, log, formatter.pieces)
    return tuple(_scene(scene.shown, voice.say, formatter) for scene in film)


def _scene(shown: Board | Ending, say: Say, formatter: PieceFormatter) -> str:
    if isinstance(shown, Ending):
        return written_ending(shown, say, formatter.shown)
    return paragraphs(shown.heading, formatter.melds(shown.melds) if shown.melds else "")


def _film(
    voice: Voice, log: MatchLog, write: Callable[[Pieces], str] | None = None
) -> tuple[int, tuple[Scene, ...]]:
    """Return the number of the last finished round and its scenes; 0 and no scenes without one.

    A seat has the name of its player at each move, and in the end that of the result.
    """
    steps = tuple(played(log))
    if not steps:
        return 0, ()
    number = steps[-1].round
    players = {(one.round, one.move): then for one, then in zip(steps, _players(log), strict=True)}

    def named(one: Played) -> Mapping[str, str]:
        there = players[one.round, one.move]
        return {str(seat): voice.occupant(who, seat) for seat, who in enumerate(there)}

    return number, tuple(scenes(named, steps, voice.say, number, write))


def _players(log: MatchLog) -> Iterator[tuple[Occupant, ...]]:
    """Yield the players at each move of all finished rounds."""
    told = 0
    for together in _moves(log):
        told += len(together)
        yield log.players[told - 1]


def played(log: MatchLog) -> Iterator[Played]:
    """Yield the moves of all finished rounds, each with the match after it."""
    match, round_, move = new_match(log.sheet, len(log.seats), log.goal), 0, 0
    for together in _moves(log):
        (seat, first), *_ = together
        begins = isinstance(first, RoundDealt)
        round_, move = (round_ + 1, 0) if begins else (round_, move + 1)
        events = tuple(event for _, event in together)
        match = evolve_all(match, events)
        told = None if begins else log.sheet.family.notation.write_event(first)
        yield Played(
            round=round_,
            move=move,
            seat="" if seat is None else str(seat),
            verb="" if told is None else told.partition(" ")[0],
            decision=Decision(events=events),
            match=match,
        )


def _moves(log: MatchLog) -> Iterator[tuple[Told, ...]]:
    """Group each action with the events that follow from it."""
    family, together = log.sheet.family, list[Told]()
    for told in log.finished:
        seat, event = told
        deed = seat is not None and family.notation.write_event(event) is not None
        if together and (deed or isinstance(event, RoundDealt)):
            yield tuple(together)
            together = []
        together.append(told)
    if together:
        yield tuple(together)


async def cut(services: Services, request: Request) -> None:
    """Add a word to the next shuffle, typed or drawn at random; confirm it to the person."""
    table = await services.finder.find(request)
    if not await services.do(request, table, CutStock(person=request.person, word=request.text)):
        return
    table_view = await services.engine.see(table, request.person)
    drawn = "no" if cut_word(request.text) else "yes"
    to = request.listener
    voice = await services.voice(to, also=(request.person,))
    key = "note-cut-in-chat" if isinstance(to, ToChat) else "note-cut"
    name = voice.person(request.person)
    await services.note(request, to, key, word=table_view.my_word, drawn=drawn, name=name)


async def verify(services: Services, request: Request) -> None:
    """Show everybody who sees a table the seal of its shuffle, and verify the finished rounds."""
    table = await services.finder.find(request)
    table_view = await services.finder.look(request, table)
    if table_view.match is None and table_view.commitment:
        voice = await services.voice(request.reader, table_view)
        text = verified(voice, table_view, (), ())
    else:
        log = await services.engine.histories.match_log(table)
        if not (log.finished or table_view.commitment):
            raise TableRefusedError(TableCode.NO_ROUND_OVER)
        checked = await services.engine.work_out(_checked, log) if log.finished else ()
        voice = await services.readers.voice(request.reader, table_view, also=sorted(log.people))
        names = [voice.occupant(who, seat) for seat, who in enumerate(log.seats)]
        text = verified(voice, table_view, checked, names)
    await services.show(request, request.reader, Screen(kind=ScreenKind.SCORE, text=text))


def _checked(log: MatchLog) -> tuple[Verified, ...]:
    """Verify the record of a match, with seat numbers as player names."""
    from core.rules.records.writing import record_of

    seats = [str(seat) for seat in range(1, len(log.seats) + 1)]
    return verify_record(record_of(log.sheet, log.goal, seats, log.finished))


SECTION = "review"
LONGEST_ROUND = 4
"""The most digits of the number of a round, or of a deciding turn."""


async def review(services: Services, request: Request) -> None:
    """Show the person's own turns in private; `all`: those of all, once everybody agrees.

    Whoever had no turn reads those of all in private, as soon as everybody may.
    A number shows one of the deciding turns.
    """
    language = await services.spoken(request)
    said = (word for word in request.text.split() if not is_code(word))
    read = [(word, read_number(word, LONGEST_ROUND)) for word in said]
    whose = named(" ".join(word for word, number in read if number is None), language, SECTION)
    if whose not in {"", screens.ALL}:
        raise unclear_after(request)
    table = await services.finder.find(request)
    played = await services.engine.histories.last_round(table, request.person)
    place = next((number for _, number in read if number is not None), 0)
    has_turns = bool(played.of(request.person))
    if whose != screens.ALL and (has_turns or not played.is_open):
        await _own(services, request, table, played, place)
    elif whose != screens.ALL:  # they have watched it
        await _everybody(services, replace(request, chat=None), table, played, place)
    elif played.is_open or await _agreed(services, request, table):
        await _everybody(services, request, table, played, place)


async def _own(
    services: Services, request: Request, table: TableId, played: PlayedRound, place: int
) -> None:
    turns = await services.reviews.make(table, played, request.person)
    table_view = await services.engine.see(table, request.person)
    voice = await _voice(services, request.alone, table_view, played)
    screen = screens.own(voice, table_view, played, turns)
    if place and deciding(turns):
        screen = screens.step(voice, table_view, played, turns, place, named=False)
    await services.surface.show(request.alone, screen)


async def _everybody(
    services: Services, request: Request, table: TableId, played: PlayedRound, place: int
) -> None:
    turns = await services.reviews.make(table, played, None)
    table_view = await services.engine.see(table)
    voice = await _voice(services, request.reader, table_view, played)
    screen = screens.everybody(voice, table_view, played, turns)
    if place and deciding(turns):
        screen = screens.step(voice, table_view, played, turns, place, named=True)
    await services.show(request, request.reader, screen)


async def _agreed(services: Services, request: Request, table: TableId) -> bool:
    """Note that a person agrees; return whether everybody does, else name the others."""
    if not await services.do(request, table, AgreeReview(person=request.person)):
        return False
    played = await services.engine.histories.last_round(table, request.person)
    if played.is_open:
        return True
    table_view = await services.engine.see(table)
    voice = await _voice(services, request.reader, table_view, played)
    await services.show(request, request.reader, screens.awaited(voice, table_view, played))
    return False


async def _voice(services: Services, to: To, table_view: TableView, played: PlayedRound) -> Voice:
    return await services.readers.voice(to, table_view, also=sorted(played.people))
