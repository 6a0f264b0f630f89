"""The lobby: who sits there, what is agreed, how to begin."""

from collections.abc import Iterator

from bot.screens.agreed import as_agreed
from bot.screens.fairness import sealed
from bot.screens.parts import button, head, lasting, lines, paragraphs
from bot.screens.screen import Button, Screen, ScreenKind
from bot.screens.voice import Voice
from core.engine.people import Computer, Human, Occupant
from core.engine.refusals import TableRefusedError
from core.engine.sight import Sight
from core.rules.pieces import Seat


def lobby(voice: Voice, sight: Sight) -> Screen:
    """Show the lobby of a table."""
    text = paragraphs(
        head(voice, sight),
        seated(voice, sight),
        as_agreed(voice, sight),
        sealed(voice, sight),
    )
    return Screen(
        kind=ScreenKind.LOBBY,
        text=paragraphs(text, voice.say("lobby-how", code=sight.code)),
        beside=paragraphs(text, voice.say("lobby-elsewhere", code=sight.code)),
        buttons=tuple(_buttons(voice, sight)),
        slot=f"table:{sight.table}",
        delivery="edit",
    )


def full(voice: Voice, sight: Sight, error: TableRefusedError, *, alone: bool) -> Screen:
    """Offer to wait for a seat or, where others can join it, to open a second table."""
    second = Button(word=f"new {sight.sheet.id}", label=voice.say("button-second"))
    wait = Button(word="next", label=voice.say("button-wait"), table=sight.table)
    return Screen(
        kind=ScreenKind.REFUSAL,
        text=paragraphs(head(voice, sight), voice.table_refusal(error)),
        buttons=(wait,) if alone else (second, wait),
        slot=f"full:{sight.table}",
        delivery="edit",
    )


def lapsed(voice: Voice, sight: Sight) -> Screen:
    """Show in place of a lobby that nobody has started it, and how to open another."""
    new = Button(word=f"new {sight.sheet.id}", label=voice.say("button-new"))
    return Screen(
        kind=ScreenKind.LOBBY,
        text=paragraphs(head(voice, sight), voice.say("lobby-lapsed")),
        buttons=(new,),
        slot=f"table:{sight.table}",
        delivery="edit",
    )


def seated(voice: Voice, sight: Sight) -> str:
    """Say who sits at the table, and how many can."""
    room = voice.say("lobby-seats", taken=str(len(sight.seats)), seats=str(sight.sheet.max_players))
    return lines(room, *(_seated(voice, sight, seat, who) for seat, who in enumerate(sight.seats)))


def _seated(voice: Voice, sight: Sight, seat: Seat, who: Occupant) -> str:
    number, name = str(seat + 1), voice.occupant(who, seat)
    if isinstance(who, Computer):
        level = voice.say_first(f"level-{who.level}", "option-other", name=who.level)
        return voice.say("lobby-computer", number=number, name=name, level=level)
    if who == Human(sight.host):
        return voice.say("lobby-host", number=number, name=name)
    return voice.say("lobby-person", number=number, name=name)


def _buttons(voice: Voice, sight: Sight) -> Iterator[Button]:
    """Offer what the reader can do; in a chat, what anybody there can."""
    taken, sheet, together = len(sight.seats), sight.sheet, sight.reader is None
    if sight.me is None and taken < sheet.max_players:
        yield lasting(voice, "join", sight.table)
    if together or sight.reader == sight.host:
        yield button(voice, sight, "start", primary=taken >= sheet.min_players)
        yield lasting(voice, "settings", sight.table)
    yield lasting(voice, "rules", sight.table)
    if sight.commitment and (together or sight.me is not None):
        yield lasting(voice, "cut", sight.table)
    if together or sight.me is not None:
        yield button(voice, sight, "leave")
