"""Words of the turn: read strictly, followed by the family, answered with one's own turn."""

from collections import Counter
from collections.abc import MutableMapping
from dataclasses import dataclass, field, replace

from bot.conversation.asked import Asked
from bot.conversation.choosing import ends_it
from bot.conversation.coaching import learned
from bot.conversation.coming_back import back_at
from bot.conversation.placing import with_place
from bot.conversation.reading import as_arranging, strictly
from bot.conversation.repairing import offer_repair
from bot.conversation.room import Room, as_done
from bot.conversation.unclear import UnclearError, check_alone
from bot.reading.marks import SHOWN
from bot.reading.words import named, read_line
from bot.screens import boards
from bot.screens.choosing import AND_DONE
from bot.screens.hint import hint
from bot.screens.parts import label
from bot.screens.screen import Button, Delivery, Screen, ScreenKind
from core.engine.desks import Stamp
from core.engine.helping import HINT
from core.engine.people import PersonId, TableId
from core.engine.refusals import TableCode, TableRefusedError
from core.engine.remembering import memory
from core.engine.sight import Sight
from core.engine.state import Phase, RackOrder
from core.rules.family import NO_DRAFT, UnknownWordError
from core.rules.pieces import Pieces
from core.rules.refusals import Code, Fault, Refusal
from core.rules.view import RoundView

GIVING_UP = frozenset({"draw", "pass"})
"""Words that end the turn without what is drafted or chosen: asked once, while there is some."""

ABOUT_HELP = frozenset({TableCode.BY_HAND, TableCode.NO_HINTS, TableCode.HINTS_USED})
"""Refusals of help: the host can change what the table gives."""

RACK_WORDS = ("rack", "sort", "group")


@dataclass(slots=True)
class Doubts:
    """What each person has been asked whether it is meant: said again, it is done."""

    _asked: MutableMapping[tuple[PersonId, TableId], tuple[str, int]] = field(
        default_factory=memory
    )

    def settled(self, asked: Asked, sight: Sight) -> bool:
        """Say whether to go on; if not, the same word will do it next time."""
        at_work = sight.draft.groups is not None or asked.chosen
        if asked.word not in GIVING_UP or not at_work:
            return True
        doubt, key = (asked.word, sight.draft_version), (asked.person, sight.table)
        if self._asked.pop(key, None) == doubt:
            return True
        self._asked[key] = doubt
        return False


async def follow_turn(room: Room, doubts: Doubts, asked: Asked) -> None:
    """Follow a word of the turn, in private: what it is about is nobody else's.

    Raises:
        UnreadableError: what should be pieces is none.
        UnclearError: something stands after a word that stands alone.
        UnknownWordError: a word of another game.
    """
    table = await room.finder.find(asked, of_turn=True)
    room.finder.remember(asked, table)
    sight = await back_at(room, asked, table)
    asked, at_once = await _as_meant(room, asked, sight)
    check_alone(asked)
    if _nothing_to_undo(asked, sight):
        await room.note(asked, asked.alone, "note-nothing-to-undo", family=sight.sheet.family.name)
    elif sight.my_turn and not doubts.settled(asked, sight):
        await _doubt(room, asked, sight)
    else:
        await _have_done(room, asked, sight, at_once=at_once)


async def _as_meant(room: Room, asked: Asked, sight: Sight) -> tuple[Asked, bool]:
    """Return what a word means at this table, and whether the turn shall end along with it."""
    if sight.match is not None and asked.word not in sight.sheet.family.words:
        asked = await _as_said_here(room, asked, sight)
    asked, at_once = ends_it(asked)
    word, text = as_arranging(asked.word, asked.text)
    return replace(asked, word=word, text=text), at_once


def _nothing_to_undo(asked: Asked, sight: Sight) -> bool:
    begun = sight.draft != NO_DRAFT or asked.chosen
    return asked.word == "undo" and sight.my_turn and not begun


async def _have_done(room: Room, asked: Asked, sight: Sight, *, at_once: bool) -> None:
    """Have a word followed, and show what came of it."""
    text = await _strict(room, asked, sight)
    try:
        refusal = await _say(room, asked, sight, text, at_once=at_once)
    except TableRefusedError as error:
        if error.code not in ABOUT_HELP:
            raise
        await _no_help(room, asked, sight, error)
        return
    if refusal is not None:
        await room.refuse_by_rules(asked, asked.alone, sight.table, refusal)
        await offer_repair(room, asked, sight, text, refusal)
        await _show_kept(room, asked, sight)
        return
    await learned(room, asked.person, sight)
    await _answer(room, asked, sight.table)


async def _show_kept(room: Room, asked: Asked, before: Sight) -> None:
    """Show the draft where it was kept although it could not be laid at once."""
    after = await room.engine.see(before.table, asked.person)
    if after.draft_version != before.draft_version and after.my_turn:
        await room.show_table(asked, asked.alone, before.table)


async def _say(
    room: Room, asked: Asked, sight: Sight, text: str, *, at_once: bool
) -> Refusal | None:
    """Have a word followed, and lay what it has placed where that was said along with it."""
    refusal = await room.engine.say(sight.table, asked.person, asked.word, text, asked.stamp)
    if refusal is not None or not at_once:
        return refusal
    stamp = Stamp(version=sight.version)
    return await room.engine.say(sight.table, asked.person, AND_DONE, "", stamp)


async def _as_said_here(room: Room, asked: Asked, sight: Sight) -> Asked:
    """Read a word of another game, at which the person sits too, as this game has it."""
    words: tuple[str, ...] = sight.sheet.family.words
    word, _ = read_line(asked.word, await room.spoken(asked), words)
    if word not in words:
        raise UnknownWordError(asked.word)
    return replace(asked, word=word)


async def _no_help(room: Room, asked: Asked, sight: Sight, error: TableRefusedError) -> None:
    """Say what help there is none of, and who can change that."""
    voice = await room.voice(asked.alone, sight)
    named = TableRefusedError(error.code, needed=error.needed, name=voice.person(sight.host))
    await room.refuse(asked, asked.alone, voice.table_refusal(named))


async def _answer(room: Room, asked: Asked, table: TableId) -> None:
    """Show what came of a word: a hint in a sentence, all else at the table itself."""
    sight = await room.engine.see(table, asked.person)
    if asked.word == HINT and sight.hint is not None:
        voice = await room.voice(asked.alone, sight)
        told = hint(voice, sight, sight.hint)
        said = as_done(asked, voice, told.text, sight.sheet)
        await room.show(asked, asked.alone, replace(told, text=said))
        if not (sight.hint.whole and (sight.hint.lays or asked.pressed)):
            return  # else the button goes, too: there is no more to tell
    if sight.phase is Phase.PLAYING:
        await room.show_table(asked, asked.alone, table)


async def _strict(room: Room, asked: Asked, sight: Sight) -> str:
    language, table = await room.spoken(asked), boards.as_seen(sight)
    text = asked.text
    if asked.word == "layoff" and sight.my_turn:
        text = with_place(text, language, sight.sheet, table)
    return strictly(
        asked.word,
        text,
        language=language,
        family=sight.sheet.family.name,
        table=table,
        loose=boards.in_hand(sight),
    )


async def _doubt(room: Room, asked: Asked, sight: Sight) -> None:
    voice = await room.voice(asked.alone, sight)
    again = Button(
        word=asked.word,
        label=label(voice, asked.word, sight.sheet),
        table=sight.table,
        version=sight.version,
        draft=sight.draft_version,
    )
    drafted = sight.draft.groups is not None
    said = voice.say("note-draft-open" if drafted else "note-picked-open", word=asked.word)
    text = as_done(asked, voice, said, sight.sheet)
    await room.show(asked, asked.alone, Screen(kind=ScreenKind.NOTE, text=text, buttons=(again,)))


async def follow_rack(room: Room, asked: Asked) -> None:
    """Show the own rack, sort it, or keep some of it together."""
    table = await room.finder.find(asked)
    sight = await back_at(room, asked, table)
    if sight.me is None:
        raise TableRefusedError(TableCode.NOT_AT_TABLE)
    if sight.round is None:
        raise TableRefusedError(TableCode.NOT_STARTED)
    order = await _ordered(room, asked, sight, sight.round)
    if isinstance(order, Refusal):
        await room.refuse_by_rules(asked, asked.alone, table, order)
        return
    await room.engine.order_rack(table, asked.person, order)
    seen_by_itself = order != sight.order or asked.pressed
    delivery: Delivery = "edit" if seen_by_itself and asked.word != "rack" else "new"
    await room.show_table(asked, asked.alone, table, delivery=delivery)


async def _ordered(room: Room, asked: Asked, sight: Sight, view: RoundView) -> RackOrder | Refusal:
    if asked.word == "sort":
        language = await room.spoken(asked)
        by = named(asked.text, language, "order") or "colour"
        if by not in {"colour", "number"}:
            raise UnclearError("mishap-order", text=asked.text[:SHOWN])
        return replace(sight.order, by="number" if by == "number" else "colour")
    if asked.word == "group":
        if not asked.text:
            return replace(sight.order, blocks=())
        text = await _strict(room, replace(asked, word="pick"), sight)
        block = sight.sheet.family.read_pieces(text)
        foreign = _not_among(block, view.rack)
        if foreign:
            return Refusal((Fault(code=Code.NOT_ON_RACK, tiles=foreign),))
        return replace(sight.order, blocks=(*sight.order.blocks, block))
    return sight.order


def _not_among(wanted: Pieces, there: Pieces) -> Pieces:
    return tuple((Counter(wanted) - Counter(there)).elements())
