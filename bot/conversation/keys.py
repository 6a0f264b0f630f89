"""The labels of keys as words: whoever types a label means the key that they see."""

import re
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import replace
from functools import lru_cache, partial
from itertools import product

from bot.conversation.choosing import pieces_at
from bot.conversation.finding import LAYING, UnclearError
from bot.conversation.request import Request
from bot.conversation.services import Services
from bot.conversation.words.coming import is_code
from bot.reading.vocabulary import fold
from bot.screens import boards
from bot.screens.choosing import choice
from bot.screens.lobby import lobby_keys
from bot.screens.play import public_keys
from bot.screens.result import result_keys
from bot.screens.screen import Button
from bot.screens.turn.plan import board_keys
from bot.screens.voice import Voice
from bot.texts.translator import Translator, without_marks
from core.engine.people import PersonId, To, ToPerson
from core.engine.table.seat_state import Stamp
from core.engine.table.state import Phase
from core.engine.table.view import TableView


def answer_called(
    services: Services, person: PersonId, line: str, table_views: Sequence[TableView]
) -> Button | None:
    """Return the key of the question that a person was asked last, if this is its label."""
    asked = services.confirmations.open(person)
    if asked is None or asked.key is None or _plain(asked.key.label) != _plain(line):
        return None
    if asked.key.table is None:  # a question about no table
        return asked.key
    now = next((one for one in table_views if one.table == asked.table), None)
    return asked.key if now is not None and asked.version in {None, now.draft_version} else None


async def key_meant(
    services: Services, request: Request, line: str, table_views: Sequence[TableView]
) -> str | None:
    """Return what the key with this label says, on the board that stands before a person.

    A key for chosen pieces takes those that the person has picked.
    """
    shown = [one for one in table_views if request.in_front in {None, one.table}]
    if len(shown) != 1:
        return None
    (own,), to, wanted = shown, request.here, _plain(line)
    seen = own if isinstance(to, ToPerson) else await services.engine.see(own.table)
    sends = (one for one in keys_of(await services.voice(to, seen), seen, to) if one.phrase)
    keys = (one for one in sends if not (one.page or one.link))
    key = next((one for one in keys if _plain(one.label) == wanted), None)
    return await _of_picked(services, request, wanted, own) if key is None else key.phrase


async def _of_picked(
    services: Services, request: Request, wanted: str, table_view: TableView
) -> str | None:
    """Return what the key with this label says about the pieces that the person has picked."""
    picking, view = services.picks.of(table_view, request.alone), table_view.round
    if not picking.chosen or view is None:
        return None
    voice = await services.voice(request.alone, table_view)
    offered = choice(voice, table_view, view, boards.private(voice, table_view, view), picking)
    for key in () if offered is None else (*offered.words, *offered.onto, *offered.completing):
        if _plain(key.label) == wanted:
            word, _, text = key.word.partition(" ")
            stamp = Stamp(version=table_view.version, draft=table_view.draft_version)
            pressed = replace(request, word=word, text=text, stamp=stamp, chosen=picking.chosen)
            return pieces_at(pressed, table_view).phrase
    return None


def label_meant(
    translator: Translator, language: str, words: Collection[str], line: str, *, sure: bool
) -> str | None:
    """Return what the key with this label says, wherever it stands, if any.

    `words` are those of the person's games. A table's code may follow. If it is not `sure` that the
    line is meant for the bot, one word is no label, nor is that of a key outside of turns.

    Raises:
        UnclearError: only a press makes sense.
    """
    families = [family for word, family in LAYING.items() if word in words] or [*LAYING.values()]
    before, _, code = line.strip().rpartition(" ")
    said = _said(translator, language, families, line, sure=sure)
    if said is None and is_code(code):
        said = _said(translator, language, families, before, sure=sure)
        said = said if said in {None, HOW} else f"{said} {code}"
    if said is None or not (sure or " " in line.strip()):
        return None
    if said != HOW:
        return said
    if sure:
        raise UnclearError("mishap-key", family=families[0])
    return None


def _said(
    translator: Translator, language: str, families: Iterable[str], line: str, *, sure: bool
) -> str | None:
    """Return what the key with this label says: one of a turn, or if `sure`, any other one."""
    found = [_labels(translator, language, family) for family in families]
    found += [_of_tables(translator, language)] if sure else []
    return next(filter(None, (labels.get(_numbered(line)) for labels in found)), None)


@lru_cache(maxsize=64)
def _of_tables(translator: Translator, language: str) -> Mapping[str, str]:
    """Return what each label of a table's keys says, outside of turns."""
    keys = {**{word: word for word in OF_TABLE}, **SAYING}
    named = {key: translator.text(f"button-{key.replace(' ', '-')}", language) for key in keys}
    return {_numbered(named[key]): said for key, said in keys.items()}


@lru_cache(maxsize=64)
def _labels(translator: Translator, language: str, family: str) -> Mapping[str, str]:
    """Return what each label of a turn's keys says."""
    say = partial(translator.text, language=language, left="r4", right="r5", ends="yes")
    return {
        _numbered(
            say(f"button-{key.replace(' ', '-')}", family=family, count=count, counted=how)
        ): said
        for count, how in product((1, 2), ("yes", "no"))
        for key, said in {**dict.fromkeys(PRESSED, HOW), **SAID, **OF_TILES.get(family, {})}.items()
    }


def _numbered(label: str) -> str:
    """Return a label for comparison, with its pieces and figures as `#`."""
    return _PIECE.sub("#", _plain(label))


HOW = "?"
"""Stands for a key that only a press makes sense of: typing it is answered with what to type."""
OF_TURN = (
    "draw", "pass", "done", "hint", "undo", "reset", "repair", "object", "accept", "return", "meld",
    "discard", "take stock", "take discard", "auto", "auto off", "sort number", "sort colour",
    "rack", "plan", "plan close", "plan lay", "plan lay off", "plan reset", "plan done", "nudge",
)  # fmt: skip
"""Keys of a turn, or of those who wait for one, whose label is named after what they say."""
SAID = {
    **{word: word for word in OF_TURN},
    **{f"{word} anyway": word for word in ("draw", "pass", "done")},
}
OF_TILES = {"tiles": {"take stock": "draw", "take discard": HOW}}
"""What labels of cards say at a table of tiles, if something else."""
OF_TABLE = (
    "new", "join", "start", "leave", "stop", "remove", "rematch", "resume", "pause", "score",
    "replay", "record", "review", "verify", "cut", "history", "rules", "settings", "table",
    "tables", "help", "help all", "learn", "learn off", "watch off", "daily", "daily share",
)  # fmt: skip
"""Keys outside of turns whose label is named after what they say."""
SAYING = {
    "im back": "back", "next ready": "next", "second": "new", "wait": "next",
    "stop waiting": "leave",
}  # fmt: skip
"""Keys outside of turns whose label has another name, and what they say."""
PRESSED = (
    "play", "play done", "look first", "another way", "arrange", "arrange more", "arrange rack",
    "choose", "onto", "here", "here yet", "melds", "mend", "take tile", "drop", "split", "more",
    "following", "other", "back", "plan meld", "plan discard", "list", "confirm",
)  # fmt: skip
"""Keys that turn pages, or act on picked pieces."""
_PIECE = re.compile(r"[rbkgy]?\d+")


def keys_of(voice: Voice, table_view: TableView, to: To) -> Iterable[Button]:
    """Return the keys that a table's current screen has, without making the screen."""
    if table_view.phase is Phase.STOPPED:
        return ()
    if table_view.match is None or table_view.round is None:
        return lobby_keys(voice, table_view)
    if table_view.round.outcome is not None:
        return result_keys(voice, table_view)
    if isinstance(to, ToPerson) and table_view.me is not None:
        return board_keys(voice, table_view, table_view.round)
    return public_keys(voice, table_view)


def _plain(label: str) -> str:
    """Return a label for comparison: letters and figures, without spaces."""
    return "".join(fold(without_marks(label)).replace("’", "'").split()).strip("!?¡¿.")
