"""Words of the turn: translated to strict notation, and answered with the person's own turn."""

from collections import Counter
from dataclasses import replace

from bot.conversation.access import TurnedAwayError
from bot.conversation.choosing import card_meant, check_cards, ends_it, with_place
from bot.conversation.confirming import ask_first, check_confirmed, goes_on, without_yes_of
from bot.conversation.finding import OtherGameError, UnclearError, check_alone
from bot.conversation.reading import are_pieces, as_placing, strictly
from bot.conversation.request import Request
from bot.conversation.services import Services, as_done
from bot.conversation.words import repeating
from bot.conversation.words.coming import back_at, told_to_wait
from bot.conversation.words.moving import as_arranged, places
from bot.reading.marks import SHOWN
from bot.reading.pieces import read_pieces
from bot.reading.words import named, read_line, read_place
from bot.screens import boards
from bot.screens.choosing import AND_DONE
from bot.screens.moving import MOVING, leaves_picked, turn_words
from bot.screens.parts import told
from bot.screens.screen import Delivery, Screen, ScreenKind
from bot.screens.slots import hint_slot
from bot.screens.teaching.hint import hint, is_followed, lessons_left, repair
from bot.screens.turn.buttons import DISCARD
from core.engine.people import PersonId, TableId
from core.engine.table.deeds import JUDGING
from core.engine.table.refusals import TableCode, TableRefusedError
from core.engine.table.seat_state import OUT_OF_PLACE
from core.engine.table.state import Phase, RackOrder
from core.engine.table.view import TableView
from core.engine.turns.helping import HINT, REPAIR, Told
from core.rules.drafts import NO_DRAFT, Draft
from core.rules.pieces import Pieces, print_groups, print_pieces, print_table
from core.rules.refusals import Code, Fault, Refusal
from core.rules.view import RoundView


async def learned(services: Services, person: PersonId, before: TableView) -> None:
    """Count a turn of a person who is still learning, if the word has ended it."""
    register = services.readers.register
    known = await register.who(person)
    if not before.my_turn or not lessons_left(known.wishes):
        return
    after = await services.engine.see(before.table, person)
    goes_on = after.my_turn and after.round is not None and bool(after.round.turn)
    if len(after.deeds) != len(before.deeds) and not goes_on:
        had = (known.wishes.coached or 0) + 1
        await register.wish(person, replace(known.wishes, coached=had))


PROPOSING = frozenset({"done", "arrange", "play"})
"""Words that propose a table or tiles for it."""


async def offer_repair(
    services: Services, request: Request, table_view: TableView, text: str, why: Refusal
) -> None:
    """Offer the nearest legal table after a refusal; nothing if the fault lies elsewhere."""
    elsewhere = {*OUT_OF_PLACE, Code.STALE} & set(why.codes)
    words = table_view.sheet.family.turns.words
    if request.word not in PROPOSING or REPAIR not in words or elsewhere:
        return
    offered = await _nearest(services, request, table_view, text)
    if offered is None or offered.groups is None or table_view.round is None:
        return
    now = await services.engine.see(table_view.table, request.person)
    if now.round is None:
        return
    voice = await services.voice(request.alone, now)
    phrase = "" if request.pressed else _phrase(request, now, offered)
    screen = repair(voice, now, now.round, offered, asked=request.person, phrase=phrase)
    await services.surface.show(request.alone, screen)


async def _nearest(
    services: Services, request: Request, table_view: TableView, text: str
) -> Draft | None:
    """Return the nearest legal table as a draft; None if there is none or help is not allowed."""
    proposed = _proposed(request, table_view, text)
    try:
        with services.access.solving(replace(request, word=REPAIR)):
            (turn,) = await services.engine.consider(
                table_view.table, request.person, REPAIR, proposed
            )
    except (TableRefusedError, TurnedAwayError):
        return None
    return None if turn.refusal is not None else turn.draft


def _proposed(request: Request, table_view: TableView, text: str) -> str:
    """Return the proposed table in notation; empty for the current draft."""
    if request.word != "play" or table_view.round is None:
        return text if request.word == "arrange" else ""
    return " | ".join(filter(None, (print_table(table_view.round.table), *text.split())))


def _phrase(request: Request, now: TableView, offered: Draft) -> str:
    """Return what to type to accept the offer; for the current draft, a single word.

    Tiles alone would join those of a draft, which may be what cannot be laid.
    """
    if request.word == "done":
        return REPAIR
    if request.word == "play" and offered.placed is not None and now.draft == NO_DRAFT:
        return f"play {print_pieces(offered.placed.pieces)}"
    return f"arrange {print_groups(offered.groups or ())}"


ABOUT_HELP = frozenset({TableCode.BY_HAND, TableCode.NO_HINTS, TableCode.HINTS_USED})
"""Refusals of help: the host can change how much help the table gives."""

RACK_WORDS = ("rack", "sort", "group")


async def follow_turn(services: Services, request: Request) -> None:
    """Carry out a word of the turn and answer in private.

    Raises:
        UnreadableError: the text names no pieces.
        UnclearError: text follows a word that takes none.
        UnknownWordError: the word belongs to another game.
    """
    table = await services.finder.find(request, of_turn=True)
    await services.finder.remember(request, table)
    table_view = await back_at(services, request, table)
    if table_view.awaits_seat:
        await told_to_wait(services, request, table_view)
        return
    request, at_once = await as_meant(services, request, table_view)
    request, sure = await without_yes_of(services, request)
    request, times = repeating.alone(request, await services.spoken(request))
    check_alone(request)
    check_confirmed(request, table_view)
    if repeating.undoes_nothing(request, table_view):
        family = table_view.sheet.family.name if table_view.my_turn else ""
        await services.note(request, request.alone, "note-nothing-to-undo", family=family)
    elif _discards_no_single_card(request, table_view):
        chosen = len(request.text.split())
        await services.note(request, request.alone, "note-choose-discard", chosen=chosen)
    elif table_view.my_turn and not goes_on(services, request, table_view, sure=sure):
        await ask_first(services, request, table_view)
    else:
        await _have_done(services, request, table_view, at_once=at_once, times=times)


async def as_meant(
    services: Services, request: Request, table_view: TableView
) -> tuple[Request, bool]:
    """Return the word as this table reads it, and whether it also ends the turn."""
    if table_view.match is not None and request.word not in turn_words(table_view.sheet):
        request = await _as_said_here(services, request, table_view)
    language = await services.spoken(request)
    if request.word in MOVING or places(request, table_view, language):
        voice = await services.voice(request.alone, table_view)
        return as_arranged(request, table_view, voice, language), False
    built = table_view.draft.groups is not None
    if built and request.word == "play" and not (request.text or request.pressed):
        return replace(request, word=AND_DONE), False  # lay what has been built
    request, at_once = ends_it(request)
    word, text = as_placing(request.word, request.text, language)
    return replace(request, word=word, text=text), at_once


def _discards_no_single_card(request: Request, table_view: TableView) -> bool:
    """Return whether the board's key to discard was pressed before a single card was chosen.

    The key of “Which table?” belongs to no board: it repeats what was typed, in any wording.
    """
    on_board = request.pressed and request.stamp is not None
    discards = on_board and request.word == DISCARD and table_view.my_turn
    return discards and len(request.text.split()) != 1


async def _have_done(
    services: Services, request: Request, table_view: TableView, *, at_once: bool, times: int
) -> None:
    """Carry out a word, as often as it is meant, and show the result."""
    text = await strict(services, request, table_view)
    if request.word not in {HINT, TAKE}:
        services.picks.end_with_next_change(table_view.table, request.person)
    try:
        refusal = await _say(services, request, table_view, text, at_once=at_once)
    except TableRefusedError as error:
        if error.code not in ABOUT_HELP:
            raise
        await no_help(services, request, table_view, error)
        return
    hinted = refusal is not None and request.word == HINT
    if hinted and services.presses.repeats(request, table_view):
        await _answer(services, request, table_view.table)
        return
    if refusal is not None:
        await services.refuse_by_rules(request, request.alone, table_view.table, refusal)
        await offer_repair(services, request, table_view, text, refusal)
        await _show_kept(services, request, table_view)
        return
    await repeating.go_on(services, request, table_view, times)
    await learned(services, request.person, table_view)
    await services.note_press(request, table_view.table)
    await _answer(services, request, table_view.table)


async def _show_kept(services: Services, request: Request, before: TableView) -> None:
    """Show the draft if it was kept although it could not be laid at once."""
    after = await services.engine.see(before.table, request.person)
    if after.draft_version != before.draft_version and after.my_turn:
        await services.show_table(request, request.alone, before.table)


async def _say(
    services: Services, request: Request, table_view: TableView, text: str, *, at_once: bool
) -> Refusal | None:
    """Carry out a word; with `at_once`, lay the placed tiles along with it."""
    then = AND_DONE if at_once else ""
    return await services.engine.say(
        table_view.table, request.person, request.word, text, request.stamp, then=then
    )


async def _as_said_here(services: Services, request: Request, table_view: TableView) -> Request:
    """Translate a word of another of the person's games to a word of this game."""
    words = turn_words(table_view.sheet)
    word, _ = read_line(request.word, await services.spoken(request), words)
    if word not in words:
        raise OtherGameError(request.word, table_view.sheet.family.name)
    return replace(request, word=word)


async def no_help(
    services: Services, request: Request, table_view: TableView, error: TableRefusedError
) -> None:
    """Explain which help the table does not give, and who can change that."""
    voice = await services.voice(request.alone, table_view)
    code = TableCode.DAILY_NO_HELP if table_view.daily else error.code
    named = TableRefusedError(code, needed=error.needed, name=voice.person(table_view.host))
    own = request.person == table_view.host and not table_view.daily
    said = voice.table_refusal(named, own=own)
    await services.refuse(request, request.alone, said)


async def _answer(services: Services, request: Request, table: TableId) -> None:
    """Show the result of a word: a hint as a note, everything else as the table."""
    table_view = await services.engine.see(table, request.person)
    judges = request.word in JUDGING and (request.pressed or request.aside)
    if judges and request.chat in table_view.chats:
        await _tell_judgment(services, request, table_view)
        return
    way: Delivery | None = "edit"
    if request.word == HINT and table_view.hint is not None:
        voice = await services.voice(request.alone, table_view)
        given = hint(voice, table_view, table_view.hint)
        left = leaves_picked(table_view, services.picks.of(table_view, request.alone).chosen)
        said = as_done(request, voice, given.text, table_view.sheet, left=left)
        if request.pressed:  # the answer stands on the board, in place of an earlier hint
            await services.remove(request.alone, hint_slot(table))
        await services.show(request, request.alone, replace(given, text=said))
        way = _beside_hint(request, table_view, table_view.hint)
    elif is_followed(table_view):
        await services.remove(request.alone, hint_slot(table))
    if way is not None and table_view.phase is Phase.PLAYING:
        await services.show_table(request, request.alone, table, delivery=way)


async def _tell_judgment(services: Services, request: Request, table_view: TableView) -> None:
    """Tell a judge what came of it; the chat's table and the own board are renewed beside it."""
    voice = await services.voice(request.alone, table_view)
    said = told(voice, table_view, table_view.deeds[-1:]) or voice.say("note-done")
    note = Screen(kind=ScreenKind.NOTE, text=said, passing=True)
    await services.show(request, request.alone, note)


def _beside_hint(request: Request, table_view: TableView, given: Told) -> Delivery | None:
    """Return how the table is shown beside a hint; None: it stays as it is.

    A hint that lays something has changed it. After a hint typed in private, it comes below the
    hint, with its keys at the end. Otherwise, it only loses the hint's key after the last hint.
    """
    typed = request.chat is None and not request.pressed
    if given.whole and given.lays:
        return "new" if typed else "edit"
    if typed:
        return "last"
    return None if HINT in table_view.can else "renew"


async def strict(services: Services, request: Request, table_view: TableView) -> str:
    """Return the text after a word of the turn in strict notation; raises UnreadableError."""
    language, table = await services.spoken(request), boards.as_seen(table_view)
    family = table_view.sheet.family.name
    text = _of_this_step(table_view, request)
    if request.word == TAKE and request.text and table_view.round is not None:
        text = _source(text, language, table_view.round)
    if request.word == DISCARD:
        text = card_meant(text, language, table_view, await services.voice(request.alone))
    check_cards(request.word, text, language, table_view)
    if request.word == "layoff" and table_view.round is not None:
        if not table_view.my_turn and are_pieces(text, language, family):
            return read_pieces(text, language, family)  # no place for them until it is their turn
        text = with_place(text, language, table_view.round, table) if table_view.my_turn else text
    return strictly(
        request.word,
        text,
        language=language,
        family=family,
        table=table,
        loose=boards.in_hand(table_view),
    )


def _of_this_step(table_view: TableView, request: Request) -> str:
    """Return the text after a word of cards, if this step of the turn has the word.

    Raises:
        UnclearError: another step comes first, or the text lacks what the step needs.
    """
    view, after_draw = table_view.round, table_view.sheet.family.plans.after_draw
    if not after_draw or view is None or not table_view.my_turn:
        return request.text or ("stock" if request.word == TAKE else "")
    if not view.turn and request.word in {"meld", "layoff", DISCARD}:
        raise UnclearError("refusal-must-draw")
    if request.word == TAKE and not request.text:
        raise UnclearError("refusal-must-discard" if view.turn else "mishap-take")
    if request.word == DISCARD and not request.text:
        raise UnclearError("refusal-must-discard")
    return request.text


def _source(text: str, language: str, view: RoundView) -> str:
    """Return where a card is taken from; the card on the discard pile names that pile.

    Raises:
        UnclearError: the text names another card, or nothing that can be taken.
    """
    place, sheet = read_place(text, language), view.sheet
    if place in {"stock", DISCARD} or not view.discard:
        return place
    if not are_pieces(text, language, sheet.family.name):
        raise UnclearError("mishap-take")
    card = read_pieces(text, language, sheet.family.name)
    if card != str(view.discard[-1]):
        raise UnclearError("mishap-take-other", card=card, top=str(view.discard[-1]))
    return DISCARD


TAKE = "take"
"""The word that begins a turn of cards; a place follows it."""


async def follow_rack(services: Services, request: Request) -> None:
    """Show the person's rack, sort it, or group some of its pieces."""
    table = await services.finder.find(request, of_turn=True)
    if request.pressed:
        await services.finder.remember(request, table)
    table_view = await back_at(services, request, table)
    if table_view.awaits_seat:
        await told_to_wait(services, request, table_view)
        return
    if table_view.me is None:
        raise TableRefusedError(TableCode.NOT_AT_TABLE)
    if table_view.round is None:
        raise TableRefusedError(TableCode.NOT_STARTED)
    order = await _ordered(services, request, table_view, table_view.round)
    if isinstance(order, Refusal):
        await services.refuse_by_rules(request, request.alone, table, order)
        return
    await services.engine.order_rack(table, request.person, order)
    voice = await services.voice(request.alone, table_view)
    views = (table_view, replace(table_view, order=order))
    before, now = (boards.private(voice, one, table_view.round).rack for one in views)
    reordered = before != now and table_view.phase is Phase.PLAYING
    seen_by_itself = reordered or request.pressed  # a result shows no rack in its owner's order
    delivery: Delivery = "edit" if seen_by_itself and request.word != "rack" else "new"
    await services.show_table(request, request.alone, table, delivery=delivery)


async def _ordered(
    services: Services, request: Request, table_view: TableView, view: RoundView
) -> RackOrder | Refusal:
    if request.word == "sort":
        language = await services.spoken(request)
        by = named(request.text, language, "order") or "colour"
        if by not in {"colour", "number"}:
            raise UnclearError("mishap-order", text=request.text[:SHOWN])
        return replace(table_view.order, by="number" if by == "number" else "colour")
    if request.word == "group":
        if not request.text:
            return replace(table_view.order, blocks=())
        text = await strict(services, replace(request, word="pick"), table_view)
        block = table_view.sheet.family.notation.read_pieces(text)
        foreign = _not_among(block, view.rack)
        if foreign:
            return Refusal((Fault(code=Code.NOT_ON_RACK, tiles=foreign),))
        return replace(table_view.order, blocks=(*table_view.order.blocks, block))
    return table_view.order


def _not_among(wanted: Pieces, there: Pieces) -> Pieces:
    return tuple((Counter(wanted) - Counter(there)).elements())
