"""Asks before a word gives something up: a match, a seat, a draft, or chosen pieces.

A question has a key of its own. Pressing the key that asked again asks again, so that a double tap
confirms nothing. Whoever types can type the word again after a moment, the word with `yes`, or the
key's label.
"""

from collections.abc import Iterator
from dataclasses import replace

from bot.conversation.finding import UnclearError
from bot.conversation.memory import YES, OpenQuestion, without_yes
from bot.conversation.request import Request
from bot.conversation.services import Services, as_done
from bot.screens import boards
from bot.screens.choosing import AND_DONE, choice, said_of
from bot.screens.moving import at_hand, leaves_picked, moved, taken
from bot.screens.parts import label, words
from bot.screens.screen import Button, Screen, ScreenKind
from bot.screens.slots import question_slot, which_slot
from bot.screens.turn.buttons import built, use_refused
from bot.screens.voice import Voice
from bot.texts.translator import Argument
from core.engine.people import To, ToChat
from core.engine.table.view import TableView
from core.rules.drafts import NO_DRAFT

LAYING = "done"
"""The word that ends the turn and drops a choice, but no draft."""
NO_PIECES: frozenset[int] = frozenset()
LONGEST_ID = 100
"""The longest id of a key that every platform takes."""
ASKS = frozenset({"draw", "pass", LAYING})
"""Words that end the turn and drop a choice, and but for one the draft: these ask once."""


async def without_yes_of(services: Services, request: Request) -> tuple[Request, bool]:
    """Return a word that asks before it ends a turn without its `yes`, and whether it had one."""
    if request.word not in ASKS:
        return request, False
    text, sure = without_yes(request.text, await services.spoken(request))
    return replace(request, text=text), sure


def goes_on(services: Services, request: Request, table_view: TableView, *, sure: bool) -> bool:
    """Return whether the word loses no draft and no pick, is confirmed, or can only be refused."""
    picked = request.chosen or services.picks.of(table_view, request.alone).chosen
    if request.word == LAYING:
        at_work = leaves_picked(table_view, picked)
    else:
        at_work = table_view.draft.groups is not None or bool(picked)
    if not at_work or sure or not _is_possible(table_view, request.word):
        return True
    question = OpenQuestion(table_view.table, request.word, table_view.draft_version)
    return not request.pressed and services.confirmations.repeats(request.person, question)


def _is_possible(table_view: TableView, word: str) -> bool:
    """Return whether a word that asks could be done now; a refusal loses nothing.

    Players of cards may say that they draw, too: it takes from the stock.
    """
    said = {word, "take stock"} if word == "draw" else {word}
    return word in ASKS and bool(said & {*table_view.can})


def check_confirmed(request: Request, table_view: TableView) -> None:
    """Refuse to accept while only a draft of one's own is there: “ok” does not confirm it.

    Raises:
        UnclearError: nothing is there to accept, but a draft that nobody has confirmed.
    """
    view = table_view.round
    judges = view is not None and view.may_object
    drafted = table_view.draft.alone != NO_DRAFT
    if request.word == "accept" and table_view.my_turn and drafted and not judges:
        raise UnclearError("mishap-unconfirmed")


async def ask_first(services: Services, request: Request, table_view: TableView) -> None:
    """Ask in private whether to give up a draft or a pick."""
    voice = await services.voice(request.alone, table_view)
    anyway = _key(voice, request.word, request, table_view)
    anyway = replace(anyway, version=table_view.version, draft=table_view.draft_version)
    lost = "picked-open" if request.word == LAYING else _left_open(voice, table_view)
    if request.pressed:
        said = voice.say(f"note-{lost}-key", word=anyway.label)
    else:
        said = voice.say(f"note-{lost}", word=request.word)
    text = as_done(request, voice, said, table_view.sheet)
    slot = question_slot(table_view.table, request.person)
    keys = (*_laying_all(services, request, voice, table_view), anyway)
    screen = Screen(kind=ScreenKind.NOTE, text=text, buttons=keys, slot=slot, aside=text)
    question = OpenQuestion(table_view.table, request.word, table_view.draft_version, anyway)
    await _ask(services, request, request.alone, question, screen)


def _laying_all(
    services: Services, request: Request, voice: Voice, table_view: TableView
) -> Iterator[Button]:
    """Yield the board's key that lays the draft with all chosen pieces, if it has one.

    The key of a question names the pieces: nothing is chosen where it stands.
    """
    picking, view = services.picks.of(table_view, request.alone), table_view.round
    if request.word != LAYING or view is None or request.chosen not in {NO_PIECES, picking.chosen}:
        return
    offered = choice(voice, table_view, view, boards.private(voice, table_view, view), picking)
    pieces = taken(at_hand(table_view), picking.chosen)
    named = {"play": said_of(table_view, pieces), "arrange": moved(table_view, pieces, "")}
    for key in () if offered is None else offered.words:
        word, _, then = key.word.partition(" ")
        if word in named and then == AND_DONE:
            whole = replace(key, word=f"{word} {named[word]} {AND_DONE}", asked=request.person)
            yield from (whole,) if len(whole.id) <= LONGEST_ID else ()


def _left_open(voice: Voice, table_view: TableView) -> str:
    """Return what a turn would end without: a whole draft, a part of one, or picked pieces."""
    round_ = table_view.round
    if table_view.draft.groups is None or round_ is None:
        return "picked-open"
    board, first = boards.private(voice, table_view, round_), built(table_view, round_)
    flawed = board.loose or board.missing or any(meld.wrong for meld in board.melds)
    flawed = flawed or use_refused(table_view, round_) is not None
    return "draft-begun" if flawed or not (first is None or first.enough) else "draft-open"


async def confirmed(
    services: Services, request: Request, table_view: TableView, key: str, **arguments: Argument
) -> bool:
    """Return whether a word that ends a match for somebody is confirmed; if not, ask."""
    if await is_confirmed(services, request, table_view):
        return True
    await ask_about_match(services, request, table_view, key, **arguments)
    return False


async def is_confirmed(services: Services, request: Request, table_view: TableView) -> bool:
    """Return whether a word about a match is confirmed, and drop the question then."""
    phrase, sure = await _phrase(services, request)
    question, asked = OpenQuestion(table_view.table, phrase), services.confirmations
    if not (sure or (not request.pressed and asked.repeats(request.person, question))):
        return False
    await _remove_copies(services, request, table_view, question)
    asked.forget(request.person)
    return True


async def _remove_copies(
    services: Services, request: Request, table_view: TableView, question: OpenQuestion
) -> None:
    """Remove a question that is answered wherever it was asked: in private, and in chats."""
    last = services.confirmations.open(request.person)
    elsewhere = () if last is None or last != question else last.places
    chats = map(ToChat, table_view.chats)
    for place in dict.fromkeys((request.reader, request.alone, *chats, *elsewhere)):
        await services.remove(place, question_slot(table_view.table, request.person))


async def ask_about_match(
    services: Services, request: Request, table_view: TableView, key: str, **arguments: Argument
) -> None:
    """Ask, in the place of the word, whether to go on with what ends a match."""
    to = request.reader
    phrase, _ = await _phrase(services, request)
    voice = await services.personal_voice(request, to, table_view)
    anyway = _key(voice, phrase, request, table_view)
    lost = voice.say(key, **arguments)
    pressed = words(lost, voice.say("sure-key", word=anyway.label))
    typed = words(lost, voice.say("sure-typed", word=phrase))
    screen = Screen(
        kind=ScreenKind.NOTE,
        text=pressed if request.pressed else typed,
        beside=pressed,
        buttons=(anyway,),
        slot=question_slot(table_view.table, request.person),
        aside=pressed,
        passing=isinstance(to, ToChat),
    )
    question = OpenQuestion(table_view.table, phrase, key=anyway)
    await _ask(services, request, to, question, screen)


async def _phrase(services: Services, request: Request) -> tuple[str, bool]:
    """Return a word and its text without a final `yes`, and whether there was one."""
    text, sure = without_yes(request.text, await services.spoken(request))
    return f"{request.word} {text}".strip(), sure


def _key(voice: Voice, phrase: str, request: Request, table_view: TableView) -> Button:
    """Return the key that confirms a phrase: it is not the key that asked."""
    said = label(voice, f"{request.word} anyway", table_view.sheet)
    word = f"{phrase} {YES}"
    return Button(word=word, label=said, table=table_view.table, asked=request.person)


async def check_asked(services: Services, request: Request) -> None:
    """Refuse a press on the key of a question of somebody else, or of one that is answered.

    Raises:
        UnclearError: it stays as it is.
    """
    if request.asked not in {None, request.person}:
        assert request.asked is not None
        voice = await services.voice(request.alone, also=(request.asked,))
        raise UnclearError("note-asked-other", name=voice.person(request.asked))
    number = request.question
    if number is not None and number != await services.finder.last.question(request.person):
        raise UnclearError("note-answered")


async def remove_answered(services: Services, request: Request) -> None:
    """Remove the question which table is meant once it is answered: it must not act again."""
    own = request.asked == request.person
    if own and await services.finder.last.answer(request.person, request.question):
        await services.remove(request.alone, which_slot(request.person))


async def _ask(
    services: Services, request: Request, to: To, question: OpenQuestion, screen: Screen
) -> None:
    """Ask a question; one that stands rings nobody again, and a press leaves it in its place."""
    question = replace(question, places=frozenset({to}))
    asking = services.confirmations.ask(request.person, question)
    if asking.deferred:
        if request.pressed:
            await services.surface.answer(request.person, screen.aside)
        return
    if asking.seen:
        screen = replace(screen, delivery="edit" if request.pressed else "new", hushed=True)
    await services.show(request, to, replace(screen, asking=asking))
    asking.seen = asking.seen or not asking.deferred
