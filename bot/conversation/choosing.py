"""Pieces that somebody has chosen with the finger: what can be said of them, and what is said."""

from dataclasses import replace

from bot.conversation.asked import Asked
from bot.conversation.coming_back import back_at
from bot.conversation.door import TurnedAwayError
from bot.conversation.incoming import Chose
from bot.conversation.room import Room
from bot.screens import boards
from bot.screens.at_hand import AtHand, at_hand, moved, taken
from bot.screens.choosing import AND_DONE, NOTHING, Picking, by_hand, said_of
from bot.screens.play import private_turn
from bot.screens.screen import Screen
from bot.screens.voice import Voice
from core.engine.sight import Sight
from core.rules.picked import Picked
from core.rules.view import RoundView


async def turn_with(room: Room, chose: Chose) -> Screen | None:
    """Show the own turn with what is chosen; None: there is none any more."""
    asked = Asked(person=chose.person, chat=None, word="play", table=chose.table, pressed=True)
    sight = await back_at(room, asked, chose.table)
    if sight.me is None or sight.round is None or sight.round.outcome is not None:
        return None
    voice = await room.voice(asked.alone, sight)
    picking = NOTHING
    if (chose.stamp.version, chose.stamp.draft) == (sight.version, sight.draft_version):
        worth = await _worth(room, asked, voice, sight, chose.chosen)
        picking = Picking(chosen=chose.chosen, worth=worth)
        room.picks.keep(sight, chose.person, picking)
    return private_turn(voice, sight, sight.round, delivery="edit", picking=picking)


async def _worth(
    room: Room, asked: Asked, voice: Voice, sight: Sight, chosen: frozenset[int]
) -> Picked:
    """Weigh what is chosen of the rack, as long as somebody may have arrangements looked for."""
    pieces = _chosen(voice, sight, chosen)
    own = pieces and all(one.meld is None for one in pieces)
    if not own or not sight.my_turn or by_hand(sight):
        return Picked()
    named = sight.sheet.family.read_pieces(said_of(sight, pieces))
    try:
        with room.door.solving(asked):
            return await room.engine.weigh(sight.table, asked.person, named)
    except TurnedAwayError:
        return Picked()


def _chosen(voice: Voice, sight: Sight, chosen: frozenset[int]) -> tuple[AtHand, ...]:
    view: RoundView | None = sight.round
    if view is None:
        return ()
    return taken(at_hand(sight, view, boards.private(voice, sight, view)), chosen)


async def with_pieces(room: Room, asked: Asked) -> Asked:
    """Put what was chosen behind the word, as it would be typed."""
    if asked.table is None or asked.word not in TAKING:
        return asked
    sight = await room.engine.see(asked.table, asked.person)
    voice = await room.voice(asked.alone, sight)
    pieces = _chosen(voice, sight, asked.chosen)
    if not pieces or not _fresh(asked, sight):
        return asked
    return replace(asked, text=_text(asked, sight, pieces))


TAKING = frozenset({"play", "arrange", "return", "meld", "layoff", "discard"})
"""Words that take what was chosen."""


def _fresh(asked: Asked, sight: Sight) -> bool:
    stamp = asked.stamp
    return stamp is not None and (stamp.version, stamp.draft) == (
        sight.version,
        sight.draft_version,
    )


def _text(asked: Asked, sight: Sight, pieces: tuple[AtHand, ...]) -> str:
    if asked.word == "arrange":
        return moved(sight, pieces, asked.text)
    named = said_of(sight, pieces) if asked.word == "play" else _named(pieces)
    return f"{named} {asked.text}".strip()


def _named(pieces: tuple[AtHand, ...]) -> str:
    return " ".join(one.piece for one in pieces)


def ends_it(asked: Asked) -> tuple[Asked, bool]:
    """Say whether `play r7 r8 r9 done` was said, and return what is played."""
    pieces, _, last = asked.text.rpartition(" ")
    if asked.word != "play" or last != AND_DONE:
        return asked, False
    return replace(asked, text=pieces.strip()), True
